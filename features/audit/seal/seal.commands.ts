import { setTimeout as sleep } from 'node:timers/promises';
import { db, type Transaction } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { FIRST_HASH, hashSpan } from './seal.queries';

/** Lines that a seal covers at most, and seals made at a time. */
const SEAL_ROWS = 5_000;
const SEALS_PER_ROUND = 20;
/** How long one seal may take. */
const SEAL_MS = 20_000;
/** How long writers that were at it are waited for, and how often one looks. */
const WRITERS_MS = 5_000;
const POLL_MS = 100;
/** The advisory lock that one instance holds while it seals. */
const LOCK = 'audit-seal';

/**
 * Seals the lines of the audit log that have none yet; one instance at a time does it.
 *
 * Ids are given out before they are committed, so a lower one may appear after a higher one. Whoever was given an id holds a
 * lock on the table until the end of his transaction: once all who held one after the highest id was read have ended, no
 * line below that id can appear any more. Nobody waits for the seal; when writers take too long, the next minute seals.
 *
 * @returns how many lines were sealed
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

/** Whether all transactions that were writing lines when this was called have ended, or end soon. */
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

/** The last line that the next seal covers; undefined when there is none to cover. */
async function findEnd(tx: Transaction, from: bigint, horizon: bigint): Promise<bigint | undefined> {
  const rows = await tx.auditLog.findMany({
    where: { id: { gt: from, lte: horizon } },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: SEAL_ROWS,
  });
  return rows.at(-1)?.id;
}
