import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import { type BackupManifest, getTablePath, type TableEntry } from '../backup/manifest.schema';
import { HISTORY } from '../backup/snapshot.queries';
import { quote } from '../connection.queries';
import type { ReportProgress } from '../operation.errors';
import { listDetours } from './rebuild.queries';

/**
 * Loads the rows of a backup into a database of the same schema, in place of all rows there: in one transaction, so
 * that there are all or none.
 *
 * @param path of the backup
 * @throws Error if a table has another number of rows than the manifest says
 */
export async function loadRows(client: Client, path: string, manifest: BackupManifest, report: ReportProgress) {
  await client.query('BEGIN');
  await client.query("SET LOCAL maintenance_work_mem = '256MB'");
  const detours = await listDetours(client);
  for (const { off } of detours) await client.query(off);
  await emptyTables(client);
  for (const [at, table] of manifest.tables.entries()) {
    report({ step: 'ตาราง', detail: table.name, done: at, total: manifest.tables.length });
    await loadTable(client, path, table);
  }
  for (const { name, last, isCalled } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [quote(name), last, isCalled]);
  }
  for (const [at, { on }] of detours.toReversed().entries()) {
    report({ step: 'ดัชนีและความสัมพันธ์', done: at, total: detours.length });
    await client.query(on);
  }
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

/** Rows that the migrations have put there; the backup has its own. */
async function emptyTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition
       AND relnamespace = 'public'::regnamespace AND relname <> $1`,
    [HISTORY],
  );
  await client.query(`TRUNCATE ${rows.map(({ name }) => quote(name)).join(', ')}`);
}

async function loadTable(client: Client, path: string, { name, columns, partition, rows }: TableEntry): Promise<void> {
  // Safe as text: the manifest's schema allows only the bound of a range of times.
  if (partition)
    await client.query(
      `CREATE TABLE IF NOT EXISTS ${quote(name)} PARTITION OF ${quote(partition.of)} ${partition.bound}`,
    );
  // Frozen, as all rows before are gone by the same transaction: no vacuum has to write them once more.
  const receiver = client.query(
    from(`COPY ${quote(name)} (${columns.map(quote).join(', ')}) FROM STDIN WITH (FREEZE)`),
  );
  const file = createReadStream(join(/* turbopackIgnore: true */ path, getTablePath(name)));
  await pipeline(file, createGunzip(), receiver);
  const found = await client.query(`SELECT count(*) AS count FROM ${quote(name)}`);
  const count = Number(found.rows[0].count);
  if (count !== rows) throw new Error(`${name} has ${count} rows instead of ${rows}`);
}
