import { listInbox } from '@/features/inbox/inbox.queries';
import { inboxList } from '@/features/inbox/inbox.rules';
import { findLastChange } from '@/lib/audit/last-change';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { listMailContentsTo } from '@/testing/mail-contents';
import { aCollege, anAdministrator, aProvince, aStaffOffice } from '@/testing/people';
import { aPeriod, buildPastPeriod } from '@/testing/reports';
import { listDueReports } from '../deadlines.queries';
import { acceptReport, passOnReport, returnReport } from '../decisions.commands';
import { remindOffices } from '../overview/overview.commands';
import { listOverview, listOverviewExportRows } from '../overview/overview.queries';
import { overviewList } from '../overview/overview.rules';
import { buildOverviewSheet, listOverviewFacts } from '../overview/overview-document';
import { countReportProgress } from '../overview/progress.queries';
import { savePeriod } from '../periods/periods.commands';
import { findPeriod } from '../periods/periods.queries';
import { handInReport, takeBackReport } from '../reports.commands';
import { findFollowedReport, findOwnReport } from '../reports.queries';
import { findRow, type Office, refused, toViewer } from '../reports.test-support';
import { listWaitingReports } from './waiting.queries';

let college: Office;
/** College of the institute in a province without an office. */
let lone: Office;
/** College without any office above it. */
let bare: Office;
let province: Office;
let institute: Office;
let otherProvince: Viewer;
let administrator: Viewer;

beforeAll(async () => {
  const place = { provinceId: (await aProvince()).id };
  institute = await aStaffOffice('iven');
  province = await aStaffOffice('VecProvince', { organisation: place });
  otherProvince = toViewer(await aStaffOffice('VecProvince', { organisation: { provinceId: (await aProvince()).id } }));
  const below = { instituteId: institute.organisation.id };
  college = await aCollege({ organisation: { ...place, ...below } });
  lone = await aCollege({ organisation: below });
  bare = await aCollege();
  for (const { account } of [province, institute])
    await db.account.update({ where: { id: account.id }, data: { email: `desk-${account.id}@example.org` } });
  administrator = toViewer(await anAdministrator());
});

const aWay = () => aPeriod({ way: 'province' });
const handIn = async (office: Office, periodId: number, version = 0) => {
  await handInReport({ periodId, version, remarks: 'ผลงาน' }, toViewer(office));
  return findRow(periodId, office);
};

test('a report through the province is returned, handed in again, passed on and accepted', async () => {
  const { id: periodId } = await aWay();
  const first = await handIn(college, periodId);
  expect(first).toMatchObject({ status: 'checking', passedAt: null });
  const viewer = toViewer(province);
  await returnReport({ id: first.id, version: first.version, comment: 'เพิ่มภาพ' }, viewer);
  expect(await findOwnReport(toViewer(college), periodId)).toMatchObject({ state: 'returned', comment: 'เพิ่มภาพ' });
  const { id, version } = await handIn(college, periodId, first.version + 1);
  await passOnReport({ id, version }, viewer);
  const passed = await findRow(periodId, college);
  expect(passed).toMatchObject({ status: 'submitted', passedById: viewer.accountId, comment: null });
  expect(passed.passedAt).toBeInstanceOf(Date);
  await acceptReport({ id, version: version + 1 }, administrator);
  expect(await findRow(periodId, college)).toMatchObject({ status: 'accepted', passedById: viewer.accountId });
  const again = passOnReport({ id, version: version + 2 }, viewer);
  await expect(again).rejects.toMatchObject(refused('reports.notNow'));
});

test('only the office at whose desk a report lies passes it on: the province, without one the institute', async () => {
  const { id: periodId } = await aWay();
  const { id, version } = await handIn(college, periodId);
  for (const viewer of [otherProvince, toViewer(institute)])
    await expect(passOnReport({ id, version }, viewer)).rejects.toMatchObject({ kind: 'missing' });
  for (const viewer of [toViewer(college), administrator])
    await expect(passOnReport({ id, version }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
  const alone = await handIn(lone, periodId);
  expect(alone.status).toBe('checking');
  expect((await findFollowedReport(administrator, alone.id))?.desk).toMatchObject({ kind: 'institute' });
  await passOnReport({ id: alone.id, version: alone.version }, toViewer(institute));
  expect((await handIn(bare, periodId)).status).toBe('submitted');
});

test('a report of a province goes straight, and so does all in a period of the straight way', async () => {
  const { id: periodId } = await aWay();
  expect((await handIn(province, periodId)).status).toBe('submitted');
  expect((await handIn(college, (await aPeriod()).id)).status).toBe('submitted');
});

test('a report taken back from the desk is handed in there again, without the mark of an earlier passing on', async () => {
  const { id: periodId } = await aWay();
  const { id, version } = await handIn(college, periodId);
  await passOnReport({ id, version }, toViewer(province));
  await takeBackReport({ periodId, version: version + 1 }, toViewer(college));
  expect(await handIn(college, periodId, version + 2)).toMatchObject({ status: 'checking', passedAt: null });
});

test('the desk has the report in its list, its counter and its home, also after the end of the period', async () => {
  const { id: periodId } = await aWay();
  const countDue = async () => (await listDueReports(toViewer(province))).reduce((sum, { count }) => sum + count, 0);
  const before = await countDue();
  const { id } = await handIn(college, periodId);
  await db.period.update({ where: { id: periodId }, data: buildPastPeriod() });
  const viewer = toViewer(province);
  expect((await listWaitingReports(viewer)).map((one) => one.id)).toContain(id);
  expect(await listDueReports(viewer)).toContainEqual(
    expect.objectContaining({ periodId, state: 'checking', count: 1 }),
  );
  const checks = async (one: Viewer) =>
    (await listInbox(one, inboxList.read({ kind: 'check', per: '48' }))).entries.map((entry) => entry.id);
  expect(await checks(viewer)).toContain(id);
  // The period itself, which was open before, is no longer due.
  expect(await countDue()).toBe(before);
  for (const other of [otherProvince, toViewer(institute), toViewer(college), administrator])
    expect([...(await listWaitingReports(other)).map((one) => one.id), ...(await checks(other))]).not.toContain(id);
});

test('the agency sees where a report is, on the screen and in files, and may take it without waiting', async () => {
  const { id: periodId } = await aWay();
  const { id, version } = await handIn(college, periodId);
  const period = await findPeriod(periodId);
  if (!period) throw new Error('the period was made');
  const everybody = { id: { gt: 0 } };
  const choice = overviewList.read({ state: 'checking' });
  const { rows } = await listOverview(choice, period, everybody);
  expect(rows).toMatchObject([{ organisationId: college.organisation.id, desk: { kind: 'province' } }]);
  expect(await countReportProgress(periodId)).toContainEqual(
    expect.objectContaining({ kind: 'college', handedIn: 1, checking: 1, accepted: 0 }),
  );
  const files = await listOverviewExportRows(choice, period, everybody);
  const shown = { ...period, state: 'open' as const };
  expect(buildOverviewSheet(files, shown).rows[0]).toContain('อยู่ที่จังหวัด');
  expect(listOverviewFacts(files, shown, [])).toContainEqual(['อยู่ที่จังหวัดหรือสถาบัน', '1 ฉบับ']);
  await acceptReport({ id, version }, administrator);
  expect((await findRow(periodId, college)).status).toBe('accepted');
});

test('reminders go to the office for which a report waits, also after the end, once a day', async () => {
  const { id: periodId, name } = await aWay();
  await handIn(college, periodId);
  await db.period.update({ where: { id: periodId }, data: buildPastPeriod() });
  expect(await remindOffices({ periodId }, administrator)).toMatchObject({ sent: 0, passing: 1 });
  expect(await remindOffices({ periodId }, administrator)).toMatchObject({ passing: 0, already: 1 });
  const listTo = async ({ account }: Office) =>
    (await listMailContentsTo(`desk-${account.id}@example.org`)).filter(({ data }) => data.period === name);
  expect(await listTo(province)).toMatchObject([{ template: 'report-checking', data: { count: 1 } }]);
  expect(await listTo(institute)).toEqual([]);
  const own = remindOffices({ periodId }, toViewer(province));
  await expect(own).rejects.toMatchObject(refused('reports.notOpen'));
});

describe('a changed way', () => {
  const change = async (id: number, way: string) => {
    const period = await db.period.findUniqueOrThrow({ where: { id } });
    const days = { fiscalYear: 2569, startsOn: '2026-01-01', endsOn: '2026-01-31' };
    const times = { opensAt: period.opensAt.toISOString(), closesAt: period.closesAt.toISOString() };
    const { name, version } = period;
    return savePeriod({ id, version, name, way, ...days, ...times }, administrator);
  };

  test('to straight sends on the reports at desks above, which no open form changes behind it', async () => {
    const { id: periodId } = await aWay();
    const { id, version } = await handIn(college, periodId);
    expect(await change(periodId, 'straight')).toMatchObject({ kept: { moved: 1, there: 0 } });
    expect(await findRow(periodId, college)).toMatchObject({ status: 'submitted', remarks: 'ผลงาน' });
    const stale = passOnReport({ id, version }, toViewer(province));
    await expect(stale).rejects.toMatchObject(refused('reports.notNow'));
    const old = acceptReport({ id, version }, administrator);
    await expect(old).rejects.toMatchObject({ ...refused('reports.conflict'), changed: { noun: 'report', id } });
    expect(await findLastChange({ noun: 'report', id })).toMatchObject({ by: toViewer(college).name });
  });

  test('through the province leaves with the agency what it has', async () => {
    const { id: periodId } = await aPeriod();
    await handIn(college, periodId);
    expect(await change(periodId, 'province')).toMatchObject({ kept: { moved: 0, there: 1 } });
    expect((await findRow(periodId, college)).status).toBe('submitted');
    expect((await handIn(lone, periodId)).status).toBe('checking');
  });

  test('that is none is refused', async () => {
    const { id } = await aPeriod();
    await expect(change(id, 'x')).rejects.toMatchObject({ kind: 'invalid', fields: { way: expect.any(String) } });
  });
});
