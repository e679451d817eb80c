import { setTimeout as sleep } from 'node:timers/promises';
import { updateFigures } from '@/features/statistics/statistics.commands';
import { hashPassword } from '@/lib/auth/passwords';
import { db, runLongTransaction, type Transaction } from '@/lib/db/db';
import { isDiskError, isOutage } from '@/lib/errors/errors';
import { describeError, log } from '@/lib/log/log';
import { type ReportStart, reportStart } from '@/lib/process/start-progress';
import { type Batch, listBatches } from './batches';
import accounts from './demo-accounts.json';
import { findProgress, saveProgress } from './progress';

/** Advisory lock: processes that seed the database at once take turns. */
const SEED_LOCK = 7_201_002;
/** Timeout of one batch in milliseconds; on an idle machine it takes a fraction of a second. */
const BATCH_TIMEOUT_MS = 120_000;
/** Tries of a batch on a machine that is too busy even for that; each has twice the time of the last one. */
const TRIES = 6;
const PAUSE_MS = 1_000;
const FIGURES_MS = 300_000;
/** Step of the start, for `npm start`. */
const STEP = 'demo content';

/** True if the database contains no organisation and no account. */
export async function isEmpty(client: Pick<Transaction, 'organisation' | 'account'> = db): Promise<boolean> {
  return (await client.organisation.count()) === 0 && (await client.account.count()) === 0;
}

/**
 * Fills an empty database with the demo agency; any other database is left as it is. Every batch is a transaction that
 * stores the progress, so an interrupted seeding resumes, and several processes may seed at once. A batch that the
 * machine was too busy for is tried again.
 *
 * @param now the end of the demo's two years; a resumed seeding keeps its own
 * @returns true if it was filled
 */
export async function seedIfEmpty(now = new Date(), report: ReportStart = reportStart): Promise<boolean> {
  const at = await insist((ms) => beginFilling(ms, now));
  if (!at) return false;
  const batches = listBatches(await hashPassword(accounts.password), at);
  let done: number | undefined = 0;
  while (done !== undefined) {
    report({ step: STEP, done, total: batches.length });
    done = await insist((ms) => runExclusive(ms, (tx) => writeNext(tx, batches)));
  }
  log.info({ batches: batches.length }, 'demo content is in');
  // A job adds up what is missing.
  await updateFigures(new Date(), FIGURES_MS).catch((error: unknown) =>
    log.warn({ error: describeError(error) }, 'figures of the demo content will follow'),
  );
  return true;
}

/**
 * Runs a transaction again if the database was too slow or away, with more time.
 *
 * @param tries without an end to it, after which the error is thrown
 */
export async function insist<R>(run: (ms: number) => Promise<R>, tries = TRIES, pauseMs = PAUSE_MS): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(BATCH_TIMEOUT_MS * 2 ** (attempt - 1));
    } catch (error) {
      if (attempt === tries || !isOutage(error) || isDiskError(error)) throw error;
      log.warn({ error: describeError(error), attempt }, 'demo content: a step took too long, and is tried again');
    }
    await sleep(pauseMs);
  }
}

/** Time of the seeding that is under way, or starts with this call; undefined if the database must not be seeded. */
const beginFilling = (ms: number, now: Date): Promise<Date | undefined> =>
  runExclusive(ms, async (tx) => {
    const begun = await findProgress(tx);
    if (begun) return begun.at;
    if (!(await isEmpty(tx))) return undefined;
    await saveProgress(tx, { at: now, done: [] });
    return now;
  });

/** Writes the first unfinished batch; returns the number of finished ones, undefined at the end. */
async function writeNext(tx: Transaction, batches: readonly Batch[]): Promise<number | undefined> {
  const progress = await findProgress(tx);
  if (!progress) return undefined;
  const next = batches.find(({ name }) => !progress.done.includes(name));
  await next?.write(tx);
  await saveProgress(tx, next && { ...progress, done: [...progress.done, next.name] });
  return next && progress.done.length + 1;
}

const runExclusive = <R>(ms: number, run: (tx: Transaction) => Promise<R>): Promise<R> =>
  runLongTransaction(ms, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK}::bigint)`;
    return run(tx);
  });
