import { toThaiDay } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';
import type { Random } from './random';
import type { DailyReads, NewsSeed } from './shapes';
import { toBangkokDay, toBangkokTime } from './thai-date';

const SPAN_DAYS = 365;
const MOST_ROWS = 60;
/** Number of days after publication that have a row each. */
const EVERY_DAY = 40;
const DECAY = 1.25;
const WEEKEND_FACTOR = 0.6;

type Share = { at: Date; weight: number };

/**
 * Reads and shares of an item by day in the year before `now`, oldest first; their sums never exceed the item's own
 * (less if it is older than a year). Empty for items that are not public by then.
 */
export function makeDailyReads(item: NewsSeed, now: Date, random: Random): DailyReads[] {
  if (item.status !== 'allow' || item.publishAt > now) return [];
  const noon = toBangkokTime(now, 12, 0);
  const age = Math.round((noon.getTime() - toBangkokTime(item.publishAt, 12, 0).getTime()) / DAY_MS);
  const shares = pickDays(age).map((day) => {
    const at = new Date(noon.getTime() - (age - day) * DAY_MS);
    return { at, weight: getWeight(day, at) * (0.6 + random.next() * 0.8) };
  });
  const kept = age < SPAN_DAYS ? 1 : getEarlyShare(age);
  const total = shares.reduce((sum, { weight }) => sum + weight, 0) / kept;
  const reads = distribute(shares, item.reads, total);
  const shared = distribute(shares, item.shares, total);
  return shares
    .map(({ at }, index) => ({ day: toThaiDay(at), reads: reads[index] ?? 0, shares: shared[index] ?? 0 }))
    .filter((row) => row.reads > 0 || row.shares > 0);
}

/** Days since publication that get a row: the first ones, then evenly spaced up to today. */
function pickDays(age: number): number[] {
  const first = Math.max(0, age - SPAN_DAYS + 1);
  const daily = age < MOST_ROWS ? age + 1 : Math.max(0, EVERY_DAY - first);
  const dense = Array.from({ length: daily }, (_, index) => first + index);
  const from = first + daily;
  const rows = age < MOST_ROWS ? 0 : MOST_ROWS - daily;
  const sparse = Array.from({ length: rows }, (_, index) => from + Math.round(((age - from) * index) / (rows - 1)));
  return [...new Set([...dense, ...sparse])];
}

/** Fraction of the reads of an item of that age that falls into the last year. */
const getEarlyShare = (age: number) => Math.min(0.5, 60 / age);

function getWeight(day: number, at: Date): number {
  const { weekday } = toBangkokDay(at);
  return (weekday === 0 || weekday === 6 ? WEEKEND_FACTOR : 1) / (day + 1) ** DECAY;
}

/** Whole numbers proportional to the weights; their sum never exceeds `amount`. */
function distribute(days: readonly Share[], amount: number, total: number): number[] {
  let passed = 0;
  let given = 0;
  return days.map(({ weight }) => {
    passed += weight;
    const upTo = Math.min(amount, Math.round((amount * passed) / total));
    const own = upTo - given;
    given = upTo;
    return own;
  });
}
