import type { z } from 'zod';
import type { AuditRow } from '@/lib/audit/audit';
import type { Viewer } from '@/lib/auth/viewer';
import { validate } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { importsMessages as words } from './imports.messages';
import type { Cells, ImportVerdict, RowChange, RowMessage } from './imports.schema';
import type { Client } from './lookups.queries';
import type { DirectoryMatch } from './lookups.rules';

/**
 * Planned effect of a row: `raw` is the input for writing, which validates it again; `id` that of the existing record, of
 * which `changes` are the fields.
 */
export type RowReading = {
  verdict: ImportVerdict;
  messages: RowMessage[];
  changes?: RowChange[];
  raw?: object;
  id?: number;
};

/** Result of a written row, for the audit log and cache invalidation, and the account behind it. */
export type WrittenRow = { audit: AuditRow; tags: readonly string[]; accountId?: number };

/** Importer of a kind: reads rows in batches, and writes them. */
export type Importer = {
  open: (viewer: Viewer, client?: Client) => Promise<(rows: readonly Cells[]) => Promise<RowReading[]>>;
  write: (tx: Transaction, viewer: Viewer, reading: Pick<RowReading, 'raw' | 'id'>) => Promise<WrittenRow>;
  /** Bulk insert of the new rows of a batch, for kinds imported by the thousand. */
  addAll?: (tx: Transaction, viewer: Viewer, readings: readonly RowReading[]) => Promise<WrittenRow[]>;
};

const lookupKeys = { none: 'imports.placeUnknown', several: 'imports.placeSeveral' } as const;

/** Id of a match; otherwise a message is added. */
export function resolveMatch(found: DirectoryMatch, column: string, messages: RowMessage[]): number | undefined {
  if (typeof found === 'object') return found.id;
  messages.push({ column, text: words[lookupKeys[found]] });
  return undefined;
}

/**
 * Parses the fields of a row by their schema.
 *
 * @param columns column by field if named differently; a column that has a message gets no second one
 */
export function readFields<S extends z.ZodType>(
  schema: S,
  raw: object,
  messages: RowMessage[],
  columns: Readonly<Record<string, string>> = {},
): z.output<S> | undefined {
  const read = validate(schema, raw);
  if (read.success) return read.data;
  for (const [field, text] of Object.entries(read.fields)) {
    const column = columns[field] ?? field;
    if (!messages.some((message) => message.column === column)) messages.push({ column, text });
  }
  return undefined;
}

/** Non-empty cells, except for those named. */
export const pickFilledCells = (cells: Cells, but: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).filter(([name, cell]) => cell !== '' && !but.includes(name)));

/** True if two values display the same: null and empty text are equal. */
export const isSameValue = (one: unknown, other: unknown): boolean => String(one ?? '') === String(other ?? '');

/** Changes of the fields that differ: column, former and new value. */
export const listChanges = (fields: readonly (readonly [string, unknown, unknown])[]): RowChange[] =>
  fields.flatMap(([column, from, to]) =>
    isSameValue(from, to) ? [] : [{ column, from: String(from ?? ''), to: String(to ?? '') }],
  );

/** Reading of a row whose record exists. */
export const changedReading = (changes: RowChange[], raw: object, id: number): RowReading => ({
  ...{ verdict: changes.length > 0 ? 'changed' : 'same', messages: [], changes },
  ...{ raw, id },
});

export const wrongReading = (messages: RowMessage[]): RowReading => ({ verdict: 'wrong', messages });
