import type { Pool } from 'pg';
import { z } from 'zod';
import type { Migration } from './files';

const appliedRows = z.array(z.object({ name: z.string(), checksum: z.string(), done: z.boolean() }));

/** True if the database has exactly these migrations, all finished and unchanged. */
export async function hasAllMigrations(pool: Pool, migrations: readonly Migration[]): Promise<boolean> {
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
