import { getCurrentFiscalYear, getFiscalYear, getFiscalYearRange } from '@/lib/time/fiscal-year';
import { BUDDHIST_OFFSET, formatDate, formatDayMonth, toThaiDay, toUtcDay } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';
import type { Comparison, DateRange, RangePreset, TimeStep } from './ranges.schema';

/** Longer periods are shown by month, and then by fiscal year, unless the URL says otherwise. */
const DAILY_DAYS = 62;
const MONTHLY_DAYS = 1_130;
/** Maximum number of days shown day by day. */
const MOST_DAYS = 400;
const MONTHS_SHOWN = 12;
const DAYS_SHOWN = 30;

/** One bucket of a period: its key as the database returns it, its label, and a short one for graphs. */
export type TimeBucket = { key: string; label: string; short: string };

const toNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const addDays = (day: string, days: number): string => toUtcDay(new Date(toNoon(day).getTime() + days * DAY_MS));

/** Adds months to a day. The last day of a month stays the last, and other days are capped at the month's end. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = (of: number) => new Date(Date.UTC(year, month + of, 0)).getUTCDate();
  const wanted = date === last(0) ? last(months) : Math.min(date, last(months));
  return toUtcDay(new Date(Date.UTC(year, month - 1 + months, wanted)));
}

/** Number of days in a period, both ends included. */
export const countDays = ({ from, to }: DateRange): number =>
  Math.round((toNoon(to).getTime() - toNoon(from).getTime()) / DAY_MS) + 1;

const getMonth = (day: string): string => day.slice(0, 7);
const countMonthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/**
 * The requested days; none of them is in the future.
 *
 * @param since first day with figures
 */
export function resolvePeriod(
  { preset, from, to }: { preset: RangePreset; from?: string; to?: string },
  since: string,
  now = new Date(),
): DateRange {
  const today = toThaiDay(now);
  const start = `${getMonth(today)}-01`;
  const fiscal = getCurrentFiscalYear(now);
  const year = { from: addMonths(start, 1 - MONTHS_SHOWN), to: today };
  const named: Readonly<Record<RangePreset, DateRange>> = {
    year,
    days30: { from: addDays(today, 1 - DAYS_SHOWN), to: today },
    month: { from: start, to: today },
    fiscal: { from: getFiscalYearRange(fiscal).from, to: today },
    lastFiscal: getFiscalYearRange(fiscal - 1),
    all: { from: since, to: today },
    custom: from || to ? { from: from ?? since, to: to ?? today } : year,
  };
  const { from: begins, to: ends } = named[preset];
  const last = ends < today ? ends : today;
  const earliest = begins < since ? (last < since ? last : since) : begins;
  return { from: preset === 'custom' || preset === 'all' ? getEarlierDay(earliest, last) : begins, to: last };
}

const getEarlierDay = (one: string, other: string): string => (one < other ? one : other);

/** The period to compare with. One that begins on the 1st is moved by whole months, so that months are compared. */
export function findComparedPeriod({ from, to }: DateRange, comparison: Comparison): DateRange | undefined {
  const moved = (months: number): DateRange => ({ from: addMonths(from, months), to: addMonths(to, months) });
  if (comparison === 'none') return undefined;
  if (comparison === 'lastYear') return moved(-12);
  if (from.endsWith('-01')) return moved(-countMonthsBetween(from, to) - 1);
  const days = countDays({ from, to });
  return { from: addDays(from, -days), to: addDays(to, -days) };
}

/** Bucket size of a period: the requested one, unless a page cannot show that many days. */
export function resolveStep(period: DateRange, wished?: TimeStep): TimeStep {
  const days = countDays(period);
  if (wished === 'day' && days > MOST_DAYS) return 'month';
  if (wished) return wished;
  if (days <= DAILY_DAYS) return 'day';
  return days <= MONTHLY_DAYS ? 'month' : 'year';
}

export function getBucketKey(day: string, step: TimeStep): string {
  if (step === 'year') return String(getFiscalYear(day));
  return step === 'month' ? getMonth(day) : day;
}

/** All buckets of a period in order, including the empty ones. */
export function listBuckets({ from, to }: DateRange, step: TimeStep): TimeBucket[] {
  const length: Readonly<Record<TimeStep, number>> = {
    day: countDays({ from, to }),
    month: countMonthsBetween(from, to) + 1,
    year: getFiscalYear(to) - getFiscalYear(from) + 1,
  };
  const makers: Readonly<Record<TimeStep, (index: number) => TimeBucket>> = {
    day: (index) => buildDayBucket(addDays(from, index)),
    month: (index) => buildMonthBucket(addMonths(`${getMonth(from)}-01`, index)),
    year: (index) => buildYearBucket(getFiscalYear(from) + index),
  };
  return Array.from({ length: length[step] }, (_, index) => makers[step](index));
}

const buildDayBucket = (day: string): TimeBucket => ({
  key: day,
  label: formatDate(toNoon(day)),
  short: formatDayMonth(toNoon(day)),
});

function buildMonthBucket(day: string): TimeBucket {
  const [, month = ''] = formatDayMonth(toNoon(day)).split(' ');
  const year = String(Number(day.slice(0, 4)) + BUDDHIST_OFFSET);
  return { key: getMonth(day), label: `${month} ${year}`, short: `${month} ${year.slice(2)}` };
}

const buildYearBucket = (year: number): TimeBucket => ({
  key: String(year),
  label: `ปีงบประมาณ ${year}`,
  short: String(year),
});

/** A period in words: `1 ต.ค. 2568 – 30 ก.ย. 2569`. */
export const formatPeriod = ({ from, to }: DateRange): string =>
  from === to ? formatDate(toNoon(from)) : `${formatDate(toNoon(from))} – ${formatDate(toNoon(to))}`;

/**
 * Splits a period into the parts that have stored sums: whole months, and the days before and after them.
 *
 * @param today nothing is counted after it, so its month counts as whole
 * @returns days from `from` to before `monthsFrom`, months to before `monthsTo`, days from there to `to`
 */
export function splitByMonths({ from, to }: DateRange, today: string) {
  const monthsFrom = from.endsWith('-01') ? from : addMonths(`${getMonth(from)}-01`, 1);
  const ends = to >= today ? addMonths(`${getMonth(to)}-01`, 1) : `${getMonth(addDays(to, 1))}-01`;
  const until = to >= today ? addDays(addMonths(`${getMonth(to)}-01`, 1), -1) : to;
  if (monthsFrom >= ends) return { from, monthsFrom: addDays(until, 1), monthsTo: addDays(until, 1), to: until };
  return { from, monthsFrom, monthsTo: ends, to: until };
}
