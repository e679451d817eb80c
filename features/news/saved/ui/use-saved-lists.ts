import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { listOfflineItems } from '../../offline/ui/offline-store';
import { listAllSaved, notifyWithdrawn } from '../../offline/ui/offline-sync';
import { readSavedEntries, type SavedEntry, type SavedList, subscribeSaved } from '../../ui/saved-lists';
import { readAccountCopy } from './saved-account';
import { type Cards, readCards, refreshCards } from './saved-cards';
import { syncSaved } from './sync';

/** Delay before checking the offline pages again, as the worker caches them soon after saving, in milliseconds. */
const RECHECK_MS = 2_500;

/** Data of the page of saved items; `failed` if current cards could not be loaded. */
export function useSavedLists() {
  const text = useSyncExternalStore(subscribeSaved, readSnapshot, () => undefined);
  const [cards, setCards] = useState<Cards>({});
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState(false);
  const lookAtKept = useCallback(() => void listOfflineItems().then(setKept), []);
  const refresh = useCallback(async () => {
    setCards(readCards());
    await syncSaved();
    const saved = listAllSaved();
    const fresh = await refreshCards(saved, saved);
    setFailed(fresh === undefined);
    if (!fresh) return;
    setCards(fresh);
    notifyWithdrawn(saved.filter((id) => fresh[id] === null));
  }, []);
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    void refresh();
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [refresh]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the lists is the reason to look again
  useEffect(() => {
    lookAtKept();
    setCards(readCards());
    const timer = setTimeout(() => {
      lookAtKept();
      setCards(readCards());
    }, RECHECK_MS);
    return () => clearTimeout(timer);
  }, [text, lookAtKept]);
  const lists: Readonly<Record<SavedList, SavedEntry[]>> = {
    later: text === undefined ? [] : readSavedEntries('later'),
    bookmark: text === undefined ? [] : readSavedEntries('bookmark'),
  };
  const account = text === undefined ? undefined : readAccountCopy();
  return { isReady: text !== undefined, lists, account, cards, kept, failed };
}

/** Snapshot string that changes with the lists. */
function readSnapshot(): string {
  return JSON.stringify([readSavedEntries('later'), readSavedEntries('bookmark'), readAccountCopy()?.waiting.length]);
}
