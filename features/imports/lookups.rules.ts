import { toSearchText } from '@/lib/text/search-text';

/** Something that a file names by its code or by one of its names. */
export type DirectoryEntry = { id: number; code: string; names: readonly string[] };

/** What a file's word for a place stands for: its id, nothing, or more than one. */
export type DirectoryMatch = { id: number } | 'none' | 'several';

export type Directory = { find: (typed: string) => DirectoryMatch; has: (id: number) => boolean };

/** Finds places by their code, whatever its capitals, else by one of their names; a name that two have finds neither. */
export function buildDirectory(places: readonly DirectoryEntry[]): Directory {
  const ids = new Set(places.map(({ id }) => id));
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
  return { find, has: (id) => ids.has(id) };
}
