import type { Random } from '../random';
import { atBangkokTime, bangkokDay, DAY_MS } from '../thai-date';

const SPAN_DAYS = 730;
/** Above 1, so that items grow denser towards the end. */
const DENSITY = 1.7;
const WEEKEND_DAYS_BACK: Record<number, number> = { 0: 2, 6: 1 };

/** When item number `index` of `count` was published, the newest first. */
export function pastTime(index: number, count: number, now: Date, random: Random): Date {
  const ageDays = SPAN_DAYS * ((index + 0.5) / count) ** DENSITY;
  const exact = new Date(now.getTime() - ageDays * DAY_MS);
  if (ageDays < 1) return exact;
  return officeTime(exact, random);
}

/** A moment of office hours on that day, or on the Friday before a weekend more often than not. */
export function officeTime(at: Date, random: Random): Date {
  const back = random.chance(0.7) ? (WEEKEND_DAYS_BACK[bangkokDay(at).weekday] ?? 0) : 0;
  const minute = atBangkokTime(new Date(at.getTime() - back * DAY_MS), random.int(8, 17), random.int(0, 59));
  return new Date(minute.getTime() + random.int(0, 59) * 1_000);
}
