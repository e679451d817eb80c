import type { z } from 'zod';
import type { AuditRow } from '@/lib/audit/audit';
import type { Viewer } from '@/lib/auth/viewer';
import { validate } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { t } from '@/lib/messages/messages';
import type { Cells, ImportVerdict, RowMessage } from './imports.schema';
import type { Client } from './lookups.queries';
import type { DirectoryMatch } from './lookups.rules';

/** What a row of a file would do: `raw` is for the writing, which reads it once more; `id` the row that is there. */
export type RowReading = { verdict: ImportVerdict; messages: RowMessage[]; raw?: object; id?: number };

/** What was written, for the audit log and the caches of readers. */
export type WrittenRow = { audit: AuditRow; tags: readonly string[] };

/** How rows of a kind are read, a batch at a time, and written. */
export type Importer = {
  open: (viewer: Viewer, client?: Client) => Promise<(rows: readonly Cells[]) => Promise<RowReading[]>>;
  write: (tx: Transaction, viewer: Viewer, reading: Pick<RowReading, 'raw' | 'id'>) => Promise<WrittenRow>;
  /** New rows of a batch at once, where a kind comes in thousands. */
  addAll?: (tx: Transaction, viewer: Viewer, readings: readonly RowReading[]) => Promise<WrittenRow[]>;
};

const lookupMessages = { none: 'imports.placeUnknown', several: 'imports.placeSeveral' } as const;

/** The id that a word of the file stands for; without one a message is added. */
export function resolveMatch(found: DirectoryMatch, column: string, messages: RowMessage[]): number | undefined {
  if (typeof found === 'object') return found.id;
  messages.push({ column, text: t(lookupMessages[found]) });
  return undefined;
}

/**
 * Reads a row's fields by their schema.
 *
 * @param columns the file's columns of fields that are called otherwise; a column with a message gets no second one
 */
export function readFields<S extends z.ZodType>(
  schema: S,
  raw: object,
  messages: RowMessage[],
  columns: Readonly<Record<string, string>> = {},
): z.output<S> | undefined {
  const read = validate(schema, raw);
  if (read.success) return read.data;
  for (const [field, key] of Object.entries(read.fields)) {
    const column = columns[field] ?? field;
    if (!messages.some((message) => message.column === column)) messages.push({ column, text: t(key) });
  }
  return undefined;
}

/** The cells that hold something, without those named. */
export const pickFilledCells = (cells: Cells, but: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).filter(([name, cell]) => cell !== '' && !but.includes(name)));

/** Whether two values are the same to a reader: an empty text is as good as none. */
export const isSameValue = (one: unknown, other: unknown): boolean => String(one ?? '') === String(other ?? '');

export const wrongReading = (messages: RowMessage[]): RowReading => ({ verdict: 'wrong', messages });
