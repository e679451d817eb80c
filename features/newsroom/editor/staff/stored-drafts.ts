import { z } from 'zod';
import { type StoredDraft, storedDraft } from '../editor.schema';

/** Prefix of the drafts' keys in local storage. */
const PREFIX = 'newsDraft:';
/** Maximum number of drafts per browser; the oldest are evicted. */
const MAX_DRAFTS = 20;
/** Maximum size of all drafts, in characters; browsers count two bytes each. */
const MAX_CHARACTERS = 1_000_000;

const storedEntry = z.object({ ...storedDraft.shape, accountId: z.number(), itemId: z.number().nullable() });
type StoredEntry = z.infer<typeof storedEntry>;

/** Account and item of drafts; `itemId` is null for an item that was never saved. */
export type DraftScope = { accountId: number; itemId: number | null };

const toStorageKey = ({ accountId, itemId }: DraftScope, key: string) =>
  `${PREFIX}${accountId}:${itemId ?? 'new'}:${key}`;

/**
 * Stores a draft in this browser, so that neither a lost connection nor a crash loses what was typed.
 *
 * @returns false if the browser refuses
 */
export function saveDraft(
  place: DraftScope,
  draft: StoredDraft,
  storage: Storage | undefined = getLocalStorage(),
): boolean {
  if (!storage) return false;
  const name = toStorageKey(place, draft.key);
  const text = JSON.stringify({ ...draft, ...place } satisfies StoredEntry);
  evictOldest(storage, name, text.length);
  try {
    storage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

export function deleteDraft(place: DraftScope, key: string, storage: Storage | undefined = getLocalStorage()): void {
  storage?.removeItem(toStorageKey(place, key));
}

/** The drafts of one account for one item, newest first. */
export function listDrafts(place: DraftScope, storage: Storage | undefined = getLocalStorage()): StoredDraft[] {
  if (!storage) return [];
  return listStorageKeys(storage)
    .filter((name) => name.startsWith(toStorageKey(place, '')))
    .flatMap((name) => readStored(storage, name) ?? [])
    .filter(({ accountId, itemId }) => accountId === place.accountId && itemId === place.itemId)
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))
    .map(({ accountId: _accountId, itemId: _itemId, ...draft }) => draft);
}

/** Evicts the oldest drafts until the new one fits. */
function evictOldest(storage: Storage, name: string, length: number): void {
  const others = listStorageKeys(storage)
    .filter((other) => other !== name)
    .map((other) => ({
      other,
      length: storage.getItem(other)?.length ?? 0,
      at: readStored(storage, other)?.savedAt ?? '',
    }))
    .toSorted((one, two) => two.at.localeCompare(one.at));
  let room = MAX_CHARACTERS - length;
  for (const [index, { other, length: weight }] of others.entries()) {
    room -= weight;
    if (index >= MAX_DRAFTS - 1 || room < 0) storage.removeItem(other);
  }
}

const listStorageKeys = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((name) =>
    name.startsWith(PREFIX),
  );

function readStored(storage: Storage, name: string): StoredEntry | undefined {
  try {
    return storedEntry.safeParse(JSON.parse(storage.getItem(name) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Local storage, or undefined if the browser has none or denies access. */
function getLocalStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
