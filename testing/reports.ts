import { db, type Prisma } from '@/lib/db/db';
import { unique } from './builders';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A moment so many days from now, at a full minute as forms send it. */
export const inDays = (days: number): Date =>
  new Date(Math.floor((Date.now() + days * DAY_MS) / MINUTE_MS) * MINUTE_MS);

/** A calendar day of a column. */
export const dayOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A period that is open from yesterday until tomorrow and counts January 2026. */
export function aPeriod(given: Partial<Prisma.PeriodUncheckedCreateInput> = {}) {
  return db.period.create({
    data: {
      name: unique('รอบ'),
      fiscalYear: 2569,
      startsOn: dayOf('2026-01-01'),
      endsOn: dayOf('2026-01-31'),
      opensAt: inDays(-1),
      closesAt: inDays(1),
      ...given,
    },
  });
}

/** The dates of a period that is closed, and of one that is still to open. */
export const past = () => ({ opensAt: inDays(-9), closesAt: inDays(-2) });
export const coming = () => ({ opensAt: inDays(2), closesAt: inDays(9) });

/** Figures of one category, as they are kept. */
export const someFigures = (reads = 7) => ({
  countedAt: '2026-02-01T00:00:00.000Z',
  categories: [{ id: 1, name: 'ข่าวทั่วไป', items: 2, reads, shares: 1 }],
});

/** A report that was handed in, unless said otherwise. */
export function aReport(
  given: Pick<Prisma.PerformanceReportUncheckedCreateInput, 'periodId' | 'organisationId'> &
    Partial<Prisma.PerformanceReportUncheckedCreateInput>,
) {
  const data = { status: 'submitted', figures: someFigures(), submittedAt: new Date(), ...given } as const;
  return db.performanceReport.create({ data });
}
