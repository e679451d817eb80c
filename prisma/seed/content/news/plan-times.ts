import { DAY_MS } from '@/lib/time/units';
import type { Random } from '../random';
import { toBangkokDay, toBangkokTime } from '../thai-date';

const SPAN_DAYS = 730;
/** Above 1, so that items become more frequent towards the present. */
const DENSITY = 1.7;
const WEEKEND_DAYS_BACK: Record<number, number> = { 0: 2, 6: 1 };

/** Publication time of item `index` of `count`, newest first. */
export function makePastTime(index: number, count: number, now: Date, random: Random): Date {
  const ageDays = SPAN_DAYS * ((index + 0.5) / count) ** DENSITY;
  const exact = new Date(now.getTime() - ageDays * DAY_MS);
  if (ageDays < 1) return exact;
  return toOfficeTime(exact, random);
}

/** A time in office hours on that day; for a weekend mostly on the Friday before it. */
export function toOfficeTime(at: Date, random: Random): Date {
  const back = random.chance(0.7) ? (WEEKEND_DAYS_BACK[toBangkokDay(at).weekday] ?? 0) : 0;
  const minute = toBangkokTime(new Date(at.getTime() - back * DAY_MS), random.int(8, 17), random.int(0, 59));
  return new Date(minute.getTime() + random.int(0, 59) * 1_000);
}
