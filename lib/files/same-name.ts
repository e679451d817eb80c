import { toSearchText } from '@/lib/text/search-text';

/**
 * True if one of the rows has a name that readers could take for this one: the same after case folding and replacing
 * look-alike letters.
 */
export function hasSameName(rows: readonly { name: string }[], name: string): boolean {
  const wanted = toSearchText(name);
  return rows.some((row) => toSearchText(row.name) === wanted);
}
