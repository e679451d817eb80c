import { z } from 'zod';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { runInChild } from '@/lib/process/child-task';
import { createConcurrencyLimiter } from '@/lib/process/concurrency-limiter';
import { importsMessages as words } from './imports.messages';
import { rawCell } from './imports.schema';

/** Maximum file size; unpacked, an Excel file may have 60 MB. */
export const SHEET_BYTES = 5 * 1_048_576;
/** Maximum number of rows below the heading, including empty ones. */
export const SHEET_ROWS = 5_000;
const DEADLINE_MS = 30_000;
/** Maximum output: eight million characters, most of them Thai letters and marks of three bytes, trimmed and as they came. */
const ANSWER_BYTES = 64 * 1_048_576;

/**
 * Row of a sheet: its number as in spreadsheets, its cells as trimmed text, and by position those that came otherwise.
 * The first row has the format of the file.
 */
const sheetRow = z.object({
  number: z.number().int(),
  cells: z.array(z.string()),
  raw: z.record(z.string(), rawCell),
  format: z.string().optional(),
});
export type ParsedSheetRow = z.infer<typeof sheetRow>;

/** One child process at a time. */
const runExclusive = createConcurrencyLimiter('sheets', {
  concurrency: 1,
  maxWaiting: 8,
  busyMessage: pickMessage(words, 'sheet.busy'),
  retrySeconds: 15,
});

/**
 * Reads the first sheet of an Excel file (xlsx), or a CSV file with commas, semicolons or tabs, in UTF-8 or
 * Windows-874. Of formulas only the values are read; rows without text are left out. Runs in a child process, which is
 * killed when it exceeds the time or memory of the largest permitted file.
 *
 * @throws AppError 'invalid' for other files, for any exceeded limit, and for one without rows; 'busy' when the queue
 *   is full
 */
export async function readSheet(file: Buffer): Promise<ParsedSheetRow[]> {
  if (file.length > SHEET_BYTES) throw new AppError('invalid', pickMessage(words, 'sheet.tooLarge'));
  const rows = await runExclusive(() =>
    runInChild({
      script: 'sheet.mjs',
      options: { maxRows: SHEET_ROWS },
      input: file,
      value: sheetRow,
      deadlineMs: DEADLINE_MS,
      memoryMb: { heap: 384, buffers: 256 },
      outputBytes: ANSWER_BYTES,
      messages: words,
      exhausted: pickMessage(words, 'sheet.tooComplex'),
    }),
  );
  if (rows.length === 0) throw new AppError('invalid', pickMessage(words, 'sheet.empty'));
  return rows;
}
