import { z } from 'zod';
import { db } from '@/lib/db/db';

/** Number of statements that are listed, and characters of each. */
const SHOWN = 8;
const SHOWN_CHARACTERS = 240;

const extensionRow = z.tuple([z.object({ there: z.boolean() })]);
const statementRows = z.array(
  z.object({ id: z.string(), text: z.string(), calls: z.number(), meanMs: z.number(), totalMs: z.number() }),
);

/** Statements with most time in all; 'missing' where PostgreSQL doesn't count them. */
export async function readStatements(): Promise<z.infer<typeof statementRows> | 'missing'> {
  const [{ there }] = extensionRow.parse(
    await db.$queryRaw`SELECT EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_stat_statements') AS there`,
  );
  if (!there) return 'missing';
  try {
    return statementRows.parse(
      await db.$queryRaw`
        SELECT queryid::text AS id, left(regexp_replace(query, '\\s+', ' ', 'g'), ${SHOWN_CHARACTERS}) AS text,
               calls::float8 AS calls, mean_exec_time AS "meanMs", total_exec_time AS "totalMs"
        FROM pg_stat_statements
        WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database()) AND queryid IS NOT NULL
        ORDER BY total_exec_time DESC LIMIT ${SHOWN}`,
    );
  } catch {
    // Installed, but not among `shared_preload_libraries`, or in another schema.
    return 'missing';
  }
}
