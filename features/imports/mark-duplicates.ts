import { normalizeIdCard } from '@/lib/text/id-card';
import { keyColumnByKind } from './columns';
import { importsMessages } from './imports.messages';
import type { Cells, ImportKind } from './imports.schema';
import type { RowReading } from './row-reading';

type Row = { number: number; cells: Cells };

/**
 * Marks rows whose key occurs earlier in the file.
 *
 * @param seen row numbers by key so far; the keys of these rows are added
 */
export function markDuplicates<R extends Row & RowReading>(
  kind: ImportKind,
  rows: readonly R[],
  seen: Map<string, number>,
): R[] {
  const column = keyColumnByKind[kind];
  return rows.map((row) => {
    const key = toKey(row.cells[column] ?? '');
    const earlier = seen.get(key);
    if (key === '') return row;
    if (earlier === undefined) {
      seen.set(key, row.number);
      return row;
    }
    const message = { column, text: `${importsMessages['imports.double']} ${earlier}` };
    return { ...row, verdict: 'wrong', messages: [...row.messages, message] };
  });
}

/** Normalises a key: blanks, hyphens, Thai digits and case are ignored. */
const toKey = (typed: string): string => (/^[\d๐-๙\s-]+$/.test(typed) ? normalizeIdCard(typed) : typed.toLowerCase());
