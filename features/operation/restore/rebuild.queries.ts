import type { Client } from 'pg';

/** Statements that take something off the tables for the time of loading, and put it back. */
type Detour = { off: string; on: string };

/**
 * Foreign keys, indexes and triggers. Without them rows can be loaded in any order, at the speed of the disk; putting a
 * foreign key back checks every row. Of partitioned tables only the keys and triggers are taken off.
 */
export async function listDetours(client: Client): Promise<Detour[]> {
  const keys = await client.query<Detour>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', r.name, conname) AS off,
            format('ALTER TABLE %s ADD CONSTRAINT %I %s', r.name, conname, pg_get_constraintdef(c.oid)) AS on
     FROM pg_constraint c, LATERAL (SELECT format('%I', relname) AS name FROM pg_class WHERE oid = conrelid) r
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0
     ORDER BY conname`,
  );
  const indexes = await client.query<Detour>(
    `SELECT format('DROP INDEX %I', i.relname) AS off, pg_get_indexdef(i.oid) AS on
     FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
     WHERE t.relkind = 'r' AND NOT t.relispartition AND t.relnamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.oid AND c.contype IN ('p', 'u', 'x'))
       AND t.relname <> '_prisma_migrations'
     ORDER BY i.relname`,
  );
  const triggers = await client.query<Detour>(
    `SELECT format('ALTER TABLE %I DISABLE TRIGGER %I', c.relname, tgname) AS off,
            format('ALTER TABLE %I ENABLE TRIGGER %I', c.relname, tgname) AS on
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE NOT tgisinternal AND tgenabled = 'O' AND tgparentid = 0 AND c.relkind IN ('r', 'p')
       AND c.relnamespace = 'public'::regnamespace
     ORDER BY tgname`,
  );
  // Indexes come back before the keys, which need them.
  return [...triggers.rows, ...keys.rows, ...indexes.rows];
}
