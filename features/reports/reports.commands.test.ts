import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aNews, aStoredPicture, makeUnique } from '@/testing/builders';
import { createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { listMailContentsTo } from '@/testing/mail-contents';
import { aCollege, anAdministrator, aStaffOffice } from '@/testing/people';
import { aPeriod, aReport, buildComingPeriod, buildFigures, buildPastPeriod } from '@/testing/reports';
import {
  acceptReport,
  correctOwnReport,
  correctReport,
  handInReport,
  returnReport,
  saveReport,
  takeBackReport,
} from './reports.commands';
import { findOwnReport, findReport } from './reports.queries';

type Office = Awaited<ReturnType<typeof aStaffOffice>>;
const toViewer = ({ account, organisation, id }: Office): Viewer => ({
  ...{ role: account.role, accountId: account.id, ownId: id },
  ...{ organisationId: organisation.id, name: account.displayName },
});
const january = new Date('2026-01-10T09:00:00+07:00');
const findRow = (periodId: number, { organisation }: Office) =>
  db.performanceReport.findUniqueOrThrow({
    where: { periodId_organisationId: { periodId, organisationId: organisation.id } },
    include: { files: { orderBy: { position: 'asc' } }, corrections: true },
  });
const refused = (key: string) => ({ kind: 'conflict', key });

let college: Office;
let mine: Viewer;
let administrator: Viewer;
beforeAll(async () => {
  college = await aCollege({ account: { email: `${makeUnique('c').replace(' ', '')}@example.org` } });
  mine = toViewer(college);
  administrator = toViewer(await anAdministrator());
});

/** A submitted report of the college, in a period of its own. */
async function handedIn(
  given: Parameters<typeof aPeriod>[0] = {},
  report: Partial<Parameters<typeof aReport>[0]> = {},
) {
  const period = await aPeriod(given);
  const row = await aReport({ periodId: period.id, organisationId: college.organisation.id, ...report });
  return { period, id: row.id, version: row.version };
}
const aFile = (title = 'x') => aStoredPicture({ organisationId: college.organisation.id, title });

describe('an office', () => {
  test('saves, hands in with current figures, takes back and hands in again', async () => {
    const { id: periodId } = await aPeriod();
    const news = await aNews({ organisationId: college.organisation.id, publishAt: january });
    const [one, two] = [await aFile(), await aFile()];
    const files = [
      { mediaId: two.id, title: 'สอง' },
      { mediaId: one.id, title: 'หนึ่ง' },
    ];
    await saveReport({ periodId, version: 0, remarks: 'บรรทัด\nสอง', files: JSON.stringify(files) }, mine);
    const saved = await findRow(periodId, college);
    expect(saved).toMatchObject({ status: 'open', version: 1, remarks: 'บรรทัด\nสอง', figures: {}, submittedAt: null });
    expect(saved.files.map(({ mediaId, title }) => ({ mediaId, title }))).toEqual(files);

    await handInReport({ periodId, version: 1, remarks: 'สรุป', files }, mine);
    const kept = await findRow(periodId, college);
    expect(kept).toMatchObject({ status: 'submitted', version: 2, remarks: 'สรุป', submittedById: mine.accountId });
    await aNews({ organisationId: college.organisation.id, categoryId: news.categoryId, publishAt: january });
    expect((await findOwnReport(mine, periodId))?.figures.categories).toMatchObject([
      { id: news.categoryId, items: 1 },
    ]);

    await takeBackReport({ periodId, version: 2 }, mine);
    expect(await findRow(periodId, college)).toMatchObject({
      status: 'open',
      version: 3,
      figures: {},
      submittedAt: null,
    });
    await handInReport({ periodId, version: 3, remarks: '', files: [] }, mine);
    expect((await findOwnReport(mine, periodId))?.figures.categories).toMatchObject([
      { id: news.categoryId, items: 2 },
    ]);
    expect(await findLastAuditRow('report')).toMatchObject({ action: 'report.handIn', nounId: String(kept.id) });
    await db.news.deleteMany({ where: { organisationId: college.organisation.id } });
  });

  test('gets a conflict on a concurrent change, and loses none of its input', async () => {
    const { id: periodId } = await aPeriod();
    await saveReport({ periodId, version: 0, remarks: 'แรก' }, mine);
    for (const write of [saveReport, handInReport]) {
      await expect(write({ periodId, version: 0, remarks: 'สอง' }, mine)).rejects.toMatchObject(
        refused('reports.conflict'),
      );
    }
    expect(await findRow(periodId, college)).toMatchObject({ status: 'open', remarks: 'แรก', version: 1 });
  });

  test('two concurrent first saves create one report', async () => {
    const { id: periodId } = await aPeriod();
    const save = (remarks: string) => saveReport({ periodId, version: 0, remarks }, mine);
    const outcomes = await Promise.allSettled([save('หนึ่ง'), save('สอง')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await db.performanceReport.count({ where: { periodId } })).toBe(1);
  });

  test('can’t write before the period opens or after it has closed, and leaves no row behind', async () => {
    const [early, late] = [await aPeriod(buildComingPeriod()), await aPeriod(buildPastPeriod())];
    for (const write of [saveReport, handInReport]) {
      await expect(write({ periodId: early.id, version: 0 }, mine)).rejects.toMatchObject({ kind: 'missing' });
      await expect(write({ periodId: late.id, version: 0 }, mine)).rejects.toMatchObject(
        refused('reports.periodClosed'),
      );
    }
    expect(await db.performanceReport.count({ where: { periodId: { in: [early.id, late.id] } } })).toBe(0);
    const gone = await handedIn(buildPastPeriod());
    const step = { periodId: gone.period.id, version: gone.version };
    await expect(takeBackReport(step, mine)).rejects.toMatchObject(refused('reports.periodClosed'));
  });

  test('cannot change a submitted or accepted report', async () => {
    for (const status of ['submitted', 'accepted'] as const) {
      const { period, version } = await handedIn({}, { status });
      const form = { periodId: period.id, version, remarks: 'อื่น' };
      for (const write of [saveReport, handInReport]) {
        await expect(write(form, mine)).rejects.toMatchObject(refused('reports.notNow'));
      }
    }
  });

  test('attaches only files of its own library, at most ten, each once', async () => {
    const { id: periodId } = await aPeriod();
    const foreign = await aStoredPicture({ organisationId: (await aCollege()).organisation.id });
    const deleted = await aStoredPicture({ organisationId: college.organisation.id, deletedAt: new Date() });
    const own = await aFile();
    const save = (files: unknown) => saveReport({ periodId, version: 0, files }, mine);
    const file = (mediaId: number, title = 'x') => ({ mediaId, title });
    const wrong = (fields: object) => ({ kind: 'invalid', fields });
    for (const { id } of [foreign, deleted]) {
      await expect(save([file(own.id), file(id)])).rejects.toMatchObject(wrong({ files: 'reports.foreignFile' }));
    }
    await expect(save([file(own.id), file(own.id)])).rejects.toMatchObject({ kind: 'invalid' });
    await expect(save([file(own.id, ' ')])).rejects.toMatchObject({ kind: 'invalid' });
    await expect(save('no list')).rejects.toMatchObject({ kind: 'invalid' });
    await expect(save(Array.from({ length: 11 }, (_, index) => file(index + 1)))).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect(await db.performanceReport.count({ where: { periodId } })).toBe(0);
  });

  test('keeps a file that the administrator attached', async () => {
    const { period, id, version } = await handedIn({}, { status: 'returned' });
    const given = await aStoredPicture();
    await db.reportFile.create({ data: { reportId: id, mediaId: given.id, title: 'ของส่วนกลาง', position: 1 } });
    await handInReport({ periodId: period.id, version, files: [{ mediaId: given.id, title: 'ใหม่' }] }, mine);
    expect((await findRow(period.id, college)).files).toMatchObject([{ mediaId: given.id, title: 'ใหม่' }]);
  });

  test('after the end corrects only a returned report, which hands it in', async () => {
    const { period, id, version } = await handedIn(buildPastPeriod(), { remarks: 'เดิม' });
    const form = { periodId: period.id, version, remarks: 'ใหม่', note: 'พิมพ์ผิด', figures: 'recount' };
    await expect(correctOwnReport(form, mine)).rejects.toMatchObject(refused('reports.periodClosed'));
    await returnReport({ id, version, comment: 'แก้ด้วย' }, administrator);
    const back = { ...form, version: version + 1 };
    await expect(correctOwnReport({ ...back, note: '' }, mine)).rejects.toMatchObject({
      fields: { note: 'reports.noteMissing' },
    });
    await expect(correctOwnReport({ ...back, figures: 'type' }, mine)).rejects.toMatchObject({ kind: 'invalid' });
    await correctOwnReport(back, mine);
    const row = await findRow(period.id, college);
    expect(row).toMatchObject({ status: 'submitted', remarks: 'ใหม่', figures: { categories: [] } });
    expect(row.corrections).toMatchObject([
      {
        note: 'พิมพ์ผิด',
        accountId: mine.accountId,
        before: { remarks: 'เดิม', figures: buildFigures() },
        after: { remarks: 'ใหม่' },
      },
    ]);
  });

  test('sees and writes only its own report', async () => {
    const { period, id } = await handedIn();
    const other = toViewer(await aCollege());
    expect(await findReport(mine, id)).toMatchObject({ id, state: 'submitted' });
    expect(await findReport(other, id)).toBeUndefined();
    expect(await findOwnReport(other, period.id)).toMatchObject({ id: undefined, state: 'none', version: 0 });
    await saveReport({ periodId: period.id, version: 0, remarks: 'ของอีกแห่ง' }, other);
    expect(await findRow(period.id, college)).toMatchObject({ id, remarks: '', status: 'submitted' });
  });
});

describe('the administrator', () => {
  test('accepts a submitted report, once', async () => {
    const { period, id, version } = await handedIn();
    await acceptReport({ id, version }, administrator);
    expect(await findRow(period.id, college)).toMatchObject({ status: 'accepted', version: version + 1 });
    await expect(acceptReport({ id, version: version + 1 }, administrator)).rejects.toMatchObject(
      refused('reports.notNow'),
    );
    await expect(acceptReport({ id, version }, administrator)).rejects.toMatchObject(refused('reports.conflict'));
    await expect(acceptReport({ id: 2_000_000_000, version }, administrator)).rejects.toMatchObject({
      kind: 'missing',
    });
  });

  test('returns a report with a comment, which the office gets by mail', async () => {
    const { period, id, version } = await handedIn();
    await expect(returnReport({ id, version, comment: ' ' }, administrator)).rejects.toMatchObject({
      fields: { comment: 'reports.commentMissing' },
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
    const file = await aFile();
    const { period, id, version } = await handedIn(buildPastPeriod(), { status: 'accepted', remarks: 'เดิม' });
    await db.reportFile.create({ data: { reportId: id, mediaId: file.id, title: 'แนบ', position: 1 } });
    const kept = { id, version, remarks: 'เดิม', files: [{ mediaId: file.id, title: 'แนบ' }], note: 'ตามหนังสือ' };
    await expect(correctReport(kept, administrator)).rejects.toMatchObject({
      fields: { remarks: 'reports.unchanged' },
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
    const open = await handedIn();
    const draft = await handedIn(buildPastPeriod(), { status: 'open', submittedAt: null });
    for (const { id, version } of [open, draft]) {
      const form = { id, version, remarks: 'x', note: 'x' };
      await expect(correctReport(form, administrator)).rejects.toMatchObject({ kind: 'conflict' });
    }
    expect(await db.reportCorrection.count({ where: { reportId: { in: [open.id, draft.id] } } })).toBe(0);
  });
});

describe.each(getRolesExcept('college', 'iven', 'VecProvince'))('%s', (role) => {
  test('cannot hand in reports', async () => {
    const { id: periodId } = await aPeriod();
    for (const write of [saveReport, handInReport, takeBackReport, correctOwnReport]) {
      await expect(write({ periodId, version: 0, note: 'x' }, createRoleViewer(role))).rejects.toMatchObject({
        kind: 'forbidden',
      });
    }
    expect(await findOwnReport({ ...mine, role }, periodId)).toBeUndefined();
  });
});

describe.each(getRolesExcept('VecAdmin'))('%s', (role) => {
  test('cannot decide on reports', async () => {
    const { id, version } = await handedIn();
    for (const write of [acceptReport, returnReport, correctReport]) {
      const form = { id, version, comment: 'x', note: 'x', remarks: 'x' };
      await expect(write(form, { ...mine, role })).rejects.toMatchObject({ kind: 'forbidden' });
    }
    const seen = await findReport({ ...mine, role }, id);
    expect(seen !== undefined).toBe(['college', 'iven', 'VecProvince'].includes(role));
  });
});

test.each(['iven', 'VecProvince'] as const)('%s hands in the report of its own office', async (role) => {
  const office = await aStaffOffice(role);
  const { id: periodId } = await aPeriod();
  await handInReport({ periodId, version: 0, remarks: 'ส่ง' }, toViewer(office));
  expect(await findRow(periodId, office)).toMatchObject({ status: 'submitted', remarks: 'ส่ง', version: 1 });
});
