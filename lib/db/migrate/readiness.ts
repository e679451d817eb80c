import { readdir } from 'node:fs/promises';
import { z } from 'zod';
import { getSingleton } from '@/lib/process/singleton';
import { db } from '../db';
import { MIGRATIONS_FOLDER } from './files';

const migrationRows = z.array(z.object({ name: z.string() }));
const migrationNames = getSingleton('migrations.names', (): { names?: Promise<string[]> } => ({}));

/** Succeeds if the database responds; else throws the driver's error. */
export const pingDatabase = (): Promise<unknown> => db.$queryRaw`SELECT 1`;

const settingRows = z.tuple([z.object({ setting: z.string() })]);

/**
 * Checks that the database accepts writes: it is not a standby and not set read-only.
 *
 * @returns true
 * @throws Error if it is read-only; the driver's error if it doesn't respond
 */
export async function assertWritable(): Promise<true> {
  const [{ setting }] = settingRows.parse(
    await db.$queryRaw`SELECT current_setting('transaction_read_only') AS setting`,
  );
  if (setting === 'off') return true;
  throw Object.assign(new Error('the database is read-only'), { code: READ_ONLY });
}
/** PostgreSQL's code for a write in a read-only transaction. */
const READ_ONLY = '25006';

/**
 * Checks that the database has all migrations of this build. Additional ones of a newer build are accepted: instances
 * of both run side by side during a rollout.
 *
 * @throws Error that names the first missing one
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
