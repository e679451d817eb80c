import { plainIdCard } from '@/features/people/college-users/college-users.rules';
import { say } from '@/lib/messages/messages';
import { keyColumn } from './columns';
import type { Cells, ImportKind } from './imports.schema';
import type { Reading } from './reading';

type Row = { number: number; cells: Cells };

/**
 * Finds the rows whose key an earlier row of the file has already.
 *
 * @param seen the keys of the rows so far with their numbers; those of these rows are added
 */
export function refuseDoubles<R extends Row & Reading>(
  kind: ImportKind,
  rows: readonly R[],
  seen: Map<string, number>,
): R[] {
  const column = keyColumn[kind];
  return rows.map((row) => {
    const key = keyOf(row.cells[column] ?? '');
    const earlier = seen.get(key);
    if (key === '') return row;
    if (earlier === undefined) {
      seen.set(key, row.number);
      return row;
    }
    const message = { column, text: `${say('imports.double')} ${earlier}` };
    return { ...row, verdict: 'wrong', messages: [...row.messages, message] };
  });
}

/** Blanks, hyphens, Thai digits and capitals don't make another key. */
const keyOf = (typed: string): string => (/^[\d๐-๙\s-]+$/.test(typed) ? plainIdCard(typed) : typed.toLowerCase());
