import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { rolesBut, someone } from '@/testing/lists';
import { aCollege } from '@/testing/people';
import { aPeriod, aReport, coming, past } from '@/testing/reports';
import { listOwnReports, readFigures } from './reports.queries';

let mine: Viewer;
let organisationId: number;
beforeEach(async () => {
  await db.performanceReport.deleteMany();
  await db.period.deleteMany();
  organisationId = (await aCollege()).organisation.id;
  mine = { role: 'college', organisationId };
});

describe.each(rolesBut('college', 'iven', 'VecProvince'))('%s', (role) => {
  test('has no reports', async () => {
    await aPeriod();
    const viewer = { ...someone(role), organisationId };
    expect(await listOwnReports(viewer)).toEqual([]);
  });
});

test('the list of an office has the periods that have opened, with figures where they stand', async () => {
  const [open, closed] = [await aPeriod(), await aPeriod(past())];
  await aPeriod(coming());
  await aReport({ periodId: closed.id, organisationId });
  const list = await listOwnReports(mine);
  expect(list.map(({ period, state, sums }) => [period.id, period.state, state, sums?.reads])).toEqual([
    [open.id, 'open', 'none', undefined],
    [closed.id, 'closed', 'submitted', 7],
  ]);
});

test.each([null, undefined, {}, [], 'x', { categories: 1 }])('figures in %j are none', (column) => {
  expect(readFigures(column).categories).toEqual([]);
});
