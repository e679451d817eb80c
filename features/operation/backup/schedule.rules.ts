import { toThaiDay } from '@/lib/time/format';
import { toThaiIsoTime } from '@/lib/time/thai-time';
import { DAY_MS } from '@/lib/time/units';

/**
 * True if no backup was made since the last time at which one is to be made; a missed one is caught up.
 *
 * @param time of the day in Thailand, as 02:30
 * @param newest time of the newest backup
 */
export function isBackupDue(time: string, newest: Date | undefined, now: Date): boolean {
  const today = new Date(toThaiIsoTime(toThaiDay(now), time));
  const due = today <= now ? today.getTime() : today.getTime() - DAY_MS;
  return newest === undefined || newest.getTime() < due;
}
