import type { SavedKind, SavedLists } from '../saved.schema';

export type SyncAnswer = { lists: SavedLists; lost: readonly { kind: SavedKind; id: number }[] };

/** The lists out of an answer of `/api/v1/saved`; undefined where it is none. */
export function readAnswer(answer: unknown): SyncAnswer | undefined {
  const data = fieldOf(answer, 'data');
  const lists = fieldOf(data, 'lists');
  const [later, bookmark] = [readEntries(fieldOf(lists, 'later')), readEntries(fieldOf(lists, 'bookmark'))];
  if (!later || !bookmark) return undefined;
  const lost = fieldOf(data, 'lost');
  return { lists: { later, bookmark }, lost: Array.isArray(lost) ? lost.flatMap(readKey) : [] };
}

function readEntries(list: unknown): { id: number; at: number }[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return list.flatMap((entry) => {
    const [id, at] = [fieldOf(entry, 'id'), fieldOf(entry, 'at')];
    return typeof id === 'number' && typeof at === 'number' ? [{ id, at }] : [];
  });
}

function readKey(key: unknown): { kind: SavedKind; id: number }[] {
  const [kind, id] = [fieldOf(key, 'kind'), fieldOf(key, 'id')];
  if (typeof id !== 'number' || (kind !== 'later' && kind !== 'bookmark')) return [];
  return [{ kind, id }];
}

const fieldOf = (value: unknown, name: string): unknown =>
  value instanceof Object ? Reflect.get(value, name) : undefined;
