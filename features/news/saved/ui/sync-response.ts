import type { SavedKind, SavedLists } from '../saved.schema';

export type SyncResponse = { lists: SavedLists; lost: readonly { kind: SavedKind; id: number }[] };

/** Parses a response of `/api/v1/saved`; undefined if invalid. */
export function readSyncResponse(answer: unknown): SyncResponse | undefined {
  const data = getField(answer, 'data');
  const lists = getField(data, 'lists');
  const [later, bookmark] = [readEntryList(getField(lists, 'later')), readEntryList(getField(lists, 'bookmark'))];
  if (!later || !bookmark) return undefined;
  const lost = getField(data, 'lost');
  return { lists: { later, bookmark }, lost: Array.isArray(lost) ? lost.flatMap(readKey) : [] };
}

function readEntryList(list: unknown): { id: number; at: number }[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return list.flatMap((entry) => {
    const [id, at] = [getField(entry, 'id'), getField(entry, 'at')];
    return typeof id === 'number' && typeof at === 'number' ? [{ id, at }] : [];
  });
}

function readKey(key: unknown): { kind: SavedKind; id: number }[] {
  const [kind, id] = [getField(key, 'kind'), getField(key, 'id')];
  if (typeof id !== 'number' || (kind !== 'later' && kind !== 'bookmark')) return [];
  return [{ kind, id }];
}

const getField = (value: unknown, name: string): unknown =>
  value instanceof Object ? Reflect.get(value, name) : undefined;
