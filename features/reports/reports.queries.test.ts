import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { createRoleViewer, getRolesExcept } from '@/testing/lists';
import { aCollege } from '@/testing/people';
import { aPeriod, aReport, buildComingPeriod, buildPastPeriod } from '@/testing/reports';
import { listOwnReports, readReportFigures } from './reports.queries';

let mine: Viewer;
let organisationId: number;
beforeEach(async () => {
  await db.performanceReport.deleteMany();
  await db.period.deleteMany();
  organisationId = (await aCollege()).organisation.id;
  mine = { role: 'college', organisationId };
});

describe.each(getRolesExcept('college', 'iven', 'VecProvince'))('%s', (role) => {
  test('has no reports', async () => {
    await aPeriod();
    const viewer = { ...createRoleViewer(role), organisationId };
    expect(await listOwnReports(viewer)).toEqual([]);
  });
});

test('the list of an office has the periods that have opened, with figures if they are frozen', async () => {
  const [open, closed] = [await aPeriod(), await aPeriod(buildPastPeriod())];
  await aPeriod(buildComingPeriod());
  await aReport({ periodId: closed.id, organisationId });
  const list = await listOwnReports(mine);
  expect(list.map(({ period, state, sums }) => [period.id, period.state, state, sums?.reads])).toEqual([
    [open.id, 'open', 'none', undefined],
    [closed.id, 'closed', 'submitted', 7],
  ]);
});

test.each([null, undefined, {}, [], 'x', { categories: 1 }])('%j holds no figures', (column) => {
  expect(readReportFigures(column).categories).toEqual([]);
});
