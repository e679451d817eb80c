import { useSyncExternalStore } from 'react';
import type { SavedChange } from '../saved/saved.schema';
import { ACCOUNT_KEY, clearAccountCopy, readAccountCopy, storeAccountCopy } from '../saved/ui/saved-account';

/** Local storage keys of the lists in this browser. */
export const SAVED_LISTS = { bookmark: 'bookmarkedNews', later: 'readingList' } as const;
export type SavedList = keyof typeof SAVED_LISTS;
/** Maximum number of items per list, here and in an account. */
const LIMIT = 500;
/** Local storage key of the times at which items of this browser's own lists were saved. */
const TIMES_KEY = 'savedTimes';
/** Placeholder time for items saved before times were stored: older than everything else; in milliseconds. */
const LONG_AGO = 1;

export type SavedEntry = { id: number; at: number };
/** Result of saving or removing an item. */
export type SaveOutcome = 'done' | 'full' | 'refused';

const listeners = new Set<() => void>();

/** True if an item is in a list; false on the server and until hydration. */
export function useIsSaved(list: SavedList, id: number): boolean {
  return useSyncExternalStore(
    subscribeSaved,
    () => readSavedIds(list).includes(id),
    () => false,
  );
}

/** Ids of a list, newest first: of the account if a member is signed in, else of this browser. */
export function readSavedIds(list: SavedList): number[] {
  try {
    const account = readAccountCopy();
    return account ? account.lists[list].map(({ id }) => id) : readLocalIds(list);
  } catch {
    return [];
  }
}

/** Like `readSavedIds`, with the time of each save in milliseconds. */
export function readSavedEntries(list: SavedList): SavedEntry[] {
  try {
    return readAccountCopy()?.lists[list] ?? readLocalEntries(list);
  } catch {
    return [];
  }
}

/** Items of this browser's own list, saved while no member was signed in. */
export function readLocalEntries(list: SavedList): SavedEntry[] {
  const times = readTimes();
  return readLocalIds(list).map((id) => ({ id, at: times[`${list} ${id}`] ?? LONG_AGO }));
}

/** Adds an item to a list or removes it. */
export function setSaved(list: SavedList, id: number, saved: boolean, at = Date.now()): SaveOutcome {
  const ids = readSavedIds(list);
  if (saved && !ids.includes(id) && ids.length >= LIMIT) return 'full';
  try {
    if (readAccountCopy()) updateAccountCopy({ kind: list, id, saved, at });
    // An item that a signed-in member removes must not return from this browser's own list.
    if (!readAccountCopy() || !saved) updateLocal(list, id, saved, at);
  } catch {
    return 'refused';
  }
  notifySaved();
  return 'done';
}

/** Removes items from this browser's own lists, after they were removed elsewhere. */
export function removeLocal(keys: readonly { kind: SavedList; id: number }[]): void {
  for (const { kind, id } of keys) updateLocal(kind, id, false, 0);
}

/** Removes the account's lists at the end of a session; the browser's own lists stay. */
export function endAccountLists(): void {
  clearAccountCopy();
  notifySaved();
}

export function notifySaved(): void {
  for (const listener of listeners) listener();
}

export function subscribeSaved(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === null || KEYS.includes(key)) && listener();
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}
const KEYS: readonly string[] = [...Object.values(SAVED_LISTS), ACCOUNT_KEY];

function updateAccountCopy(change: SavedChange): void {
  const copy = readAccountCopy();
  if (!copy) return;
  const { kind, id, saved, at } = change;
  const others = copy.lists[kind].filter((entry) => entry.id !== id);
  const list = saved ? [{ id, at }, ...others].sort((a, b) => b.at - a.at) : others;
  storeAccountCopy({ ...copy, lists: { ...copy.lists, [kind]: list }, waiting: [...copy.waiting, change] });
}

function updateLocal(list: SavedList, id: number, saved: boolean, at: number): void {
  const { [`${list} ${id}`]: _, ...times } = readTimes();
  if (saved) times[`${list} ${id}`] = at;
  const entries = readLocalEntries(list).filter((entry) => entry.id !== id);
  if (saved) entries.push({ id, at });
  entries.sort((a, b) => b.at - a.at);
  localStorage.setItem(SAVED_LISTS[list], JSON.stringify(entries.map((entry) => entry.id)));
  localStorage.setItem(TIMES_KEY, JSON.stringify(times));
}

function readLocalIds(list: SavedList): number[] {
  return readJson(SAVED_LISTS[list], (kept) => (Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)) : []));
}

function readTimes(): Record<string, number> {
  return readJson(TIMES_KEY, (kept) =>
    kept instanceof Object ? Object.fromEntries(Object.entries(kept).filter(([, at]) => typeof at === 'number')) : {},
  );
}

function readJson<T>(key: string, understand: (kept: unknown) => T): T {
  const text = localStorage.getItem(key) ?? 'null';
  try {
    return understand(JSON.parse(text));
  } catch {
    return understand(null);
  }
}
