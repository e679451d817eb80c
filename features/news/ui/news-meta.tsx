import { Icon } from '@/components/ui/icon';
import { findTextLanguage, say } from '@/lib/messages/language';
import { formatCount, formatDate } from '@/lib/time/format';
import { readingMessages as words } from '../reading.messages';

/** Publication date. */
export function NewsDate({ at }: { at: string }) {
  return (
    <time dateTime={at} className="shrink-0">
      {formatDate(new Date(at))}
    </time>
  );
}

export function ReadCount({ reads }: { reads: number }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5">
      <Icon name="eye" className="size-4" />
      <span className="sr-only">{say(words['reading.read'])}</span> {formatCount(reads)}{' '}
      <span className="sr-only">{say(words['reading.times'])}</span>
    </span>
  );
}

/** Author of an item, truncated to the available width. */
export function NewsAuthor({ author }: { author: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <Icon name="building-2" className="size-4 shrink-0" />
      <span className="sr-only">{say(words['reading.by'])}</span>
      <span lang={findTextLanguage(author)} className="truncate">
        {author}
      </span>
    </span>
  );
}
