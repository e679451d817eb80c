import { writeAudits } from '@/lib/audit/audit';
import type { Viewer } from '@/lib/auth/viewer';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { importers } from './importers';
import { importsMessages as words } from './imports.messages';
import { type ImportJob, streamImportRows } from './imports.queries';
import {
  BATCH_ROWS,
  type ImportCounts,
  type ImportKind,
  type ImportRowEntry,
  type ImportVerdict,
} from './imports.schema';
import type { RowReading, WrittenRow } from './row-reading';

/** A job and its progress callback, called with the number of rows done. */
export type ImportWriting = { job: ImportJob; onProgress: (done: number) => Promise<unknown> };
/** Cache tags to invalidate, and row counts by verdict. */
export type WrittenImport = { tags: string[]; counts: ImportCounts };
const writableVerdicts: readonly (ImportVerdict | undefined)[] = ['new', 'changed'];

/**
 * Writes the new and changed rows of a job in the caller's transaction, in batches, each row with its audit entry.
 *
 * @throws AppError 'conflict' with the row's number and reason in `fields`
 */
export async function writeRows(
  tx: Transaction,
  viewer: Viewer,
  { job, onProgress }: ImportWriting,
): Promise<WrittenImport> {
  const read = await importers[job.kind].open(viewer, tx);
  const tags = new Set<string>();
  let done = 0;
  for await (const batch of streamImportRows(job.id, BATCH_ROWS)) {
    const rows = batch.filter(({ verdict }) => writableVerdicts.includes(verdict));
    const readings = await read(rows.map(({ cells }) => cells));
    const toDo = rows.flatMap((row, index) => planRow(row, readings[index]));
    const written = await writeBatch(tx, viewer, job.kind, toDo);
    await writeAudits(
      tx,
      viewer,
      written.map(({ audit }) => ({ ...audit, after: { ...audit.after, importId: job.id } })),
    );
    await recordAccounts(tx, job.id, written);
    for (const { tags: own } of written) for (const tag of own) tags.add(tag);
    done += batch.length;
    await onProgress(done);
  }
  return { tags: [...tags], counts: job.counts };
}

type PlannedRow = RowReading & { number: number };

/** Skips rows that are unchanged by now; otherwise the effect must be the confirmed one. */
function planRow({ number, verdict }: ImportRowEntry, reading: RowReading | undefined): PlannedRow[] {
  if (reading?.verdict === 'same') return [];
  if (!reading || reading.verdict !== verdict) throw changedError(number, reading);
  return [{ ...reading, number }];
}

async function writeBatch(tx: Transaction, viewer: Viewer, kind: ImportKind, toDo: readonly PlannedRow[]) {
  const { write, addAll } = importers[kind];
  const atOnce = addAll ? toDo.filter(({ verdict }) => verdict === 'new') : [];
  const added = addAll ? await addAll(tx, viewer, atOnce) : [];
  const written = added.map((row, index): NumberedRow => ({ ...row, isNew: true, number: atOnce[index]?.number ?? 0 }));
  for (const row of toDo) {
    const { number, verdict } = row;
    if (atOnce.includes(row)) continue;
    const one = await write(tx, viewer, row).catch(rethrowWithRow(number));
    written.push({ ...one, number, isNew: verdict === 'new' });
  }
  return written;
}

/** A written row with its number; `isNew` if it added its record. */
type NumberedRow = WrittenRow & { number: number; isNew: boolean };

/** Keeps with each row the account behind it, and with each added account that a file brought it. */
async function recordAccounts(tx: Transaction, jobId: number, written: readonly NumberedRow[]): Promise<void> {
  const rows = written.flatMap(({ number, accountId, isNew }) =>
    accountId === undefined ? [] : [{ number, accountId, isNew }],
  );
  const ids = rows.map(({ accountId }) => accountId);
  await tx.$executeRaw`
    UPDATE import_row SET account_id = found.account_id
    FROM unnest(${rows.map(({ number }) => number)}::int[], ${ids}::int[]) AS found(number, account_id)
    WHERE import_row.job_id = ${jobId} AND import_row.number = found.number`;
  const added = rows.filter(({ isNew }) => isNew).map(({ accountId }) => accountId);
  await tx.account.updateMany({ where: { id: { in: added } }, data: { importedAt: getCurrentTime() } });
}

function changedError(number: number, reading: RowReading | undefined): AppError {
  const reason = reading?.messages.map(({ text }) => text).join(' ') ?? '';
  return new AppError('conflict', pickMessage(words, 'imports.changedMeanwhile'), {
    row: String(number),
    reason,
  });
}

/** Rethrows an error of a row with its number. */
const rethrowWithRow = (number: number) => (error: unknown) => {
  if (!(error instanceof AppError)) throw error;
  const [reason = error.text] = Object.values(error.fields);
  throw new AppError('conflict', pickMessage(words, 'imports.rowRefused'), { row: String(number), reason });
};
