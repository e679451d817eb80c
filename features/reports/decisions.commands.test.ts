import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { makeUnique } from '@/testing/builders';
import { findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { listMailContentsTo } from '@/testing/mail-contents';
import { aCollege, anAdministrator, aStaffOffice } from '@/testing/people';
import { aPeriod, aReport, buildFigures, buildPastPeriod } from '@/testing/reports';
import { correctReport } from './corrections.commands';
import { acceptReport, returnReport } from './decisions.commands';
import { reportsMessages } from './reports.messages';
import { findReport } from './reports.queries';
import { aFile, aSubmittedReport, findRow, type Office, refused, toViewer } from './reports.test-support';

let college: Office;
let mine: Viewer;
let administrator: Viewer;
beforeAll(async () => {
  college = await aCollege({ account: { email: `${makeUnique('c').replace(' ', '')}@example.org` } });
  mine = toViewer(college);
  administrator = toViewer(await anAdministrator());
});

describe('the administrator', () => {
  test('accepts a submitted report, once', async () => {
    const { period, id, version } = await aSubmittedReport(college);
    await acceptReport({ id, version }, administrator);
    expect(await findRow(period.id, college)).toMatchObject({ status: 'accepted', version: version + 1 });
    await expect(acceptReport({ id, version: version + 1 }, administrator)).rejects.toMatchObject(
      refused('reports.notNow'),
    );
    const late = { id, version, comment: 'แก้' };
    await expect(returnReport(late, administrator)).rejects.toMatchObject(refused('reports.conflict'));
    await expect(acceptReport({ id: 2_000_000_000, version }, administrator)).rejects.toMatchObject({
      kind: 'missing',
    });
  });

  test('returns a report with a comment, which the office gets by mail', async () => {
    const { period, id, version } = await aSubmittedReport(college);
    await expect(returnReport({ id, version, comment: ' ' }, administrator)).rejects.toMatchObject({
      fields: { comment: reportsMessages['reports.commentMissing'] },
    });
    await returnReport({ id, version, comment: 'เพิ่มภาพ\nด้วย' }, administrator);
    expect(await findRow(period.id, college)).toMatchObject({ status: 'returned', comment: 'เพิ่มภาพ\nด้วย' });
    const letters = (await listMailContentsTo(college.account.email ?? '')).filter(
      ({ data }) => data.period === period.name,
    );
    expect(letters).toEqual([
      {
        template: 'report-returned',
        status: 'waiting',
        data: {
          ...{ name: college.organisation.name, period: period.name, by: administrator.name, comment: 'เพิ่มภาพ\nด้วย' },
          ...{ link: `/colleges/reports/${period.id}`, at: period.closesAt.toISOString() },
        },
      },
    ]);
  });

  test('returns a report even if the office has no address', async () => {
    const silent = await aStaffOffice('iven');
    const period = await aPeriod();
    const { id, version } = await aReport({ periodId: period.id, organisationId: silent.organisation.id });
    await returnReport({ id, version, comment: 'x' }, administrator);
    expect(await findRow(period.id, silent)).toMatchObject({ status: 'returned' });
  });

  test('corrects remarks, files and figures after the end; old and new values stay visible', async () => {
    const file = await aFile(college);
    const { period, id, version } = await aSubmittedReport(college, buildPastPeriod(), {
      status: 'accepted',
      remarks: 'เดิม',
    });
    await db.reportFile.create({ data: { reportId: id, mediaId: file.id, title: 'แนบ', position: 1 } });
    const kept = { id, version, remarks: 'เดิม', files: [{ mediaId: file.id, title: 'แนบ' }], note: 'ตามหนังสือ' };
    await expect(correctReport(kept, administrator)).rejects.toMatchObject({
      fields: { remarks: reportsMessages['reports.unchanged'] },
    });
    const typed = [
      { id: 1, items: '2', reads: '70', shares: '1' },
      { id: 999, items: '5', reads: '5', shares: '5' },
    ];
    await expect(
      correctReport(
        { ...kept, figures: 'type', typed: [{ id: 1, items: '-1', reads: '0', shares: '0' }] },
        administrator,
      ),
    ).rejects.toMatchObject({ kind: 'invalid' });
    await correctReport({ ...kept, remarks: 'ใหม่', files: [], figures: 'type', typed }, administrator);
    const row = await findRow(period.id, college);
    expect(row).toMatchObject({ status: 'accepted', remarks: 'ใหม่', files: [], figures: buildFigures(70) });
    const report = await findReport(mine, id);
    expect(report?.corrections).toMatchObject([
      {
        note: 'ตามหนังสือ',
        by: administrator.name,
        before: { remarks: 'เดิม', figures: buildFigures(7), files: [{ mediaId: file.id, title: 'แนบ' }] },
        after: { remarks: 'ใหม่', figures: buildFigures(70), files: [] },
      },
    ]);
    expect(await findLastAuditRow('report')).toMatchObject({
      action: 'report.correct',
      after: { note: 'ตามหนังสือ', changes: 3 },
    });
  });

  test('cannot correct a report while the period is open, nor one never handed in', async () => {
    const open = await aSubmittedReport(college);
    const draft = await aSubmittedReport(college, buildPastPeriod(), { status: 'open', submittedAt: null });
    for (const { id, version } of [open, draft]) {
      const form = { id, version, remarks: 'x', note: 'x' };
      await expect(correctReport(form, administrator)).rejects.toMatchObject({ kind: 'conflict' });
    }
    expect(await db.reportCorrection.count({ where: { reportId: { in: [open.id, draft.id] } } })).toBe(0);
  });
});

describe.each(getRolesExcept('VecAdmin'))('%s', (role) => {
  test('cannot decide on reports', async () => {
    const { id, version } = await aSubmittedReport(college);
    for (const write of [acceptReport, returnReport, correctReport]) {
      const form = { id, version, comment: 'x', note: 'x', remarks: 'x' };
      // Supervising offices return the reports of their own, of which this is none.
      const follows = write === returnReport && ['iven', 'VecProvince'].includes(role);
      const kind = follows ? 'missing' : 'forbidden';
      await expect(write(form, { ...mine, role })).rejects.toMatchObject({ kind });
    }
    const seen = await findReport({ ...mine, role }, id);
    expect(seen !== undefined).toBe(['college', 'iven', 'VecProvince'].includes(role));
  });
});
