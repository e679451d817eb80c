import { formatDate, formatTime } from '@/lib/time/format';

/** A day and its hour in a list; in narrow columns the hour goes below the day. */
export function ListDateTime({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="tabular">
      <span className="whitespace-nowrap">{formatDate(at)}</span>{' '}
      <span className="whitespace-nowrap">{formatTime(at)}</span>
    </time>
  );
}
