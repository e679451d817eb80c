import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { idInput } from '@/lib/command/validation';
import { encrypt } from '@/lib/crypto/encryption';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { importsMessages as words } from './imports.messages';
import { isJobActive } from './imports.rules';
import { importConfirmationInput, importCounts, importStagingInput, type StagedRow } from './imports.schema';
import { assertMayImport, dropSecrets, lockJob } from './imports.store';

/** Transaction timeout for storing the rows of a file. */
const STAGING_MS = 60_000;
/** Heartbeat timeout of a running import. */
const ALIVE_MS = 20_000;

/**
 * Stores the rows of a file for the check; an unusable file is stored too, with its problem.
 *
 * @param rows rows already parsed from the file; too many to be validated again by a schema
 * @returns the job's id
 * @throws AppError 'forbidden'
 */
export async function stageImport(raw: unknown, rows: readonly StagedRow[], viewer: Viewer): Promise<number> {
  const sealed = rows.map(({ original, ...row }) => ({ ...row, original: original && encrypt({ cells: original }) }));
  const stage = command({
    access: 'accounts.import',
    input: importStagingInput,
    timeoutMs: STAGING_MS,
    run: async ({ problem, ...input }, { accountId = 0, address }, tx) => {
      assertMayImport(viewer, input.kind);
      const status = problem ? 'failed' : 'waiting';
      const job = await tx.importJob.create({ data: { ...input, problem, status, accountId, address } });
      await tx.importRow.createMany({ data: sealed.map((row) => ({ ...row, jobId: job.id })) });
      return job.id;
    },
    audit: ({ kind, fileName, total }, id) => ({
      ...{ action: 'import.check', noun: 'import', nounId: id },
      after: { kind, file: fileName, rows: total },
    }),
  });
  return stage(raw, viewer);
}

/**
 * Confirms a checked job for writing.
 *
 * @throws AppError 'missing', 'conflict' in another state or with nothing to write, 'invalid' if invalid rows would be
 *   skipped without consent
 */
export const confirmImport = command({
  access: 'accounts.import',
  input: importConfirmationInput,
  run: async ({ id, skip }, viewer, tx) => {
    const job = await lockJob(tx, viewer, id, ['checked']);
    const found = importCounts.parse(job.counts);
    if (found.new + found.changed === 0) throw new AppError('conflict', pickMessage(words, 'imports.nothing'));
    if (found.wrong > 0 && !skip) throw createFieldError('skip', words['imports.skipRequired']);
    const data = { status: 'confirmed', progress: 0, attempts: 0, aliveAt: getCurrentTime() } as const;
    await tx.importJob.update({ where: { id }, data });
  },
});

/** Cancels a job of which nothing was written. */
export const cancelImport = command({
  access: 'accounts.import',
  input: idInput,
  run: async ({ id }, viewer, tx) => {
    await lockJob(tx, viewer, id, ['waiting', 'checking', 'checked', 'failed']);
    await tx.importJob.update({ where: { id }, data: { status: 'cancelled', finishedAt: getCurrentTime() } });
    await dropSecrets(tx, id);
  },
  audit: ({ id }) => ({ action: 'import.cancel', noun: 'import', nounId: id }),
});

/**
 * Restarts a failed, stalled or outdated job with its check.
 *
 * @throws AppError 'missing', 'conflict' while it is running, and for a file that could not be read
 */
export const restartImport = command({
  access: 'accounts.import',
  input: idInput,
  run: async ({ id }, viewer, tx) => {
    const job = await lockJob(tx, viewer, id, ['waiting', 'checking', 'checked', 'confirmed', 'writing', 'failed']);
    if (isJobActive(job.status) && getCurrentMs() - job.aliveAt.getTime() < ALIVE_MS) {
      throw new AppError('conflict', pickMessage(words, 'imports.otherState'));
    }
    if (job.total === 0) throw new AppError('conflict', pickMessage(words, 'imports.unreadable'));
    const data = { status: 'waiting', problem: null, detail: '', attempts: 0, aliveAt: getCurrentTime() } as const;
    await tx.importJob.update({ where: { id }, data });
  },
  audit: ({ id }) => ({ action: 'import.again', noun: 'import', nounId: id }),
});
