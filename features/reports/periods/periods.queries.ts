import { z } from 'zod';
import { db, type Prisma } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { toUtcDay } from '@/lib/time/format';
import { handedInStatuses } from '../reports.schema';
import { getPeriodState, isOverlapping } from './periods.rules';
import { type Period, type PeriodChange, type PeriodEntry, reportingKinds } from './periods.schema';

/** Upper limit of periods in a fiscal year. */
const YEAR_PERIODS = 60;
/** Maximum number of shown changes after the end. */
const SHOWN_CHANGES = 20;

export const periodColumns = {
  id: true,
  name: true,
  fiscalYear: true,
  startsOn: true,
  endsOn: true,
  opensAt: true,
  closesAt: true,
  way: true,
  version: true,
} as const satisfies Prisma.PeriodSelect;
type Row = Prisma.PeriodGetPayload<{ select: typeof periodColumns }>;

/** Period from a database row, with its days as `YYYY-MM-DD`. */
export const toPeriod = ({ startsOn, endsOn, ...row }: Row): Period => ({
  ...row,
  startsOn: toUtcDay(startsOn),
  endsOn: toUtcDay(endsOn),
});

const newestFirst = [
  { startsOn: 'desc' },
  { opensAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.PeriodOrderByWithRelationInput[];

/** Fiscal years with periods, newest first, with their number of periods. */
export async function listPeriodYears(): Promise<{ year: number; periods: number }[]> {
  const rows = await db.period.groupBy({
    by: ['fiscalYear'],
    _count: true,
    orderBy: { fiscalYear: 'desc' },
    take: 100,
  });
  return rows.map(({ fiscalYear, _count }) => ({ year: fiscalYear, periods: _count }));
}

/** Periods of a fiscal year, latest days first. */
export async function listPeriods(fiscalYear: number): Promise<Period[]> {
  const rows = await db.period.findMany({
    where: { fiscalYear },
    select: periodColumns,
    orderBy: newestFirst,
    take: YEAR_PERIODS,
  });
  return rows.map(toPeriod);
}

/** Periods of a fiscal year with their state, numbers of reports, and overlapping periods. */
export async function listPeriodEntries(fiscalYear: number, now = getCurrentTime()): Promise<PeriodEntry[]> {
  const [periods, counts] = await Promise.all([
    listPeriods(fiscalYear),
    db.performanceReport.groupBy({
      by: ['periodId', 'status'],
      where: { period: { fiscalYear } },
      _count: true,
    }),
  ]);
  const handed: readonly string[] = handedInStatuses;
  return periods.map((period) => {
    const own = counts.filter(({ periodId }) => periodId === period.id);
    return {
      ...period,
      state: getPeriodState(period, now),
      begun: sumCounts(own),
      handedIn: sumCounts(own.filter(({ status }) => handed.includes(status))),
      overlaps: periods.filter((other) => isOverlapping(period, other)).map(({ name }) => name),
    };
  });
}

const sumCounts = (counts: readonly { _count: number }[]): number =>
  counts.reduce((sum, { _count }) => sum + _count, 0);

export async function findPeriod(id: number): Promise<Period | undefined> {
  const row = await db.period.findUnique({ where: { id }, select: periodColumns });
  return row ? toPeriod(row) : undefined;
}

/** Default period: the open one that closes first, otherwise the one that closed last, otherwise any. */
export async function findCurrentPeriod(now = getCurrentTime()): Promise<Period | undefined> {
  const find = (where: Prisma.PeriodWhereInput, ...orderBy: Prisma.PeriodOrderByWithRelationInput[]) =>
    db.period.findFirst({ where, select: periodColumns, orderBy });
  const row =
    (await find({ opensAt: { lte: now }, closesAt: { gt: now } }, { closesAt: 'asc' }, { id: 'asc' })) ??
    (await find({ closesAt: { lte: now } }, { closesAt: 'desc' }, { id: 'desc' })) ??
    (await find({}, { opensAt: 'asc' }, { id: 'asc' }));
  return row ? toPeriod(row) : undefined;
}

/** Number of open organisations that must hand in a report. */
export function countReportingOrganisations(): Promise<number> {
  return db.organisation.count({ where: { kind: { in: [...reportingKinds] }, status: 'open' } });
}

const auditedPeriod = z.object({
  name: z.string().optional(),
  closesAt: z.coerce.date().optional(),
  note: z.string().default(''),
});

/** Changes of periods after they closed, newest first, by period id. */
export async function listPeriodChanges(ids: readonly number[]): Promise<Map<number, PeriodChange[]>> {
  const rows = await db.auditLog.findMany({
    where: { noun: 'period', nounId: { in: ids.map(String) }, action: 'period.correct' },
    select: { id: true, at: true, actorName: true, nounId: true, before: true, after: true },
    orderBy: { id: 'desc' },
    take: SHOWN_CHANGES,
  });
  const changes = new Map<number, PeriodChange[]>();
  for (const { id, at, actorName, nounId, before, after } of rows) {
    const [old, next] = [auditedPeriod.parse(before ?? {}), auditedPeriod.parse(after ?? {})];
    const moved = old.closesAt?.getTime() !== next.closesAt?.getTime();
    const change = {
      id: String(id),
      at,
      by: actorName,
      note: next.note,
      ...(moved ? { closesAt: next.closesAt, previousClosesAt: old.closesAt } : {}),
      ...(old.name !== next.name ? { name: next.name } : {}),
    };
    changes.set(Number(nounId), [...(changes.get(Number(nounId)) ?? []), change]);
  }
  return changes;
}
