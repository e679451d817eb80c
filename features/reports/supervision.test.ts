import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { listMailContentsTo } from '@/testing/mail-contents';
import { aCollege, anAdministrator, aProvince, aStaffOffice } from '@/testing/people';
import { aPeriod, aReport, buildPastPeriod } from '@/testing/reports';
import { correctReport } from './corrections.commands';
import { acceptReport, returnReport } from './decisions.commands';
import { remindOffices } from './overview/overview.commands';
import { findFollowedReport, findReport } from './reports.queries';
import { aSubmittedReport, findRow, type Office, refused, toViewer } from './reports.test-support';

let college: Office;
let neighbour: Office;
let foreign: Office;
let administrator: Viewer;
/** Offices above the college; the others supervise other colleges. */
let above: Viewer[];
let others: Viewer[];

const buildEmail = ({ organisation }: Office) => `report-${organisation.id}@example.org`;

beforeAll(async () => {
  const province = await aProvince();
  const [institute, otherInstitute] = [await aStaffOffice('iven'), await aStaffOffice('iven')];
  const [office, otherOffice] = [
    await aStaffOffice('VecProvince', { organisation: { provinceId: province.id } }),
    await aStaffOffice('VecProvince'),
  ];
  const inProvince = { provinceId: province.id };
  college = await aCollege({ organisation: { ...inProvince, instituteId: institute.organisation.id } });
  neighbour = await aCollege({ organisation: inProvince });
  foreign = await aCollege();
  for (const one of [college, neighbour, foreign])
    await db.account.update({ where: { id: one.account.id }, data: { email: buildEmail(one) } });
  administrator = toViewer(await anAdministrator());
  above = [toViewer(office), toViewer(institute)];
  others = [toViewer(otherOffice), toViewer(otherInstitute)];
});

test('supervising offices read the reports of their colleges, and no other office does', async () => {
  const { id } = await aSubmittedReport(college);
  for (const viewer of [...above, administrator]) {
    expect(await findFollowedReport(viewer, id)).toMatchObject({ id, organisation: { id: college.organisation.id } });
    expect(await findReport(viewer, id)).toMatchObject({ id });
  }
  for (const viewer of [...others, toViewer(neighbour)]) {
    expect(await findFollowedReport(viewer, id)).toBeUndefined();
    expect(await findReport(viewer, id)).toBeUndefined();
  }
  expect(await findFollowedReport(toViewer(college), id)).toBeUndefined();
});

test('they return what is handed in with a comment, which the college gets by mail, and decide nothing else', async () => {
  for (const viewer of above) {
    const { period, id, version } = await aSubmittedReport(college);
    for (const other of others)
      await expect(returnReport({ id, version, comment: 'x' }, other)).rejects.toMatchObject({ kind: 'missing' });
    await expect(acceptReport({ id, version }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(correctReport({ id, version, note: 'x', remarks: 'x' }, viewer)).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await returnReport({ id, version, comment: 'เพิ่มภาพ' }, viewer);
    expect(await findRow(period.id, college)).toMatchObject({ status: 'returned', comment: 'เพิ่มภาพ' });
    const mails = (await listMailContentsTo(buildEmail(college))).filter(({ data }) => data.period === period.name);
    expect(mails).toMatchObject([{ template: 'report-returned', data: { by: viewer.name, comment: 'เพิ่มภาพ' } }]);
    const again = returnReport({ id, version: version + 1, comment: 'x' }, viewer);
    await expect(again).rejects.toMatchObject(refused('reports.notNow'));
  }
});

test('a report that the agency has accepted is returned by the agency alone', async () => {
  const { period, id, version } = await aSubmittedReport(college, buildPastPeriod());
  await acceptReport({ id, version }, administrator);
  const form = { id, version: version + 1, comment: 'x' };
  for (const viewer of above)
    await expect(returnReport(form, viewer)).rejects.toMatchObject(refused('reports.periodClosed'));
  await returnReport(form, administrator);
  expect(await findRow(period.id, college)).toMatchObject({ status: 'returned' });
});

test('they remind their own colleges that have not handed in, once a day whoever reminds', async () => {
  const [province, institute] = above;
  if (!province || !institute) throw new Error('two offices were made');
  const period = await aPeriod();
  await aReport({ periodId: period.id, organisationId: college.organisation.id });
  expect(await remindOffices({ periodId: period.id }, institute)).toEqual({
    sent: 0,
    already: 0,
    unreachable: 0,
    passing: 0,
  });
  expect(await remindOffices({ periodId: period.id }, province)).toEqual({
    sent: 1,
    already: 0,
    unreachable: 0,
    passing: 0,
  });
  expect(await remindOffices({ periodId: period.id }, province)).toEqual({
    sent: 0,
    already: 1,
    unreachable: 0,
    passing: 0,
  });
  expect(await remindOffices({ periodId: period.id }, administrator)).toMatchObject({ already: 1 });
  const count = async (office: Office) =>
    (await listMailContentsTo(buildEmail(office))).filter(({ data }) => data.period === period.name).length;
  expect(await Promise.all([college, neighbour, foreign].map(count))).toEqual([0, 1, 1]);
});
