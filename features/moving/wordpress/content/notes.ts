import type { Dropped } from '../../moving.schema';

const MAX_DETAIL = 300;
/** Most different losses of one post that are named. */
const MAX_NOTES = 200;

/** Losses of a post, each kind and detail once, with the number of its places. */
export function createNotes() {
  const notes = new Map<string, Dropped>();
  return {
    add: (kind: string, detail = '', count = 1): void => {
      const short = detail.slice(0, MAX_DETAIL);
      const key = `${kind} ${short}`;
      const known = notes.get(key);
      if (known) notes.set(key, { ...known, count: known.count + count });
      else if (notes.size < MAX_NOTES) notes.set(key, { kind, detail: short, count });
    },
    /** True if a loss with this detail is noted, of whatever kind. */
    knows: (detail: string): boolean => [...notes.values()].some((note) => note.detail === detail.slice(0, MAX_DETAIL)),
    list: (): Dropped[] => [...notes.values()],
  };
}
export type Notes = ReturnType<typeof createNotes>;
