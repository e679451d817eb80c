import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aNews, aStoredPicture, makeUnique } from '@/testing/builders';
import { createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { aCollege, anAdministrator, aStaffOffice } from '@/testing/people';
import { aPeriod, buildComingPeriod, buildFigures, buildPastPeriod } from '@/testing/reports';
import { correctOwnReport } from './corrections.commands';
import { returnReport } from './decisions.commands';
import { handInReport, saveReport, takeBackReport } from './reports.commands';
import { reportsMessages } from './reports.messages';
import { findOwnReport, findReport } from './reports.queries';
import { aFile, aSubmittedReport, findRow, type Office, refused, toViewer } from './reports.test-support';

const january = new Date('2026-01-10T09:00:00+07:00');

let college: Office;
let mine: Viewer;
let administrator: Viewer;
beforeAll(async () => {
  college = await aCollege({ account: { email: `${makeUnique('c').replace(' ', '')}@example.org` } });
  mine = toViewer(college);
  administrator = toViewer(await anAdministrator());
});

describe('an office', () => {
  test('saves, hands in with current figures, takes back and hands in again', async () => {
    const { id: periodId } = await aPeriod();
    const news = await aNews({ organisationId: college.organisation.id, publishAt: january });
    const [one, two] = [await aFile(college), await aFile(college)];
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
    const gone = await aSubmittedReport(college, buildPastPeriod());
    const step = { periodId: gone.period.id, version: gone.version };
    await expect(takeBackReport(step, mine)).rejects.toMatchObject(refused('reports.periodClosed'));
  });

  test('cannot change a submitted or accepted report', async () => {
    for (const status of ['submitted', 'accepted'] as const) {
      const { period, version } = await aSubmittedReport(college, {}, { status });
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
    const own = await aFile(college);
    const save = (files: unknown) => saveReport({ periodId, version: 0, files }, mine);
    const file = (mediaId: number, title = 'x') => ({ mediaId, title });
    const wrong = (fields: object) => ({ kind: 'invalid', fields });
    for (const { id } of [foreign, deleted]) {
      await expect(save([file(own.id), file(id)])).rejects.toMatchObject(
        wrong({ files: reportsMessages['reports.foreignFile'] }),
      );
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
    const { period, id, version } = await aSubmittedReport(college, {}, { status: 'returned' });
    const given = await aStoredPicture();
    await db.reportFile.create({ data: { reportId: id, mediaId: given.id, title: 'ของส่วนกลาง', position: 1 } });
    await handInReport({ periodId: period.id, version, files: [{ mediaId: given.id, title: 'ใหม่' }] }, mine);
    expect((await findRow(period.id, college)).files).toMatchObject([{ mediaId: given.id, title: 'ใหม่' }]);
  });

  test('after the end corrects only a returned report, which hands it in', async () => {
    const { period, id, version } = await aSubmittedReport(college, buildPastPeriod(), { remarks: 'เดิม' });
    const form = { periodId: period.id, version, remarks: 'ใหม่', note: 'พิมพ์ผิด', figures: 'recount' };
    await expect(correctOwnReport(form, mine)).rejects.toMatchObject(refused('reports.periodClosed'));
    await returnReport({ id, version, comment: 'แก้ด้วย' }, administrator);
    const back = { ...form, version: version + 1 };
    await expect(correctOwnReport({ ...back, note: '' }, mine)).rejects.toMatchObject({
      fields: { note: reportsMessages['reports.noteMissing'] },
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
    const { period, id } = await aSubmittedReport(college);
    const other = toViewer(await aCollege());
    expect(await findReport(mine, id)).toMatchObject({ id, state: 'submitted' });
    expect(await findReport(other, id)).toBeUndefined();
    expect(await findOwnReport(other, period.id)).toMatchObject({ id: undefined, state: 'none', version: 0 });
    await saveReport({ periodId: period.id, version: 0, remarks: 'ของอีกแห่ง' }, other);
    expect(await findRow(period.id, college)).toMatchObject({ id, remarks: '', status: 'submitted' });
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

test.each(['iven', 'VecProvince'] as const)('%s hands in the report of its own office', async (role) => {
  const office = await aStaffOffice(role);
  const { id: periodId } = await aPeriod();
  await handInReport({ periodId, version: 0, remarks: 'ส่ง' }, toViewer(office));
  expect(await findRow(periodId, office)).toMatchObject({ status: 'submitted', remarks: 'ส่ง', version: 1 });
});
