import { setTimeout as sleep } from 'node:timers/promises';
import { db, type Transaction } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { FIRST_HASH, hashSpan } from './seal.queries';

/** Maximum number of rows per seal, and of seals per round. */
const SEAL_ROWS = 5_000;
const SEALS_PER_ROUND = 20;
/** Transaction timeout of one seal. */
const SEAL_MS = 20_000;
/** Maximum wait for running writers, and polling interval. */
const WRITERS_MS = 5_000;
const POLL_MS = 100;
/** Advisory lock: only one instance seals at a time. */
const LOCK = 'audit-seal';

/**
 * Seals the rows of the audit log that have no seal yet; only one instance at a time.
 *
 * Ids are assigned before commit, so a lower one may appear after a higher one. A transaction with an assigned id holds
 * a lock on the table until it ends: once all transactions that held it after the highest id was read have ended, no
 * row below that id can appear. Writers never wait for the seal; if they take too long, the next minute's run seals.
 *
 * @returns number of rows sealed
 */
export async function sealAudit(): Promise<number> {
  const { _max } = await db.auditLog.aggregate({ _max: { id: true } });
  if (_max.id === null || !(await waitForWriters())) return 0;
  let sealed = 0;
  for (let round = 0; round < SEALS_PER_ROUND; round++) {
    const horizon = _max.id;
    const rows = await db.$transaction((tx) => sealNextSpan(tx, horizon), { timeout: SEAL_MS });
    if (rows === 0) break;
    sealed += rows;
  }
  return sealed;
}

/** Waits for the transactions that are writing rows now; true if all of them ended in time. */
async function waitForWriters(): Promise<boolean> {
  const atFirst = new Set(await listWriters());
  const end = performance.now() + WRITERS_MS;
  let [left, now] = [atFirst.size, performance.now()];
  while (left > 0 && now < end) {
    await sleep(POLL_MS);
    left = (await listWriters()).filter((writer) => atFirst.has(writer)).length;
    now = performance.now();
  }
  return left === 0;
}

async function listWriters(): Promise<string[]> {
  const rows = await db.$queryRaw<{ writer: string }[]>`
    SELECT DISTINCT virtualtransaction AS writer FROM pg_locks
    WHERE relation = 'audit_log'::regclass AND mode = 'RowExclusiveLock' AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  return rows.map(({ writer }) => writer);
}

async function sealNextSpan(tx: Transaction, horizon: bigint): Promise<number> {
  const [lock] = await tx.$queryRaw<{ free: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${LOCK}, 0)) AS free`;
  if (!lock?.free) return 0;
  const before = await tx.auditSeal.findFirst({ orderBy: { lastId: 'desc' }, select: { lastId: true, hash: true } });
  const from = before?.lastId ?? 0n;
  const lastId = await findEnd(tx, from, horizon);
  if (lastId === undefined) return 0;
  const at = getCurrentTime();
  const { hash, rows } = await hashSpan({ previous: before?.hash ?? FIRST_HASH, from, lastId, at }, tx);
  await tx.auditSeal.create({ data: { lastId, hash, at } });
  return rows;
}

/** Id of the last row that the next seal covers; undefined if there are no new rows. */
async function findEnd(tx: Transaction, from: bigint, horizon: bigint): Promise<bigint | undefined> {
  const rows = await tx.auditLog.findMany({
    where: { id: { gt: from, lte: horizon } },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: SEAL_ROWS,
  });
  return rows.at(-1)?.id;
}
