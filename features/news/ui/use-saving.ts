import { toast } from '@/components/ui/toast';
import { say } from '@/lib/messages/language';
import { newsMessages } from '../news.messages';
import { readSavedIds, type SavedList, type SaveOutcome, setSaved, useIsSaved } from './saved-lists';

/** Display time of a confirmation, in milliseconds. */
export const CONFIRM_MS = 3_000;

type NewsKey = keyof typeof newsMessages;

/** Shows a short confirmation or error. */
export function showNewsToast(key: NewsKey, kind: 'ok' | 'bad' = 'ok'): void {
  toast(say(newsMessages[key]), { duration: CONFIRM_MS, kind });
}

const failureKeys = { full: 'news.savingFull', refused: 'news.savingRefused' } as const satisfies Record<
  Exclude<SaveOutcome, 'done'>,
  NewsKey
>;

/** Bookmark and reading list state of one item, with actions that show confirmations. */
export function useSaving(id: number) {
  const bookmarked = useIsSaved('bookmark', id);
  const later = useIsSaved('later', id);
  const save = (list: SavedList, saved: boolean, key: NewsKey) => {
    const outcome = setSaved(list, id, saved);
    if (outcome === 'done') showNewsToast(key);
    else showNewsToast(failureKeys[outcome], 'bad');
  };
  return {
    bookmarked,
    later,
    toggleBookmark: () => save('bookmark', !bookmarked, bookmarked ? 'news.bookmarkRemoved' : 'news.bookmarkAdded'),
    keepForLater: () =>
      readSavedIds('later').includes(id) ? showNewsToast('news.laterAlready') : save('later', true, 'news.laterAdded'),
  };
}
