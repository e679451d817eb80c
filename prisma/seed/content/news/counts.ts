import { DAY_MS } from '@/lib/time/units';
import type { Random } from '../random';
import type { Plan } from './plan';

const MOST_READS = 48_000;
const FEWEST_READS = 10;
const TYPICAL_READS = 480;
/** Standard deviation of the logarithm: a few items are read a hundred times as often as most. */
const SPREAD = 1.4;
/** Days until about two thirds of all reads have accumulated. */
const SETTLING_DAYS = 6;
const levelFactor = [0, 0.8, 1.3, 7] as const;

/** Reads and shares so far; 0 for items that were never public. */
export function makeCounts(plan: Plan, now: Date, random: Random): { reads: number; shares: number } {
  const ageDays = (now.getTime() - plan.publishAt.getTime()) / DAY_MS;
  if (plan.level === 0 || ageDays < 0) return { reads: 0, shares: 0 };
  const settled = 1 - Math.exp(-(ageDays + 0.05) / SETTLING_DAYS);
  const expected = TYPICAL_READS * levelFactor[plan.level] * settled * Math.exp(SPREAD * drawNormal(random));
  const reads = Math.round(Math.min(MOST_READS, Math.max(FEWEST_READS, expected)));
  return { reads, shares: Math.floor(reads * (0.01 + random.next() * 0.01)) };
}

/** A standard normal number, approximated by the sum of twelve uniform ones. */
function drawNormal(random: Random): number {
  let sum = -6;
  for (let index = 0; index < 12; index++) sum += random.next();
  return sum;
}
