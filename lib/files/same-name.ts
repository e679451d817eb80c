import { toSearchText } from '@/lib/text/search-text';

/** Whether one of the rows has a name that readers could take for this one: in other letters of one look, or in other cases. */
export function hasSameName(rows: readonly { name: string }[], name: string): boolean {
  const wanted = toSearchText(name);
  return rows.some((row) => toSearchText(row.name) === wanted);
}
