import { say } from '@/lib/messages/language';
import { siteMessages } from '@/lib/site/messages';
import { formatDate } from '@/lib/time/format';

/** Date of a page's last change: the latest of `dates`; renders nothing without any. */
export function UpdatedAt({ dates }: { dates: readonly Date[] }) {
  const latest = dates.reduce<Date | undefined>((late, date) => (late && late > date ? late : date), undefined);
  if (!latest) return null;
  return (
    <p className="tabular mt-10 border-line border-t pt-3 text-ink-2 text-sm">
      {say(siteMessages['frame.updated'])} <time dateTime={latest.toISOString()}>{formatDate(latest)}</time>
    </p>
  );
}
