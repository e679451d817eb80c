import { BUDDHIST_OFFSET, toThaiDay } from './format';
import { BUDDHIST_YEARS } from './thai-time';

/** No item, notice or period of the agency's news is older. */
const FIRST_DAY = '1990-01-01';
const YEARS_AHEAD = 10;
/** Ages in years, of those who may have an account. */
const MIN_AGE_YEARS = 13;
export const MAX_AGE_YEARS = 120;

type Days = { first: string; last: string };

/** The first and the last day that a date of each kind may be, both included, as Thai calendar days of the common era. */
const windows = {
  /** When something is shown, opens, ends or is due. */
  publication: (now) => ({ first: FIRST_DAY, last: getDayYearsAgo(-YEARS_AHEAD, now) }),
  /** When something has happened. */
  past: (now) => ({ first: FIRST_DAY, last: toThaiDay(now) }),
  birth: (now) => ({ first: getDayYearsAgo(MAX_AGE_YEARS, now), last: getDayYearsAgo(MIN_AGE_YEARS, now) }),
  /** What a list is narrowed to: nothing is stored, so that every year with a Buddhist number in use is fine. */
  filter: () => ({
    first: `${BUDDHIST_YEARS.first - BUDDHIST_OFFSET}-01-01`,
    last: `${BUDDHIST_YEARS.last - BUDDHIST_OFFSET}-12-31`,
  }),
} as const satisfies Record<string, (now: Date) => Days>;
export type DateKind = keyof typeof windows;

/** Whether a day of the common era, `YYYY-MM-DD`, lies in the window of its kind. */
export function isPlausibleDay(kind: DateKind, day: string, now = new Date()): boolean {
  const { first, last } = windows[kind](now);
  return day >= first && day <= last;
}

/** The same for the Thai calendar day of a moment. */
export const isPlausibleTime = (kind: DateKind, moment: Date, now = new Date()): boolean =>
  isPlausibleDay(kind, toThaiDay(moment), now);

/** The same calendar day so many years before the Thai day of `now`; the 29th of February may be a day that wasn't. */
export function getDayYearsAgo(years: number, now = new Date()): string {
  const today = toThaiDay(now);
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
}
