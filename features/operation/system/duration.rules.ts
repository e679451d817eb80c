import { formatNumber } from '@/lib/time/format';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@/lib/time/units';

/** A duration in its largest whole unit: `45 วินาที`, `12 นาที`, `3 ชั่วโมง`, `2 วัน`. Days begin at two. */
export function formatDuration(seconds: number): string {
  if (seconds < MINUTE_SECONDS) return `${Math.max(0, Math.floor(seconds))} วินาที`;
  if (seconds < HOUR_SECONDS) return `${Math.floor(seconds / MINUTE_SECONDS)} นาที`;
  if (seconds < 2 * DAY_SECONDS) return `${Math.floor(seconds / HOUR_SECONDS)} ชั่วโมง`;
  return `${formatNumber(Math.floor(seconds / DAY_SECONDS))} วัน`;
}
