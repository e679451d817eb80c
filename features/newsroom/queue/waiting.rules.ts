import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import { reviewQueueMessages as words } from './queue.messages';

/** Time since `since` in words, as “3 วัน”: whole days, below a day whole hours, below an hour none. */
export function formatWaitingTime(since: Date, now: Date): string {
  const ms = now.getTime() - since.getTime();
  if (ms < HOUR_MS) return words['newsWaiting.lessThanHour'];
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} ${words['newsWaiting.hours']}`;
  return `${Math.floor(ms / DAY_MS)} ${words['newsWaiting.days']}`;
}
