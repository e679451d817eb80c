import { readdir } from 'node:fs/promises';
import { z } from 'zod';
import { getSingleton } from '@/lib/process/singleton';
import { db } from '../db';
import { MIGRATIONS_FOLDER } from './files';

const migrationRows = z.array(z.object({ name: z.string() }));
const migrationNames = getSingleton('migrations.own', (): { names?: Promise<string[]> } => ({}));

/** Does nothing while the database answers; else throws the driver's error. */
export const pingDatabase = (): Promise<unknown> => db.$queryRaw`SELECT 1`;

const settingRows = z.tuple([z.object({ setting: z.string() })]);

/**
 * Tells that the database takes writes: it is no standby, and nobody has set it read-only.
 *
 * @returns true
 * @throws Error when it only reads; the driver's error when it doesn't answer
 */
export async function assertWritable(): Promise<true> {
  const [{ setting }] = settingRows.parse(
    await db.$queryRaw`SELECT current_setting('transaction_read_only') AS setting`,
  );
  if (setting === 'off') return true;
  throw Object.assign(new Error('the database is read-only'), { code: READ_ONLY });
}
/** PostgreSQL's own code for a write that a read-only transaction refuses. */
const READ_ONLY = '25006';

/**
 * Does nothing when the database has all the migrations that this build knows. One that a newer build has added does no
 * harm: instances of both run side by side while they are replaced.
 *
 * @throws Error with the first one that is missing
 */
export async function assertMigrated(): Promise<void> {
  migrationNames.names ??= readMigrationNames();
  const applied = migrationRows.parse(
    await db.$queryRaw`
      SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  const there = new Set(applied.map(({ name }) => name));
  const missing = (await migrationNames.names).find((name) => !there.has(name));
  if (missing) throw new Error(`the migration ${missing} is missing`);
}

async function readMigrationNames(): Promise<string[]> {
  const entries = await readdir(MIGRATIONS_FOLDER, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
