import { z } from 'zod';
import { db } from '@/lib/db/db';

const columns = z.array(z.object({ table: z.string(), row: z.string() }));
const tables = z.array(z.object({ name: z.string() }));

/** Tables that contain the text in any column, each with the first such row. */
export async function findInAllTables(words: string): Promise<{ table: string; row: string }[]> {
  const names = tables.parse(
    await db.$queryRaw`SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema()`,
  );
  const found: { table: string; row: string }[] = [];
  for (const { name } of names) {
    const sql = `SELECT $2 AS "table", t::text AS row FROM ${name} t WHERE strpos(lower(t::text), lower($1)) > 0 LIMIT 1`;
    found.push(...columns.parse(await db.$queryRawUnsafe(sql, words, name)));
  }
  return found;
}
