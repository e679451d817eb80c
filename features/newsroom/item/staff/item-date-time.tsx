import { formatDate, formatTime } from '@/lib/time/format';

/** A moment as `20 พ.ย. 2569 10.30 น.` */
export function ItemDateTime({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} className="tabular">
      {formatDate(date)} {formatTime(date)}
    </time>
  );
}
