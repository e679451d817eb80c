import { formatDate, formatTime } from '@/lib/time/format';

/** Day and time in a list; in narrow columns the time wraps below the day. */
export function ListDateTime({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="tabular">
      <span className="whitespace-nowrap">{formatDate(at)}</span>{' '}
      <span className="whitespace-nowrap">{formatTime(at)}</span>
    </time>
  );
}
