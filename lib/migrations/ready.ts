import { readdir } from 'node:fs/promises';
import { z } from 'zod';
import { db } from '../db';
import { shared } from '../shared';
import { MIGRATIONS_FOLDER } from './files';

const rows = z.array(z.object({ name: z.string() }));
const own = shared('migrations.own', (): { names?: Promise<string[]> } => ({}));

/** Does nothing while the database answers; else throws the driver's error. */
export const pingDatabase = (): Promise<unknown> => db.$queryRaw`SELECT 1`;

/**
 * Does nothing when the database has all the migrations that this build knows. One that a newer build has added does no
 * harm: instances of both run side by side while they are replaced.
 *
 * @throws Error with the first one that is missing
 */
export async function assertMigrated(): Promise<void> {
  own.names ??= listOwn();
  const applied = rows.parse(
    await db.$queryRaw`
      SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  const there = new Set(applied.map(({ name }) => name));
  const missing = (await own.names).find((name) => !there.has(name));
  if (missing) throw new Error(`the migration ${missing} is missing`);
}

async function listOwn(): Promise<string[]> {
  const entries = await readdir(MIGRATIONS_FOLDER, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
