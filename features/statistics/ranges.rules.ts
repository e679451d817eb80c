import { currentFiscalYear, daysOfFiscalYear, fiscalYearOf } from '@/lib/time/fiscal-year';
import { BUDDHIST_OFFSET, formatDate, formatDayMonth, thaiDay } from '@/lib/time/format';
import type { Comparison, Period, Preset, Step } from './ranges.schema';

const DAY_MS = 86_400_000;
/** Longer periods are shown by month, and then by fiscal year, unless the address says otherwise. */
const DAILY_DAYS = 62;
const MONTHLY_DAYS = 1_130;
/** The most days that are shown day by day. */
const MOST_DAYS = 400;
const MONTHS_SHOWN = 12;
const DAYS_SHOWN = 30;

/** One stretch of a period: its key as the database tells it, its words, and short ones for graphs. */
export type Bucket = { key: string; label: string; short: string };

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A day moved by so many days. */
export const addDays = (day: string, days: number): string =>
  new Date(atNoon(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** A day moved by so many months; the last of a month stays one, and no day falls out of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = (of: number) => new Date(Date.UTC(year, month + of, 0)).getUTCDate();
  const wanted = date === last(0) ? last(months) : Math.min(date, last(months));
  return new Date(Date.UTC(year, month - 1 + months, wanted)).toISOString().slice(0, 10);
}

/** How many days a period has. */
export const lengthOf = ({ from, to }: Period): number =>
  Math.round((atNoon(to).getTime() - atNoon(from).getTime()) / DAY_MS) + 1;

const monthOf = (day: string): string => day.slice(0, 7);
const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/**
 * The days that are asked for; none of them lies ahead.
 *
 * @param since the first day of which there are figures
 */
export function periodOf(
  { preset, from, to }: { preset: Preset; from?: string; to?: string },
  since: string,
  now = new Date(),
): Period {
  const today = thaiDay(now);
  const start = `${monthOf(today)}-01`;
  const fiscal = currentFiscalYear(now);
  const year = { from: addMonths(start, 1 - MONTHS_SHOWN), to: today };
  const named: Readonly<Record<Preset, Period>> = {
    year,
    days30: { from: addDays(today, 1 - DAYS_SHOWN), to: today },
    month: { from: start, to: today },
    fiscal: { from: daysOfFiscalYear(fiscal).from, to: today },
    lastFiscal: daysOfFiscalYear(fiscal - 1),
    all: { from: since, to: today },
    custom: from || to ? { from: from ?? since, to: to ?? today } : year,
  };
  const { from: begins, to: ends } = named[preset];
  const last = ends < today ? ends : today;
  const earliest = begins < since ? (last < since ? last : since) : begins;
  return { from: preset === 'custom' || preset === 'all' ? earlier(earliest, last) : begins, to: last };
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The period to compare with. One that begins with a month is moved by whole months, so that months stand beside months. */
export function comparedPeriod({ from, to }: Period, comparison: Comparison): Period | undefined {
  const moved = (months: number): Period => ({ from: addMonths(from, months), to: addMonths(to, months) });
  if (comparison === 'none') return undefined;
  if (comparison === 'lastYear') return moved(-12);
  if (from.endsWith('-01')) return moved(-monthsBetween(from, to) - 1);
  const days = lengthOf({ from, to });
  return { from: addDays(from, -days), to: addDays(to, -days) };
}

/** How a period is cut up: as wished, unless that makes more parts than a page can show. */
export function stepOf(period: Period, wished?: Step): Step {
  const days = lengthOf(period);
  if (wished === 'day' && days > MOST_DAYS) return 'month';
  if (wished) return wished;
  if (days <= DAILY_DAYS) return 'day';
  return days <= MONTHLY_DAYS ? 'month' : 'year';
}

/** The key of the bucket that a day falls into. */
export function bucketOf(day: string, step: Step): string {
  if (step === 'year') return String(fiscalYearOf(day));
  return step === 'month' ? monthOf(day) : day;
}

/** Every bucket of a period, the empty ones too, in order. */
export function bucketsOf({ from, to }: Period, step: Step): Bucket[] {
  const length: Readonly<Record<Step, number>> = {
    day: lengthOf({ from, to }),
    month: monthsBetween(from, to) + 1,
    year: fiscalYearOf(to) - fiscalYearOf(from) + 1,
  };
  const makers: Readonly<Record<Step, (index: number) => Bucket>> = {
    day: (index) => dayBucket(addDays(from, index)),
    month: (index) => monthBucket(addMonths(`${monthOf(from)}-01`, index)),
    year: (index) => yearBucket(fiscalYearOf(from) + index),
  };
  return Array.from({ length: length[step] }, (_, index) => makers[step](index));
}

const dayBucket = (day: string): Bucket => ({
  key: day,
  label: formatDate(atNoon(day)),
  short: formatDayMonth(atNoon(day)),
});

function monthBucket(day: string): Bucket {
  const [, month = ''] = formatDayMonth(atNoon(day)).split(' ');
  const year = String(Number(day.slice(0, 4)) + BUDDHIST_OFFSET);
  return { key: monthOf(day), label: `${month} ${year}`, short: `${month} ${year.slice(2)}` };
}

const yearBucket = (year: number): Bucket => ({ key: String(year), label: `ปีงบประมาณ ${year}`, short: String(year) });

/** A period in words: `1 ต.ค. 2568 – 30 ก.ย. 2569`. */
export const periodWords = ({ from, to }: Period): string =>
  from === to ? formatDate(atNoon(from)) : `${formatDate(atNoon(from))} – ${formatDate(atNoon(to))}`;

/**
 * A period in parts that are kept as sums: whole months, and the days before and after them.
 *
 * @param today nothing is counted after it, so that the month it is in is whole
 * @returns days from `from` to before `monthsFrom`, months to before `monthsTo`, days from there to `to`
 */
export function partsOf({ from, to }: Period, today: string) {
  const monthsFrom = from.endsWith('-01') ? from : addMonths(`${monthOf(from)}-01`, 1);
  const ends = to >= today ? addMonths(`${monthOf(to)}-01`, 1) : `${monthOf(addDays(to, 1))}-01`;
  const until = to >= today ? addDays(addMonths(`${monthOf(to)}-01`, 1), -1) : to;
  if (monthsFrom >= ends) return { from, monthsFrom: addDays(until, 1), monthsTo: addDays(until, 1), to: until };
  return { from, monthsFrom, monthsTo: ends, to: until };
}
