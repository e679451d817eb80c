import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { toThaiDay } from '@/lib/time/format';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import type { Period, PeriodState } from './periods.schema';

/** State of a period; at the very moment of `closesAt` it is closed. */
export function getPeriodState({ opensAt, closesAt }: Pick<Period, 'opensAt' | 'closesAt'>, now: Date): PeriodState {
  if (now < opensAt) return 'upcoming';
  return now < closesAt ? 'open' : 'closed';
}

/** True if a period closes before its last counted day is over. */
export const isClosingEarly = ({ endsOn, closesAt }: Pick<Period, 'endsOn' | 'closesAt'>): boolean =>
  toThaiDay(closesAt) <= endsOn;

/** Time left until a moment: whole days, or hours on the last day, at least one. */
export function getTimeLeft(until: Date, now: Date): { days: number } | { hours: number } {
  const left = until.getTime() - now.getTime();
  if (left >= DAY_MS) return { days: Math.floor(left / DAY_MS) };
  return { hours: Math.max(1, Math.ceil(left / HOUR_MS)) };
}

type Days = Pick<Period, 'id' | 'startsOn' | 'endsOn'>;

/** True if two different periods share a day. */
export const isOverlapping = (one: Days, other: Days): boolean =>
  one.id !== other.id && one.startsOn <= other.endsOn && other.startsOn <= one.endsOn;

/** Fiscal year in the query, in the Buddhist era; undefined if invalid. */
export function readFiscalYear(params: SearchParams): number | undefined {
  const year = getFirstValue(params.year);
  return /^2[56]\d\d$/.test(year) ? Number(year) : undefined;
}
