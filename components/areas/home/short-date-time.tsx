import { formatDayMonth, formatTime } from '@/lib/time/format';

/** Day and time without a year, for dates a few months away at most: `20 พ.ย. 10.30 น.` */
export function ShortDateTime({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()}>
      {formatDayMonth(at)} {formatTime(at)}
    </time>
  );
}
