import type { Client } from 'pg';
import { z } from 'zod';
import { StartError } from '@/lib/process/start-error';
import { withConnection } from '../connection.queries';
import { OperationRefused } from '../operation.errors';

/** Schema of the journal, apart from the tables of the portal, so that a restore leaves it. */
export const JOURNAL_SCHEMA = 'portal_upgrade';
/** Advisory lock of an upgrade. */
const LOCK = 'portal upgrade';
/** Wait for portals that are just starting, which hold the lock for a moment. */
const LOCK_WAIT = '5s';
/** PostgreSQL's code for a lock that was not free in time. */
const LOCK_NOT_FREE = '55P03';

const journalRow = z.object({
  /** `migrate`: forward, from the first migration to the proof. `back`: the backup is being restored. */
  step: z.enum(['migrate', 'back']),
  /** Names of the migrations before the upgrade. */
  before: z.array(z.string()),
  /** Version of the portal that began it. */
  version: z.string(),
  /** Path of the backup that was made just before. */
  backup: z.string(),
  /** Reason for which it is taken back. */
  problem: z.string().nullable(),
});
/** Upgrade under way, or one that was killed. */
export type Journal = z.infer<typeof journalRow>;

/**
 * Runs `work` while no other upgrade of this database runs, and no portal starts.
 *
 * @throws OperationRefused while another one runs
 */
export async function withUpgradeLock<R>(client: Client, work: () => Promise<R>): Promise<R> {
  try {
    await client.query(`SET lock_timeout = '${LOCK_WAIT}'`);
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [LOCK]);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== LOCK_NOT_FREE) throw error;
    throw new OperationRefused('กำลังปรับรุ่นฐานข้อมูลนี้อยู่แล้ว (another upgrade is running)');
  }
  await client.query('SET lock_timeout = 0');
  return work();
}

/**
 * Refuses to start a portal beside a running upgrade, whose way back would lose what the portal accepts. The lock is
 * shared, so that portals don't meet each other.
 *
 * @throws StartError
 */
export function assertNoUpgrade(url: string): Promise<void> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock_shared(hashtextextended($1, 0)) AS free', [LOCK]);
    if (rows[0].free) return;
    throw new StartError('กำลังปรับรุ่นฐานข้อมูลนี้อยู่ ให้รอจนเสร็จแล้วเริ่มใหม่ (an upgrade is running: wait for its end)');
  });
}

/**
 * Ends an interrupted upgrade that needs nothing any more: the portal that starts here has all its migrations. The
 * backup must not replace what is written from now on.
 */
export const settleUpgrade = (url: string): Promise<void> => withConnection(url, removeJournal);

/** Journal of the upgrade that is under way or was interrupted. */
export async function readJournal(client: Client): Promise<Journal | undefined> {
  const there = await client.query(`SELECT to_regclass('${JOURNAL_SCHEMA}.journal') IS NOT NULL AS there`);
  if (!there.rows[0].there) return undefined;
  const { rows } = await client.query(`SELECT step, before, version, backup, problem FROM ${JOURNAL_SCHEMA}.journal`);
  return rows[0] && journalRow.parse(rows[0]);
}

/** Writes the journal in place of an earlier one, within a transaction. */
export async function writeJournal(client: Client, { step, before, version, backup, problem }: Journal): Promise<void> {
  await removeJournal(client);
  await client.query(`CREATE SCHEMA ${JOURNAL_SCHEMA}`);
  await client.query(
    `CREATE TABLE ${JOURNAL_SCHEMA}.journal (step text, before text[], version text, backup text, problem text, at timestamptz DEFAULT now())`,
  );
  await client.query(
    `INSERT INTO ${JOURNAL_SCHEMA}.journal (step, before, version, backup, problem) VALUES ($1, $2, $3, $4, $5)`,
    [step, before, version, backup, problem],
  );
}

export async function removeJournal(client: Client): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${JOURNAL_SCHEMA} CASCADE`);
}

const historyRows = z.array(z.object({ name: z.string() }));

/** Names of the finished migrations of the database, oldest first; none for a database without a schema. */
export async function listApplied(client: Client): Promise<string[]> {
  const there = await client.query(`SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS there`);
  if (!there.rows[0].there) return [];
  const found = await client.query(
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return historyRows.parse(found.rows).map(({ name }) => name);
}

/**
 * Removes the rows of migrations that failed. Each is one transaction with its row in the history, so nothing else is
 * left of it; with the row the older portal would take the database for a newer one.
 */
export const removeFailed = (client: Client) =>
  client.query('DELETE FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL');
