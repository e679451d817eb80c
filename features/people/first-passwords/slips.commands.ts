import { z } from 'zod';
import { writeAudits } from '@/lib/audit/audit';
import { assertCan } from '@/lib/auth/assert-can';
import { issueGeneratedPasswords } from '@/lib/auth/credentials';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { id, idInput } from '@/lib/command/validation';
import { decrypt, encrypt } from '@/lib/crypto/encryption';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { HOUR_MS } from '@/lib/time/units';
import { buildManagedWhere } from '../list/list.conditions';
import { peopleKinds } from '../list/list.schema';
import { lockAccounts } from '../list/list.store';
import { sortCandidates } from './candidates.queries';
import { firstPasswordMessages as words } from './first-passwords.messages';
import { FILE_HOURS, MAX_SLIPS, SLIP_DAYS, STALE_MS, slipsInput } from './first-passwords.schema';
import { findSlipRun } from './slips.queries';

const STORING_MS = 60_000;
const HOURS_A_DAY = 24;

/**
 * Begins slips with first passwords for several accounts; the runner makes them. No password changes before the file
 * exists.
 *
 * @returns the job's id
 * @throws AppError 'conflict' while another job of the viewer runs, and if no account may get one; 'limited'
 */
export async function beginSlips(raw: unknown, viewer: Viewer): Promise<number> {
  assertCan(viewer, 'accounts.manage');
  await consume(getLimiter('password.slips'), String(viewer.accountId), pickMessage(words, 'firstPasswords.limited'));
  return createSlipJob(raw, viewer);
}

const createSlipJob = command({
  access: 'accounts.manage',
  input: slipsInput,
  run: async ({ ids, path, importId }, viewer, tx) => {
    const { accountId: makerId = 0, address } = viewer;
    await tx.$queryRaw`SELECT id FROM account WHERE id = ${makerId} FOR UPDATE`;
    const alive = { gt: new Date(getCurrentMs() - STALE_MS) };
    const running = await tx.slipJob.count({
      where: { makerId, status: { in: ['waiting', 'making'] }, aliveAt: alive },
    });
    if (running > 0) throw new AppError('conflict', pickMessage(words, 'firstPasswords.running'));
    const { fit, left } = await sortCandidates(viewer, ids, 'print', tx);
    if (fit.length === 0) throw new AppError('conflict', pickMessage(words, 'firstPasswords.none'));
    const later = fit.slice(MAX_SLIPS);
    const leftOut = [
      ...left,
      ...later.map((one) => ({ id: one.id, name: one.name, reason: words['firstPasswords.tooMany'] })),
    ];
    const accountIds = fit.slice(0, MAX_SLIPS).map((one) => one.id);
    const job = await tx.slipJob.create({ data: { makerId, address, path, importId, accountIds, leftOut } });
    return job.id;
  },
});

/**
 * Claims a job for one runner.
 *
 * @param isLost true to take over a job whose runner stopped responding
 * @returns undefined if there is nothing to claim or another runner was first
 */
export async function claimSlipJob(jobId: number, isLost: boolean) {
  const run = await findSlipRun(jobId);
  if (!run) return undefined;
  const stale = { lt: new Date(getCurrentMs() - STALE_MS) };
  const { count } = await db.slipJob.updateMany({
    where: {
      id: jobId,
      ...(isLost ? { status: { in: ['waiting', 'making'] }, aliveAt: stale } : { status: 'waiting' }),
    },
    data: { status: 'making', attempts: { increment: 1 }, aliveAt: getCurrentTime() },
  });
  return count === 1 ? run : undefined;
}

/** Marks a job as failed, with the reason. */
export async function failSlipJob(jobId: number, problem: string): Promise<void> {
  await db.slipJob.updateMany({
    where: { id: jobId, status: 'making' },
    data: { status: 'failed', problem, finishedAt: getCurrentTime() },
  });
}

/** Hash as `hashGeneratedPassword` makes it. */
const GENERATED_HASH = /^generated:[A-Za-z0-9+/]{64}$/;

const madeSlips = z.object({
  id,
  issued: z.array(z.object({ id, hash: z.string().regex(GENERATED_HASH) })).min(1),
  file: z.instanceof(Buffer),
});

/**
 * Sets the passwords of finished slips and keeps their file, sealed: both or neither.
 *
 * @throws AppError 'conflict' if one of the accounts may no longer get a first password
 */
export const storeSlips = command({
  access: 'accounts.manage',
  input: madeSlips,
  timeoutMs: STORING_MS,
  run: async ({ id: jobId, issued, file }, viewer, tx) => {
    const ids = issued.map((one) => one.id);
    await lockAccounts(tx, ids);
    const { left } = await sortCandidates(viewer, ids, 'print', tx);
    const { count } = await tx.slipJob.updateMany({
      where: { id: jobId, status: 'making' },
      data: {
        ...{ status: 'ready', finishedAt: getCurrentTime(), doneIds: ids },
        file: encrypt({ pdf: file.toString('base64') }).sealed,
      },
    });
    if (left.length > 0 || count === 0) throw new AppError('conflict', pickMessage(words, 'firstPasswords.changed'));
    await issueGeneratedPasswords(tx, issued, SLIP_DAYS * HOURS_A_DAY);
    await writeAudits(
      tx,
      viewer,
      ids.map((nounId) => ({
        ...{ action: 'password.give', noun: 'account', nounId },
        after: { way: 'print', slips: jobId },
      })),
    );
  },
  audit: ({ id: nounId, issued }) => ({
    ...{ action: 'slips.make', noun: 'slips', nounId },
    after: { accounts: issued.length, ids: issued.map((one) => one.id) },
  }),
});

/**
 * Hands out the file of slips once; it is deleted with that.
 *
 * @throws AppError 'missing' for jobs of others, and if the viewer no longer manages one of the accounts; 'conflict' if the
 *   file was fetched or has expired
 */
export const takeSlips = command({
  access: 'accounts.manage',
  input: idInput,
  run: async ({ id: jobId }, viewer, tx) => {
    await tx.$queryRaw`SELECT id FROM slip_job WHERE id = ${jobId} FOR UPDATE`;
    const job = await tx.slipJob.findFirst({ where: { id: jobId, makerId: viewer.accountId ?? 0 } });
    if (!job) throw new AppError('missing', pickMessage(words, 'firstPasswords.missing'));
    if (job.status !== 'ready' || job.file === null)
      throw new AppError('conflict', pickMessage(words, 'firstPasswords.gone'));
    const inFile = { id: { in: job.doneIds } };
    const [all, managed] = await Promise.all([
      tx.account.count({ where: inFile }),
      tx.account.count({ where: { AND: [inFile, buildManagedWhere(viewer, peopleKinds)] } }),
    ]);
    if (managed < all) throw new AppError('missing', pickMessage(words, 'firstPasswords.missing'));
    await tx.slipJob.update({ where: { id: jobId }, data: { status: 'taken', file: null } });
    const { pdf } = z.object({ pdf: z.base64() }).parse(decrypt({ sealed: job.file }));
    return { file: Buffer.from(pdf, 'base64'), ids: job.doneIds };
  },
  audit: ({ id: nounId }, { ids }) => ({
    ...{ action: 'slips.take', noun: 'slips', nounId, after: { accounts: ids.length, ids } },
  }),
});

/** Deletes the files that nobody fetched in time; returns their number. */
export async function expireSlips(now = getCurrentTime()): Promise<number> {
  const { count } = await db.slipJob.updateMany({
    where: { status: 'ready', finishedAt: { lt: new Date(now.getTime() - FILE_HOURS * HOUR_MS) } },
    data: { status: 'expired', file: null },
  });
  return count;
}
