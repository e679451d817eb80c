import type { AlertRhythm } from '../alerts/schema';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Eight in the morning in Thailand, after midnight in UTC; the Monday is the first one that there was. */
const DAILY_MS = HOUR_MS;
const MONDAY_MS = 4 * DAY_MS + DAILY_MS;

const slots: Readonly<Record<AlertRhythm, (now: number) => number>> = {
  now: (now) => now,
  daily: (now) => lastOf(now, DAY_MS, DAILY_MS),
  weekly: (now) => lastOf(now, 7 * DAY_MS, MONDAY_MS),
};

/** The last moment at which mails of a rhythm were due: now, today's or yesterday's 08:00 in Thailand, or a Monday's. */
export const lastSlot = (rhythm: AlertRhythm, now: Date): Date => new Date(slots[rhythm](now.getTime()));

const lastOf = (now: number, period: number, first: number): number =>
  Math.floor((now - first) / period) * period + first;
