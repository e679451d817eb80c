import type { Client } from 'pg';
import { waitForMigrations } from '@/lib/db/migrate/migrate';
import { StartError } from '@/lib/process/start-error';
import { withConnection } from '../connection.queries';
import { OperationRefused } from '../operation.errors';
import { JOURNAL_SCHEMA } from '../upgrade/upgrade-journal.queries';

/** Schema of the mark, apart from the tables of the portal. */
const MARK_SCHEMA = 'portal_restore';
/** Hours in which an operator's mark counts. */
const MARK_HOURS = 24;
/** Schema of the journal of an upgrade, which ends with a restore too. */
const OWN_SCHEMAS = [MARK_SCHEMA, JOURNAL_SCHEMA];
/** Advisory lock of a restore. */
const LOCK = 'portal restore';

/** Mark of a database whose content a restore may replace: by an operator, or by a restore that has begun. */
type Mark = 'operator' | 'restore';

/** Condition of a database that is to be restored into. */
export type TargetState = { isEmpty: boolean; mark: Mark | undefined; portals: number };

/**
 * Condition of the database: whether it holds anything of its own, extensions aside, whether it is marked, and how many
 * connections of portals it has.
 */
export async function readTarget(client: Client): Promise<TargetState> {
  const { rows } = await client.query(
    `SELECT
       NOT EXISTS (
         SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND n.nspname <> ALL ($1)
           AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
       ) AND NOT EXISTS (
         SELECT FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
         WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND n.nspname <> ALL ($1)
           AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
       ) AS "isEmpty",
       (SELECT count(*)::int FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'portal' AND pid <> pg_backend_pid()) AS portals`,
    [OWN_SCHEMAS],
  );
  return { ...rows[0], mark: await readMark(client) };
}

async function readMark(client: Client): Promise<Mark | undefined> {
  const { rows } = await client.query(`SELECT to_regclass('${MARK_SCHEMA}.mark') IS NOT NULL AS there`);
  if (!rows[0].there) return undefined;
  const marks = await client.query(
    `SELECT by FROM ${MARK_SCHEMA}.mark
     WHERE by = 'restore' OR at > now() - make_interval(hours => ${MARK_HOURS}) ORDER BY by = 'restore' DESC LIMIT 1`,
  );
  return marks.rows[0]?.by;
}

/**
 * Refuses a database in which a restore has not come to its end: what is there is neither the old content nor the new.
 *
 * @throws StartError
 */
export async function assertRestored(url: string): Promise<void> {
  const mark = await withConnection(url, readMark);
  if (mark !== 'restore') return;
  throw new StartError(
    'การกู้คืนฐานข้อมูลนี้ยังไม่เสร็จ ให้รอ หรือสั่ง npm run portal -- restore (หรือ upgrade) อีกครั้งถ้าถูกตัดกลางคัน (a restore is not finished: wait, or repeat it)',
  );
}

/** Marks the database as one whose content a restore may replace: for a day, or until the restore has ended. */
export async function markTarget(client: Client, by: Mark): Promise<void> {
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS ${MARK_SCHEMA};
    CREATE TABLE IF NOT EXISTS ${MARK_SCHEMA}.mark (by text NOT NULL, at timestamptz NOT NULL DEFAULT now())`);
  await client.query(`INSERT INTO ${MARK_SCHEMA}.mark (by) VALUES ($1)`, [by]);
}

/** Removes the mark, and the journal of an upgrade: the database is whole. */
export const unmarkTarget = (client: Client) => client.query(`DROP SCHEMA IF EXISTS ${OWN_SCHEMAS.join(', ')} CASCADE`);

/**
 * Refuses a database that holds anything, unless it is marked, and one that a portal or another restore uses. A
 * migration that a killed restore has left behind comes to its end first, or both would wait for each other's locks.
 *
 * @throws OperationRefused
 */
export async function assertTarget(client: Client): Promise<TargetState> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS got', [LOCK]);
  if (!rows[0].got) throw new OperationRefused('กำลังกู้คืนฐานข้อมูลนี้อยู่แล้ว (another restore is running)');
  await waitForMigrations((sql) => client.query(sql));
  const target = await readTarget(client);
  const { isEmpty, mark, portals } = target;
  if (!isEmpty && !mark) {
    throw new OperationRefused(
      'ฐานข้อมูลนี้มีข้อมูลอยู่แล้ว กู้คืนได้เฉพาะฐานข้อมูลว่าง หรือสั่ง restore --mark ก่อนเพื่ออนุญาตให้แทนที่ทั้งหมด (the database isn’t empty and isn’t marked)',
    );
  }
  if (portals > 0) {
    throw new OperationRefused('มีเว็บไซต์ใช้ฐานข้อมูลนี้อยู่ ให้หยุดก่อน (stop the portal first: it uses this database)');
  }
  return target;
}

/** Empties the database. The owner of a schema may drop all that is in it. */
export const emptyTarget = (client: Client) => client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
