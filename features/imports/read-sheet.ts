import { z } from 'zod';
import { AppError } from '@/lib/errors/errors';
import { runInChild } from '@/lib/process/child-task';
import { createConcurrencyLimiter } from '@/lib/process/concurrency-limiter';

/** What a file may weigh; unpacked an Excel file may have 60 MB. */
export const SHEET_BYTES = 5 * 1_048_576;
/** Rows below the heading, empty ones counted too. */
export const SHEET_ROWS = 5_000;
const DEADLINE_MS = 30_000;
/** Eight million letters, most of which are Thai and take three bytes, with their marks. */
const ANSWER_BYTES = 32 * 1_048_576;

/** A row of a sheet: its number as spreadsheets count, and its cells as trimmed text. */
const sheetRow = z.object({ number: z.number().int(), cells: z.array(z.string()) });
export type ParsedSheetRow = z.infer<typeof sheetRow>;

/** Each is a process for as long as it takes. */
const runExclusive = createConcurrencyLimiter('sheets', {
  concurrency: 1,
  maxWaiting: 8,
  busyMessage: 'sheet.busy',
  retrySeconds: 15,
});

/**
 * The first sheet of an Excel file (xlsx), or a CSV file with commas, semicolons or tabs, in UTF-8 or Windows-874. Of
 * formulas only the value is looked at; rows without any text are left out. It is read in a process of its own, which is
 * ended when it takes more time or memory than the largest file that is taken.
 *
 * @throws AppError 'invalid' for other files, for what is too large in any way, and for one without rows; 'busy' when too
 *   many wait
 */
export async function readSheet(file: Buffer): Promise<ParsedSheetRow[]> {
  if (file.length > SHEET_BYTES) throw new AppError('invalid', 'sheet.tooLarge');
  const rows = await runExclusive(() =>
    runInChild({
      script: 'sheet.mjs',
      options: { maxRows: SHEET_ROWS },
      input: file,
      value: sheetRow,
      deadlineMs: DEADLINE_MS,
      memoryMb: { heap: 384, buffers: 256 },
      outputBytes: ANSWER_BYTES,
      exhausted: 'sheet.tooComplex',
    }),
  );
  if (rows.length === 0) throw new AppError('invalid', 'sheet.empty');
  return rows;
}
