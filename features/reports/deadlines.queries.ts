import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { type DueReport, handedInStatuses } from './reports.schema';
import { buildWaitingWhere } from './way/desk.queries';

/** Maximum number of deadlines read. */
const DUE_ROWS = 20;

/** Condition for open periods without a submitted report of the office, and for reports returned after the end. */
const buildDueWhere = (viewer: Viewer, now: Date): Prisma.PeriodWhereInput => {
  const organisationId = viewer.organisationId ?? NO_ID;
  const handedIn = {
    organisationId,
    status: { in: [...handedInStatuses] },
  } satisfies Prisma.PerformanceReportWhereInput;
  return {
    OR: [
      { opensAt: { lte: now }, closesAt: { gt: now }, reports: { none: handedIn } },
      { reports: { some: { organisationId, status: 'returned' } } },
    ],
  };
};

/**
 * Periods with due reports, nearest deadline first.
 *
 * @returns for an overseer, periods with the number of submitted reports, which are not yet reviewed; for an office, open
 *   periods without a submitted report and those whose report was returned, each with its state and a count of 1, then
 *   periods with the number of colleges' reports at its desk
 */
export async function listDueReports(viewer: Viewer, now = getCurrentTime()): Promise<DueReport[]> {
  const oversees = can(viewer, 'reports.oversee');
  if (!oversees && !can(viewer, 'reports.write')) return [];
  if (oversees) return listPeriodsWith({ status: 'submitted' }, { reports: { some: { status: 'submitted' } } });
  const waiting = buildWaitingWhere(viewer);
  const [own, toCheck] = await Promise.all([
    listPeriodsWith({ organisationId: viewer.organisationId ?? NO_ID }, buildDueWhere(viewer, now)),
    can(viewer, 'reports.check') ? listPeriodsWith(waiting, { reports: { some: waiting } }) : [],
  ]);
  return [...own.map((due) => ({ ...due, count: 1 })), ...toCheck];
}

/** Periods with the state and the number of their reports of one kind, nearest deadline first. */
async function listPeriodsWith(mine: Prisma.PerformanceReportWhereInput, where: Prisma.PeriodWhereInput) {
  const rows = await db.period.findMany({
    where,
    select: {
      id: true,
      name: true,
      closesAt: true,
      reports: { where: mine, select: { status: true }, take: 1 },
      _count: { select: { reports: { where: mine } } },
    },
    orderBy: [{ closesAt: 'asc' }, { id: 'asc' }],
    take: DUE_ROWS,
  });
  return rows.map(({ id, name, closesAt, reports, _count }) => ({
    periodId: id,
    name,
    closesAt,
    state: reports[0]?.status ?? ('none' as const),
    count: _count.reports,
  }));
}
