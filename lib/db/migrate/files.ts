import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';

/** Folder of the migrations in the build, one folder each. */
export const MIGRATIONS_FOLDER = join(/* turbopackIgnore: true */ process.cwd(), 'prisma', 'migrations');
const LOCK_FILE = 'migration_lock.toml';
const LOCK_TEXT = 'provider = "postgresql"\n';

/** A folder of `prisma/migrations`; `checksum` is the same as in `_prisma_migrations`. */
export type Migration = { name: string; sql: string; checksum: string };

/** All migrations of the code, oldest first. */
export async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(names.sort().map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

/** The migrations in the format of the schema engine. */
export function toMigrationList(migrations: Migration[], baseDir = MIGRATIONS_FOLDER): MigrationList {
  return {
    baseDir,
    lockfile: { path: LOCK_FILE, content: LOCK_TEXT },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  };
}
