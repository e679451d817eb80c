import { BUDDHIST_OFFSET, toThaiDay } from './format';
import { BUDDHIST_YEARS } from './thai-time';

/** First plausible day; no item, notice or period of the agency's news is older. */
const FIRST_DAY = '1990-01-01';
const YEARS_AHEAD = 10;
/** Minimum and maximum age in years for an account. */
const MIN_AGE_YEARS = 13;
const MAX_AGE_YEARS = 120;

type Days = { first: string; last: string };

/** First and last plausible day of each kind of date, both included, as Thai calendar days in the common era. */
const windows = {
  /** Time at which something is shown, opens, ends or is due. */
  publication: (now) => ({ first: FIRST_DAY, last: getDayYearsAgo(-YEARS_AHEAD, now) }),
  /** Time of a past event. */
  past: (now) => ({ first: FIRST_DAY, last: toThaiDay(now) }),
  birth: (now) => ({ first: getDayYearsAgo(MAX_AGE_YEARS, now), last: getDayYearsAgo(MIN_AGE_YEARS, now) }),
  /** Filter of a list: nothing is stored, so any Buddhist year in use is accepted. */
  filter: () => ({
    first: `${BUDDHIST_YEARS.first - BUDDHIST_OFFSET}-01-01`,
    last: `${BUDDHIST_YEARS.last - BUDDHIST_OFFSET}-12-31`,
  }),
} as const satisfies Record<string, (now: Date) => Days>;
export type DateKind = keyof typeof windows;

/** True if a day in the common era, `YYYY-MM-DD`, is in the window of its kind. */
export function isPlausibleDay(kind: DateKind, day: string, now = new Date()): boolean {
  const { first, last } = windows[kind](now);
  return day >= first && day <= last;
}

/** True if the Thai calendar day of a time is in the window of its kind. */
export const isPlausibleTime = (kind: DateKind, moment: Date, now = new Date()): boolean =>
  isPlausibleDay(kind, toThaiDay(moment), now);

/** The same calendar day, `years` before the Thai day of `now`; for 29 February the result may not exist. */
export function getDayYearsAgo(years: number, now = new Date()): string {
  const today = toThaiDay(now);
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
}
