import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { z } from 'zod';
import { writeCompressed } from '@/lib/files/hashed-file';
import { quote } from '../connection.queries';
import { OperationRefused } from '../operation.errors';
import type { MigrationEntry, SequenceEntry, TableEntry } from './manifest.schema';

/** Advisory lock of a backup: one at a time per database. */
const LOCK = 'portal backup';
/** Prisma's own table: a restore fills it by migrating. */
export const HISTORY = '_prisma_migrations';

const tableRows = z.array(
  z.object({
    name: z.string(),
    columns: z.array(z.string()),
    of: z.string().nullable(),
    bound: z.string().nullable(),
    bytes: z.coerce.number(),
  }),
);
/** Table of the snapshot, with its approximate size. */
export type SnapshotTable = Pick<TableEntry, 'name' | 'columns' | 'partition'> & { bytes: number };

/**
 * Runs `work` while no other backup of this database runs.
 *
 * @throws OperationRefused while another one runs
 */
export async function withBackupLock<R>(client: Client, work: () => Promise<R>): Promise<R> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS got', [LOCK]);
  if (!rows[0].got) throw new OperationRefused('กำลังสำรองข้อมูลอยู่แล้ว (another backup is running)');
  return work();
}

/**
 * Begins one snapshot for everything that is read after. The tables are locked against being dropped, as partitions of
 * expired days are, not against reads and writes.
 */
export async function beginSnapshot(client: Client): Promise<SnapshotTable[]> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables = await listTables(client);
  await client.query(`LOCK TABLE ${tables.map(({ name }) => quote(name)).join(', ')} IN ACCESS SHARE MODE`);
  return tables;
}

/** Tables with rows: partitions instead of what they are parts of. */
async function listTables(client: Client): Promise<SnapshotTable[]> {
  const { rows } = await client.query(
    `SELECT c.relname AS name, pg_relation_size(c.oid) AS bytes,
            ARRAY(SELECT a.attname::text FROM pg_attribute a
                  WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
                  ORDER BY a.attnum) AS columns,
            (SELECT p.relname FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhparent
             WHERE i.inhrelid = c.oid AND c.relispartition) AS of,
            pg_get_expr(c.relpartbound, c.oid) AS bound
     FROM pg_class c
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> $1
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     ORDER BY c.relname`,
    [HISTORY],
  );
  return tableRows.parse(rows).map(({ of, bound, ...table }) => ({
    ...table,
    ...(of !== null && bound !== null && { partition: { of, bound } }),
  }));
}

/** Writes the rows of a table into a compressed file, as they are in the snapshot. */
export async function writeTable(client: Client, { name, columns, partition }: SnapshotTable, path: string) {
  const rows = client.query(to(`COPY ${quote(name)} (${columns.map(quote).join(', ')}) TO STDOUT`));
  const written = await writeCompressed(path, rows);
  return { name, columns, ...(partition && { partition }), rows: rows.rowCount, ...written };
}

/**
 * Positions of the sequences. They are not part of a snapshot: these are later than any row in it, as they have to be.
 */
export async function listSequences(client: Client): Promise<SequenceEntry[]> {
  const { rows } = await client.query(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  const sequences: SequenceEntry[] = [];
  for (const { name } of rows) {
    const found = await client.query(`SELECT last_value::text AS last, is_called FROM ${quote(name)}`);
    const [{ last, is_called: isCalled }] = found.rows;
    sequences.push({ name, last, isCalled });
  }
  return sequences;
}

/** Finished migrations, oldest first. */
export async function listMigrations(client: Client): Promise<MigrationEntry[]> {
  const { rows } = await client.query(
    `SELECT migration_name AS name, checksum FROM ${HISTORY}
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows;
}

/** Version of the server, such as 17.2. */
export async function getServerVersion(client: Client): Promise<string> {
  const { rows } = await client.query("SELECT split_part(current_setting('server_version'), ' ', 1) AS version");
  return rows[0].version;
}
