import { db, type Prisma } from '@/lib/db/db';
import { DAY_MS, MINUTE_MS } from '@/lib/time/units';
import { makeUnique } from './builders';

/** Time `days` days from now, rounded down to a minute as forms send it. */
export const toTimeInDays = (days: number): Date =>
  new Date(Math.floor((Date.now() + days * DAY_MS) / MINUTE_MS) * MINUTE_MS);

/** Value of a date column. */
export const toDateColumn = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A period that is open from yesterday until tomorrow and covers January 2026. */
export function aPeriod(given: Partial<Prisma.PeriodUncheckedCreateInput> = {}) {
  return db.period.create({
    data: {
      name: makeUnique('รอบ'),
      fiscalYear: 2569,
      startsOn: toDateColumn('2026-01-01'),
      endsOn: toDateColumn('2026-01-31'),
      opensAt: toTimeInDays(-1),
      closesAt: toTimeInDays(1),
      ...given,
    },
  });
}

/** Dates of a closed period and of a future one. */
export const buildPastPeriod = () => ({ opensAt: toTimeInDays(-9), closesAt: toTimeInDays(-2) });
export const buildComingPeriod = () => ({ opensAt: toTimeInDays(2), closesAt: toTimeInDays(9) });

/** Stored figures of one category. */
export const buildFigures = (reads = 7) => ({
  countedAt: '2026-02-01T00:00:00.000Z',
  categories: [{ id: 1, name: 'ข่าวทั่วไป', items: 2, reads, shares: 1 }],
});

/** A report, submitted by default. */
export function aReport(
  given: Pick<Prisma.PerformanceReportUncheckedCreateInput, 'periodId' | 'organisationId'> &
    Partial<Prisma.PerformanceReportUncheckedCreateInput>,
) {
  const data = { status: 'submitted', figures: buildFigures(), submittedAt: new Date(), ...given } as const;
  return db.performanceReport.create({ data });
}
