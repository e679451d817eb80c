import type { MediaEntry } from '@/lib/files/picture.schema';
import { MediaFacts, MediaThumbnail } from './media-thumbnail';

type Props = { entries: readonly MediaEntry[]; hrefOf: (entry: MediaEntry) => string };

/** The library's files as cards that open them. */
export function LibraryGrid({ entries, hrefOf }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-6">
      {entries.map((entry) => (
        <li key={entry.id}>
          <a
            href={hrefOf(entry)}
            className="block overflow-hidden rounded-md border border-line bg-surface transition-shadow hover:border-line-strong hover:shadow-lift"
          >
            <MediaThumbnail entry={entry} />
            <MediaFacts entry={entry} />
          </a>
        </li>
      ))}
    </ul>
  );
}
