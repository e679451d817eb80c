import { db, type Prisma } from '@/lib/db/db';
import { makeUnique } from './builders';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A moment so many days from now, at a full minute as forms send it. */
export const toTimeInDays = (days: number): Date =>
  new Date(Math.floor((Date.now() + days * DAY_MS) / MINUTE_MS) * MINUTE_MS);

/** A calendar day of a column. */
export const toDateColumn = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A period that is open from yesterday until tomorrow and counts January 2026. */
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

/** The dates of a period that is closed, and of one that is still to open. */
export const buildPastPeriod = () => ({ opensAt: toTimeInDays(-9), closesAt: toTimeInDays(-2) });
export const buildComingPeriod = () => ({ opensAt: toTimeInDays(2), closesAt: toTimeInDays(9) });

/** Figures of one category, as they are kept. */
export const buildFigures = (reads = 7) => ({
  countedAt: '2026-02-01T00:00:00.000Z',
  categories: [{ id: 1, name: 'ข่าวทั่วไป', items: 2, reads, shares: 1 }],
});

/** A report that was handed in, unless said otherwise. */
export function aReport(
  given: Pick<Prisma.PerformanceReportUncheckedCreateInput, 'periodId' | 'organisationId'> &
    Partial<Prisma.PerformanceReportUncheckedCreateInput>,
) {
  const data = { status: 'submitted', figures: buildFigures(), submittedAt: new Date(), ...given } as const;
  return db.performanceReport.create({ data });
}
