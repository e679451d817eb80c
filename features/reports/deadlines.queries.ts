import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import type { DueReport } from './reports.schema';

/** Maximum number of deadlines read. */
const DUE_ROWS = 20;

/**
 * Number of due reports: for an office, open periods without a submitted report and returned reports; for an overseer,
 * submitted reports that are not yet reviewed.
 */
export function countDueReports(viewer: Viewer, now = getCurrentTime()): Promise<number> {
  if (can(viewer, 'reports.oversee')) return db.performanceReport.count({ where: { status: 'submitted' } });
  return can(viewer, 'reports.write') ? db.period.count({ where: buildDueWhere(viewer, now) }) : Promise.resolve(0);
}

/** Condition for open periods without a submitted report of the office, and for reports returned after the end. */
const buildDueWhere = (viewer: Viewer, now: Date): Prisma.PeriodWhereInput => {
  const organisationId = viewer.organisationId ?? NO_ID;
  const handedIn = {
    organisationId,
    status: { in: ['submitted', 'accepted'] },
  } satisfies Prisma.PerformanceReportWhereInput;
  return {
    OR: [
      { opensAt: { lte: now }, closesAt: { gt: now }, reports: { none: handedIn } },
      { reports: { some: { organisationId, status: 'returned' } } },
    ],
  };
};

/**
 * Periods of `countDueReports`, nearest deadline first.
 *
 * @returns for an overseer, periods with the number of reports to review;
 *   for an office, its own state in each, with a count of 1
 */
export async function listDueReports(viewer: Viewer, now = getCurrentTime()): Promise<DueReport[]> {
  const oversees = can(viewer, 'reports.oversee');
  if (!oversees && !can(viewer, 'reports.write')) return [];
  const mine = oversees ? ({ status: 'submitted' } as const) : { organisationId: viewer.organisationId ?? NO_ID };
  const rows = await db.period.findMany({
    where: oversees ? { reports: { some: mine } } : buildDueWhere(viewer, now),
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
    state: reports[0]?.status ?? 'none',
    count: oversees ? _count.reports : 1,
  }));
}
