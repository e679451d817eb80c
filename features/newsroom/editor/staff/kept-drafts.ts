import { z } from 'zod';
import { type KeptDraft, keptDraft } from '../editor.schema';

/** The name in local storage under which each draft stands, before its own. */
const PREFIX = 'newsDraft:';
/** Drafts that are kept in one browser; the oldest give way. */
const MAX_DRAFTS = 20;
/** What all of them may weigh, in characters; browsers count two bytes each. */
const MAX_CHARACTERS = 1_000_000;

const stored = z.object({ ...keptDraft.shape, accountId: z.number(), itemId: z.number().nullable() });
type Stored = z.infer<typeof stored>;

/** Whose drafts they are, and of which item; null for one that was never saved. */
export type DraftPlace = { accountId: number; itemId: number | null };

const nameOf = ({ accountId, itemId }: DraftPlace, key: string) => `${PREFIX}${accountId}:${itemId ?? 'new'}:${key}`;

/**
 * Keeps a draft in this browser, so that neither a lost connection nor a crash loses what was typed.
 *
 * @returns false when the browser refuses
 */
export function keepDraft(place: DraftPlace, draft: KeptDraft, storage: Storage | undefined = local()): boolean {
  if (!storage) return false;
  const name = nameOf(place, draft.key);
  const text = JSON.stringify({ ...draft, ...place } satisfies Stored);
  makeRoom(storage, name, text.length);
  try {
    storage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(place: DraftPlace, key: string, storage: Storage | undefined = local()): void {
  storage?.removeItem(nameOf(place, key));
}

/** The drafts of one account for one item, newest first. */
export function listDrafts(place: DraftPlace, storage: Storage | undefined = local()): KeptDraft[] {
  if (!storage) return [];
  return namesIn(storage)
    .filter((name) => name.startsWith(nameOf(place, '')))
    .flatMap((name) => readStored(storage, name) ?? [])
    .filter(({ accountId, itemId }) => accountId === place.accountId && itemId === place.itemId)
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))
    .map(({ accountId: _accountId, itemId: _itemId, ...draft }) => draft);
}

/** Throws away the oldest until the new one fits in. */
function makeRoom(storage: Storage, name: string, length: number): void {
  const others = namesIn(storage)
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

const namesIn = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((name) =>
    name.startsWith(PREFIX),
  );

function readStored(storage: Storage, name: string): Stored | undefined {
  try {
    return stored.safeParse(JSON.parse(storage.getItem(name) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** The browser's storage, where it has one and lets it be used. */
function local(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
