import { toSearchText } from '@/lib/text/search-text';

/** Entity that a file refers to by its code or one of its names. */
export type DirectoryEntry = { id: number; code: string; names: readonly string[] };

/** Result of a lookup: an id, no match, or several. */
export type DirectoryMatch = { id: number } | 'none' | 'several';

export type Directory = {
  find: (typed: string) => DirectoryMatch;
  has: (id: number) => boolean;
  /** First name of an entry; empty for others. */
  nameOf: (id: number | null | undefined) => string;
};

/** Builds a directory that finds entries by case-insensitive code, else by name; an ambiguous name matches none. */
export function buildDirectory(places: readonly DirectoryEntry[]): Directory {
  const ids = new Map(places.map(({ id, names: [name = ''] }) => [id, name]));
  const byCode = new Map(places.map(({ id, code }) => [code.toLowerCase(), id]));
  const byName = new Map<string, Set<number>>();
  for (const { id, names } of places) {
    for (const name of names.map(toSearchText)) byName.set(name, (byName.get(name) ?? new Set()).add(id));
  }
  const find = (typed: string): DirectoryMatch => {
    const coded = byCode.get(typed.toLowerCase());
    if (coded !== undefined) return { id: coded };
    const [id, another] = byName.get(toSearchText(typed)) ?? [];
    if (another !== undefined) return 'several';
    return id === undefined ? 'none' : { id };
  };
  return { find, has: (id) => ids.has(id), nameOf: (id) => ids.get(id ?? 0) ?? '' };
}
