import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { createRoleViewer, getRolesExcept } from '@/testing/lists';
import { aCollege } from '@/testing/people';
import { aPeriod, aReport, buildComingPeriod, buildPastPeriod } from '@/testing/reports';
import { listDueReports } from './deadlines.queries';

const administrator: Viewer = { role: 'VecAdmin' };
let mine: Viewer;
let organisationId: number;
beforeEach(async () => {
  await db.performanceReport.deleteMany();
  await db.period.deleteMany();
  organisationId = (await aCollege()).organisation.id;
  mine = { role: 'college', organisationId };
});

test('an office has open periods and reports returned after the end to hand in, nearest deadline first', async () => {
  const [open, begun, done, taken, back] = [
    await aPeriod(),
    await aPeriod(),
    await aPeriod(),
    await aPeriod(),
    await aPeriod(buildPastPeriod()),
  ];
  await aPeriod(buildPastPeriod());
  await aPeriod(buildComingPeriod());
  const states = [
    [begun, 'open'],
    [done, 'submitted'],
    [taken, 'accepted'],
    [back, 'returned'],
  ] as const;
  for (const [{ id: periodId }, status] of states) await aReport({ periodId, organisationId, status });
  await aReport({ periodId: open.id, organisationId: (await aCollege()).organisation.id });
  const due = await listDueReports(mine);
  expect(due.map(({ periodId, state, count }) => [periodId, state, count])).toEqual([
    [back.id, 'returned', 1],
    [open.id, 'none', 1],
    [begun.id, 'open', 1],
  ]);
});

test('the administrator has submitted reports to review, also after the end', async () => {
  const [open, closed] = [await aPeriod(), await aPeriod(buildPastPeriod())];
  for (const status of ['submitted', 'accepted', 'returned', 'open'] as const) {
    await aReport({ periodId: open.id, organisationId: (await aCollege()).organisation.id, status });
  }
  await aReport({ periodId: closed.id, organisationId });
  await aReport({ periodId: open.id, organisationId });
  const due = await listDueReports(administrator);
  expect(due.map(({ periodId, count }) => [periodId, count])).toEqual([
    [closed.id, 1],
    [open.id, 2],
  ]);
});

describe.each(getRolesExcept('college', 'iven', 'VecProvince', 'VecAdmin'))('%s', (role) => {
  test('has no reports to hand in or review', async () => {
    await aPeriod();
    const viewer = { ...createRoleViewer(role), organisationId };
    expect(await listDueReports(viewer)).toEqual([]);
  });
});
