import { updateFigures } from '@/features/statistics/statistics.commands';
import { hashPassword } from '@/lib/auth/passwords';
import { db, runLongTransaction, type Transaction } from '@/lib/db/db';
import { log } from '@/lib/log/log';
import { type Batch, listBatches } from './batches';
import accounts from './demo-accounts.json';
import { findProgress, saveProgress } from './progress';

/** Processes that fill the database at once take turns. */
const SEED_LOCK = 7_201_002;
/** Longest time for one batch, which takes a fraction of a second where nothing else is going on, in milliseconds. */
const BATCH_TIMEOUT_MS = 120_000;
const FIGURES_MS = 300_000;

/** Whether nothing has ever been put into this database. */
export async function isEmpty(client: Pick<Transaction, 'organisation' | 'account'> = db): Promise<boolean> {
  return (await client.organisation.count()) === 0 && (await client.account.count()) === 0;
}

/**
 * Fills an empty database with the demo agency; a database that holds anything else stays as it is. Every batch is a
 * transaction of its own that notes how far the filling has come, so one that was broken off goes on from there, and several
 * processes may fill at once.
 *
 * @param now the moment the demo's two years end with; a filling that goes on keeps the one it began with
 * @returns whether it was filled
 */
export async function seedIfEmpty(now = new Date()): Promise<boolean> {
  const at = await beginFilling(now);
  if (!at) return false;
  const batches = listBatches(await hashPassword(accounts.password), at);
  while (await runExclusive((tx) => writeNext(tx, batches)));
  log.info({ batches: batches.length }, 'demo content is in');
  await updateFigures(new Date(), FIGURES_MS);
  return true;
}

/** The moment of the filling that is under way, or begins with this; undefined where the database is not to be filled. */
const beginFilling = (now: Date): Promise<Date | undefined> =>
  runExclusive(async (tx) => {
    const begun = await findProgress(tx);
    if (begun) return begun.at;
    if (!(await isEmpty(tx))) return undefined;
    await saveProgress(tx, { at: now, done: [] });
    return now;
  });

/** Writes the first batch that is not in yet; false when there is none. */
async function writeNext(tx: Transaction, batches: readonly Batch[]): Promise<boolean> {
  const progress = await findProgress(tx);
  if (!progress) return false;
  const next = batches.find(({ name }) => !progress.done.includes(name));
  await next?.write(tx);
  await saveProgress(tx, next && { ...progress, done: [...progress.done, next.name] });
  return next !== undefined;
}

const runExclusive = <R>(run: (tx: Transaction) => Promise<R>): Promise<R> =>
  runLongTransaction(BATCH_TIMEOUT_MS, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK}::bigint)`;
    return run(tx);
  });
