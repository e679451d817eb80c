import { formatDayMonth, formatTime } from '@/lib/time/format';

/** A day and an hour of these months: `20 พ.ย. 10.30 น.` */
export function ShortDateTime({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()}>
      {formatDayMonth(at)} {formatTime(at)}
    </time>
  );
}
