import { toThaiDay, toUtcDay } from '@/lib/time/format';
import { toThaiIsoTime } from '@/lib/time/thai-time';
import { DAY_MS } from '@/lib/time/units';
import { MAX_SNOOZE_DAYS } from './marks.schema';

/** Time of day at which snoozed things come back, in Thailand. */
const WAKES_AT = '08:00';
const MONDAY = 1;

const toMorning = (day: string): Date => new Date(toThaiIsoTime(day, WAKES_AT));
const addDays = (day: string, days: number): string => toUtcDay(new Date(Date.parse(day) + days * DAY_MS));

/** The morning until which a thing is snoozed; on a Monday, `monday` is the next one. */
export function toSnoozeEnd(choice: { until: 'tomorrow' | 'monday' } | { until: 'day'; day: string }, now: Date): Date {
  if (choice.until === 'day') return toMorning(choice.day);
  const today = toThaiDay(now);
  if (choice.until === 'tomorrow') return toMorning(addDays(today, 1));
  const weekday = new Date(today).getUTCDay();
  return toMorning(addDays(today, (MONDAY - weekday + 7) % 7 || 7));
}

/** True if a snooze may end then: in the future, and not too far ahead. */
export const isSnoozeEnd = (end: Date, now: Date): boolean =>
  end > now && end.getTime() <= now.getTime() + MAX_SNOOZE_DAYS * DAY_MS;
