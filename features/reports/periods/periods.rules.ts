import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { toThaiDay } from '@/lib/time/format';
import type { Period, PeriodState } from './periods.schema';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Whether a period is yet to open, open, or closed; it closes at its last moment. */
export function getPeriodState({ opensAt, closesAt }: Pick<Period, 'opensAt' | 'closesAt'>, now: Date): PeriodState {
  if (now < opensAt) return 'upcoming';
  return now < closesAt ? 'open' : 'closed';
}

/** Whether a period closes while days that it counts are still to come or running. */
export const isClosingEarly = ({ endsOn, closesAt }: Pick<Period, 'endsOn' | 'closesAt'>): boolean =>
  toThaiDay(closesAt) <= endsOn;

/** How long until a moment: whole days, or hours on the last day; at least one hour. */
export function getTimeLeft(until: Date, now: Date): { days: number } | { hours: number } {
  const left = until.getTime() - now.getTime();
  if (left >= DAY_MS) return { days: Math.floor(left / DAY_MS) };
  return { hours: Math.max(1, Math.ceil(left / HOUR_MS)) };
}

type Days = Pick<Period, 'id' | 'startsOn' | 'endsOn'>;

/** Whether two periods count a day both. */
export const isOverlapping = (one: Days, other: Days): boolean =>
  one.id !== other.id && one.startsOn <= other.endsOn && other.startsOn <= one.endsOn;

/** The fiscal year that the address asks for, in the Buddhist era; undefined for what is none. */
export function readFiscalYear(params: SearchParams): number | undefined {
  const year = getFirstValue(params.year);
  return /^2[56]\d\d$/.test(year) ? Number(year) : undefined;
}
