import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import { describeError, log } from '@/lib/log/log';
import { importers } from './importers';
import { importsMessages } from './imports.messages';
import { type ImportJob, listStaleJobs, streamImportRows } from './imports.queries';
import { toStoredProblem } from './imports.rules';
import { BATCH_ROWS } from './imports.schema';
import { markDuplicates } from './mark-duplicates';
import { claimJob, failJob, finishCheck, saveImportProgress, saveVerdicts, writeImport } from './run.commands';

/** Starts a job in the background; errors are stored with the job. */
export function startImport(id: number): void {
  void runImport(id);
}

/** Resumes jobs without a live runner, for example after a restart; returns their number. */
export async function resumeImports(): Promise<number> {
  const ids = await listStaleJobs();
  for (const id of ids) await runImport(id, true);
  return ids.length;
}

/** Runs the next stage of a job: its check or its writing. */
export async function runImport(id: number, isLost = false): Promise<void> {
  try {
    const claimed = await claimJob(id, isLost);
    if (!claimed) return;
    if (!claimed.viewer) return await failJob(id, 'imports.accountClosed');
    const run = { checking: checkJob, writing: writeJob }[claimed.status];
    await run(claimed.job, claimed.viewer);
  } catch (error) {
    await recordFailure(id, error).catch((another) =>
      log.warn({ import: id, error: describeError(another) }, 'an import is lost for now'),
    );
  }
}

async function checkJob(job: ImportJob, viewer: Viewer): Promise<void> {
  const read = await importers[job.kind].open(viewer);
  const seen = new Map<string, number>();
  let done = 0;
  for await (const batch of streamImportRows(job.id, BATCH_ROWS)) {
    const readings = await read(batch.map(({ cells }) => cells));
    const rows = batch.flatMap((row, index) => {
      const reading = readings[index];
      return reading ? [{ ...row, ...reading }] : [];
    });
    await saveVerdicts(job.id, markDuplicates(job.kind, rows, seen));
    done += batch.length;
    if (!(await saveImportProgress(job.id, 'checking', done))) return;
  }
  await finishCheck(job.id);
}

const writeJob = (job: ImportJob, viewer: Viewer) =>
  writeImport({ job, onProgress: (done) => saveImportProgress(job.id, 'writing', done) }, viewer);

async function recordFailure(id: number, error: unknown): Promise<void> {
  if (!(error instanceof AppError)) {
    log.error({ import: id, error: describeError(error) }, 'an import failed');
    return failJob(id, 'imports.broken');
  }
  const { row, reason = '' } = error.fields;
  const detail = row === undefined ? '' : `${importsMessages['imports.row']} ${row}: ${reason}`;
  await failJob(id, toStoredProblem(error), detail);
}
