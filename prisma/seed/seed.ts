import { updateFigures } from '@/features/statistics/statistics.commands';
import { hashPassword } from '@/lib/auth/passwords';
import { db, runLongTransaction, type Transaction } from '@/lib/db/db';
import { log } from '@/lib/log/log';
import { type Batch, listBatches } from './batches';
import accounts from './demo-accounts.json';
import { findProgress, saveProgress } from './progress';

/** Advisory lock: processes that seed the database at once take turns. */
const SEED_LOCK = 7_201_002;
/** Timeout of one batch in milliseconds; on an idle machine it takes a fraction of a second. */
const BATCH_TIMEOUT_MS = 120_000;
const FIGURES_MS = 300_000;

/** True if the database contains no organisation and no account. */
export async function isEmpty(client: Pick<Transaction, 'organisation' | 'account'> = db): Promise<boolean> {
  return (await client.organisation.count()) === 0 && (await client.account.count()) === 0;
}

/**
 * Fills an empty database with the demo agency; any other database is left as it is. Every batch is a transaction that
 * stores the progress, so an interrupted seeding resumes, and several processes may seed at once.
 *
 * @param now the end of the demo's two years; a resumed seeding keeps its own
 * @returns true if it was filled
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

/** Time of the seeding that is under way, or starts with this call; undefined if the database must not be seeded. */
const beginFilling = (now: Date): Promise<Date | undefined> =>
  runExclusive(async (tx) => {
    const begun = await findProgress(tx);
    if (begun) return begun.at;
    if (!(await isEmpty(tx))) return undefined;
    await saveProgress(tx, { at: now, done: [] });
    return now;
  });

/** Writes the first unfinished batch; false if there is none. */
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
