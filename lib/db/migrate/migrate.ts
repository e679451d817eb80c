import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import { Pool } from 'pg';
import { z } from 'zod';
import { StartError } from '@/lib/process/start-error';
import { DatabaseClient } from '../client';
import { checkServer } from './checks';
import { toMigrationError, toStartError } from './connection-error';
import { createEngine } from './engine';
import { type Migration, readMigrations, toMigrationList } from './files';
import { createScriptAdapter } from './script-adapter';

const CONNECT_TIMEOUT_MS = 10_000;
/** Advisory lock key; must be unique among the programs that use this database. */
export const MIGRATION_LOCK = 2_569_112_001;
const LOCK_TIMEOUT = '5min';
const NO_FILTER = { externalTables: [], externalEnums: [] };

/**
 * Migrates the database to the version of the code. Safe to call twice, by several instances at once, and after a kill:
 * a migration and its row in the history are one transaction, so an unfinished one was rolled back and is applied
 * again.
 *
 * @param databaseUrl a PostgreSQL address
 * @param folder of the migrations; the project's own, except in tests
 * @param last name of the last migration to apply, as for the rows of an older backup; all without it
 * @returns names of the migrations applied now, oldest first
 * @throws StartError if the server can't be reached or used, is newer than the code, or a migration fails
 */
export async function migrate(databaseUrl: string, folder?: string, last?: string): Promise<string[]> {
  const all = await readMigrations(folder);
  const migrations = last === undefined ? all : all.filter(({ name }) => name <= last);
  return withSingleConnection(databaseUrl, async (pool) => {
    await pool.query(`SET statement_timeout = 0; SET lock_timeout = '${LOCK_TIMEOUT}'`);
    await enableConnectionCheck(pool);
    // Held by the same connection that runs the scripts, so the lock lasts as long as the script of a killed instance
    // runs.
    await pool.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await checkServer(pool);
    // Most starts have nothing to apply, and loading the schema engine takes 10 MB for the rest of the process.
    if (await hasAllMigrations(pool, migrations)) return [];
    return applyMissingMigrations(pool, migrations);
  });
}

/**
 * Waits until nobody migrates the database: the script of a process that was killed runs on for a second.
 *
 * @param query of a connection to the database
 */
export async function waitForMigrations(query: (sql: string) => Promise<unknown>): Promise<void> {
  await query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
  await query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`);
}

/** Checks that the server responds; throws a StartError with the reason if not. */
export const checkConnection = (databaseUrl: string) =>
  withSingleConnection(databaseUrl, (pool) => pool.query('SELECT 1'));

/**
 * Opens a pool with one fixed connection: a normal pool drops its connection after a failed query, and with it the
 * lock.
 */
async function withSingleConnection<R>(connectionString: string, work: (pool: Pool) => Promise<R>): Promise<R> {
  const pool = new Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    Client: DatabaseClient,
  });
  try {
    const client = await pool.connect();
    // A connection that breaks while idle is reported by the next query.
    client.on('error', () => undefined);
    const query = client.query.bind(client);
    return await work(Object.assign(pool, { query })).finally(() => client.release(true));
  } catch (error) {
    throw toStartError(error, connectionString);
  } finally {
    await pool.end();
  }
}

/**
 * Makes the server cancel a script soon after this process is killed, instead of running it to its end; not supported
 * on every system.
 */
const enableConnectionCheck = (pool: Pool) =>
  pool.query(`SET client_connection_check_interval = '1s'`).catch(() => undefined);

async function applyMissingMigrations(pool: Pool, migrations: Migration[]): Promise<string[]> {
  let cause: { error: unknown; script: string } | undefined;
  const adapter = createScriptAdapter(pool, new Set(migrations.map(({ sql }) => sql)), (error, script) => {
    cause = { error, script };
  });
  const engine = await createEngine(adapter);
  try {
    await assertKnownHistory(engine, migrations);
    const migrationsList = toMigrationList(migrations);
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: NO_FILTER });
    return appliedMigrationNames;
  } catch (error) {
    if (!cause) throw error;
    throw toMigrationError(cause.error, migrations.find(({ sql }) => sql === cause?.script)?.name);
  } finally {
    engine.free();
  }
}

/** Marks migrations that a kill rolled back, and refuses a history that isn't a prefix of ours. */
async function assertKnownHistory(engine: SchemaEngine, migrations: Migration[]) {
  const { history, failedMigrationNames, editedMigrationNames } = await engine.diagnoseMigrationHistory({
    migrationsList: toMigrationList(migrations),
    optInToShadowDatabase: false,
    filters: NO_FILTER,
  });
  for (const migrationName of failedMigrationNames) await engine.markMigrationRolledBack({ migrationName });
  if (history && 'unpersistedMigrationNames' in history) {
    throw new StartError(
      `ฐานข้อมูลนี้มาจากโปรแกรมรุ่นใหม่กว่า (มี ${history.unpersistedMigrationNames.at(-1)}) ให้ปรับโปรแกรมเป็นรุ่นล่าสุดก่อน (the database is newer than the code)`,
    );
  }
  const edited = editedMigrationNames.find((name) => !failedMigrationNames.includes(name));
  if (!edited) return;
  throw new StartError(
    `ไฟล์ prisma/migrations/${edited} ถูกแก้หลังจากใช้กับฐานข้อมูลนี้แล้ว ให้คืนไฟล์เดิมและเพิ่มไฟล์ใหม่แทน (an applied migration was edited)`,
  );
}

const appliedRows = z.array(z.object({ name: z.string(), checksum: z.string(), done: z.boolean() }));

/** True if the database has exactly these migrations, all finished and unchanged. */
async function hasAllMigrations(pool: Pool, migrations: readonly Migration[]): Promise<boolean> {
  const table = await pool.query(`SELECT FROM pg_tables WHERE tablename = '_prisma_migrations'`);
  if (table.rowCount === 0) return false;
  const { rows } = await pool.query(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS done FROM _prisma_migrations
     WHERE rolled_back_at IS NULL`,
  );
  const known = new Map(appliedRows.parse(rows).map((row) => [row.name, row]));
  if (rows.length !== migrations.length) return false;
  return migrations.every(({ name, checksum }) => known.get(name)?.done && known.get(name)?.checksum === checksum);
}
