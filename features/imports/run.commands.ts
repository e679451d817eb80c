import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { idInput } from '@/lib/command/validation';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { cutText } from '@/lib/text/text-rules';
import { getCurrentTime } from '@/lib/time/current-time';
import { importsMessages as words } from './imports.messages';
import { findImportRun } from './imports.queries';
import type { StagedRow } from './imports.schema';
import { type ImportStatus, importCounts } from './imports.schema';
import { assertMayImport, dropSecrets } from './imports.store';
import type { RowReading } from './row-reading';
import { type ImportWriting, type WrittenImport, writeRows } from './write-rows';

/** Transaction timeout for writing all rows of a file. */
const WRITING_MS = 10 * 60_000;

/** Status that a runner sets when it claims a job, by current status. */
const nextStatuses = { waiting: 'checking', checking: 'checking', confirmed: 'writing', writing: 'writing' } as const;

/**
 * Claims a job for one runner.
 *
 * @param isLost true to take over a job whose runner stopped responding
 * @returns undefined if there is nothing to claim or another runner was first
 */
export async function claimJob(id: number, isLost: boolean) {
  const run = await findImportRun(id);
  const status = run && Object.entries(nextStatuses).find(([from]) => from === run.job.status)?.[1];
  if (!run || !status || (isLost && !run.job.isStale)) return undefined;
  const from: ImportStatus[] = isLost ? [run.job.status] : status === 'checking' ? ['waiting'] : ['confirmed'];
  const { count } = await db.importJob.updateMany({
    where: { id, status: { in: from } },
    data: { status, attempts: { increment: 1 }, aliveAt: getCurrentTime(), progress: 0 },
  });
  return count === 1 ? { ...run, status } : undefined;
}

/** Saves progress and heartbeat of a job. Returns false if it was cancelled meanwhile. */
export async function saveImportProgress(id: number, status: ImportStatus, progress: number): Promise<boolean> {
  const { count } = await db.importJob.updateMany({
    where: { id, status },
    data: { progress, aliveAt: getCurrentTime() },
  });
  return count === 1;
}

/** Marks a job as failed, with the reason. */
export async function failJob(id: number, problem: string, detail = ''): Promise<void> {
  const data = { status: 'failed', problem, detail: cutText(detail, 1_000), finishedAt: getCurrentTime() } as const;
  await db.importJob.updateMany({ where: { id, status: { in: ['checking', 'writing'] } }, data });
}

/** Saves the verdicts of a batch of rows. */
export async function saveVerdicts(id: number, rows: readonly (StagedRow & RowReading)[]): Promise<void> {
  const found = rows.map(({ number, verdict, messages, changes = [] }) => ({ number, verdict, messages, changes }));
  await db.$executeRaw`
    UPDATE import_row SET verdict = found.verdict::"ImportVerdict", messages = found.messages, changes = found.changes
    FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      AS found(number int, verdict text, messages jsonb, changes jsonb)
    WHERE import_row.job_id = ${id} AND import_row.number = found.number`;
}

/** Finishes the check with the counts by verdict. */
export async function finishCheck(id: number): Promise<void> {
  const groups = await db.importRow.groupBy({ by: ['verdict'], where: { jobId: id }, _count: { _all: true } });
  const found = Object.fromEntries(groups.map(({ verdict, _count }) => [verdict ?? 'wrong', _count._all]));
  const data = { status: 'checked', counts: importCounts.parse(found) } as const;
  await db.importJob.updateMany({ where: { id, status: 'checking' }, data });
}

/**
 * Writes all new and changed rows of a job, or none: each row is evaluated again, and one whose effect differs from
 * what was confirmed aborts the import.
 *
 * @throws AppError 'conflict' with the row's number and reason in `fields`, and any error of a row's own command
 */
export async function writeImport({ job, onProgress }: ImportWriting, viewer: Viewer): Promise<void> {
  const write = command({
    access: 'accounts.import',
    input: idInput,
    timeoutMs: WRITING_MS,
    invalidates: (_, { tags }: WrittenImport) => tags,
    run: async ({ id }, who, tx) => {
      assertMayImport(who, job.kind);
      const [lock] = await tx.$queryRaw<{ free: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(hashtextextended('import', ${id})) AS free`;
      const isOpen = await tx.importJob.count({ where: { id, status: 'writing' } });
      if (!lock?.free || isOpen === 0) throw new AppError('conflict', pickMessage(words, 'imports.otherState'));
      const written = await writeRows(tx, who, { job, onProgress });
      const data = {
        status: 'done',
        counts: written.counts,
        progress: job.total,
        finishedAt: getCurrentTime(),
      } as const;
      await tx.importJob.update({ where: { id }, data });
      await dropSecrets(tx, id);
      return written;
    },
    audit: (_, { counts: { new: added, changed, same, wrong } }) => ({
      ...{ action: 'import.write', noun: 'import', nounId: job.id },
      after: { kind: job.kind, file: job.fileName, added, changed, same, wrong },
    }),
  });
  await write({ id: job.id }, viewer);
}
