import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { formatDate } from '@/lib/time/format';
import type { NewsCard } from '../../news.schema';
import { NewsRow } from '../../ui/news-row';
import type { SavedEntry } from '../../ui/saved-lists';
import { savedMessages as words } from '../saved.messages';

/** Earliest plausible time. Items saved before times were stored have a placeholder, which must not show as 1970. */
const FIRST_KNOWN_MS = 946_684_800_000;

type Props = {
  entry: SavedEntry;
  /** `null` for an item no longer public, undefined while unknown. */
  card: NewsCard | null | undefined;
  /** True if unknown cards could not be loaded. */
  isAway: boolean;
  isKept: boolean;
  onRemove: () => void;
};

/** Row of a saved item, even if withdrawn or not loaded, with a remove button. */
export function SavedRow({ entry, card, isAway, isKept, onRemove }: Props) {
  const name = card?.topic ?? `ข่าวหมายเลข ${entry.id}`;
  return (
    <li className="flex items-start gap-2 border-line border-b py-4">
      <div className="min-w-0 grow">
        {card ? (
          <NewsRow card={card} level={2} />
        ) : (
          <UnavailableItem
            id={entry.id}
            name={name}
            state={card === null ? 'withdrawn' : isAway ? 'unknown' : 'coming'}
          />
        )}
        <p className="tabular mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 font-normal text-ink-3 text-xs">
          {entry.at > FIRST_KNOWN_MS && (
            <span>
              {words['saved.savedAt'].th} {formatDate(new Date(entry.at))}
            </span>
          )}
          {isKept && card !== null && (
            <span className="inline-flex items-center gap-1.5 text-ok">
              <Icon name="cloud-check" className="size-4" />
              {words['saved.keptOffline'].th}
            </span>
          )}
        </p>
      </div>
      <IconButton label={`${words['saved.remove'].th} ${name}`} onClick={onRemove}>
        <Icon name="x" className="size-4.5" />
      </IconButton>
    </li>
  );
}

function UnavailableItem({ id, name, state }: { id: number; name: string; state: 'withdrawn' | 'unknown' | 'coming' }) {
  return (
    <div>
      <h2 className="text-base">
        {state === 'withdrawn' ? name : <a href={`/readnews/news/?news_id=${id}`}>{name}</a>}
      </h2>
      <p className="mt-1 font-normal text-ink-2 text-sm">{words[`saved.${state}`].th}</p>
    </div>
  );
}
