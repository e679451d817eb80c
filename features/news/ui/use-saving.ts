import { toast } from '@/components/ui/toast';
import { newsMessages } from '../news.messages';
import { readSaved, type SavedList, type SaveOutcome, setSaved, useSaved } from './saved-lists';

/** How long a confirmation stays, in milliseconds. */
export const CONFIRM_MS = 3_000;

type NewsKey = keyof typeof newsMessages;

/** Tells a reader in a few words that something was done, or was not. */
export function confirm(key: NewsKey, kind: 'ok' | 'bad' = 'ok'): void {
  toast(newsMessages[key].th, { duration: CONFIRM_MS, kind });
}

const refusals = { full: 'news.savingFull', refused: 'news.savingRefused' } as const satisfies Record<
  Exclude<SaveOutcome, 'done'>,
  NewsKey
>;

/** Bookmark and reading list of one item, with their confirmations. */
export function useSaving(id: number) {
  const bookmarked = useSaved('bookmark', id);
  const later = useSaved('later', id);
  const save = (list: SavedList, saved: boolean, key: NewsKey) => {
    const outcome = setSaved(list, id, saved);
    if (outcome === 'done') confirm(key);
    else confirm(refusals[outcome], 'bad');
  };
  return {
    bookmarked,
    later,
    toggleBookmark: () => save('bookmark', !bookmarked, bookmarked ? 'news.bookmarkRemoved' : 'news.bookmarkAdded'),
    keepForLater: () =>
      readSaved('later').includes(id) ? confirm('news.laterAlready') : save('later', true, 'news.laterAdded'),
  };
}
