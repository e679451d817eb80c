import { useSyncExternalStore } from 'react';

/** The lists a reader keeps in this browser, by the name of their place in local storage. */
export const SAVED_LISTS = { bookmark: 'bookmarkedNews', later: 'readingList' } as const;
export type SavedList = keyof typeof SAVED_LISTS;

const listeners = new Set<() => void>();

/** Whether an item is in a list; false on the server and until the page has become interactive. */
export function useSaved(list: SavedList, id: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readSaved(list).includes(id),
    () => false,
  );
}

/** The ids of a list, the newest first. */
export function readSaved(list: SavedList): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SAVED_LISTS[list]) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Puts an item into a list or takes it out; false when the browser refuses to keep it. */
export function setSaved(list: SavedList, id: number, saved: boolean): boolean {
  const others = readSaved(list).filter((other) => other !== id);
  try {
    localStorage.setItem(SAVED_LISTS[list], JSON.stringify(saved ? [id, ...others] : others));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
