import { z } from 'zod';
import { decrypt, encrypt, isSealedBefore } from '@/lib/crypto/encryption';
import { db } from '@/lib/db/db';
import { parseJson } from '@/lib/text/parse-json';

/** Batch size of reading. */
const BATCH_ROWS = 500;
/** Job and row number of an imported row in one number; a file has far fewer rows. */
const ROWS_OF_JOB = 1_000_000;

type Row = { id: number; sealed: unknown };
/** A column with sealed values: its rows after an id, and the exchange of one value, unless it has changed meanwhile. */
type SealedColumn = {
  list: (after: number) => Promise<Row[]>;
  exchange: (row: Row, sealed: { sealed: string }) => Promise<number>;
};

const values = z.array(z.object({ id: z.coerce.number(), sealed: z.unknown() })).transform((rows): Row[] => rows);

/** Sealed values that outlive the days in which a rotated key is read. */
const columns: readonly SealedColumn[] = [
  {
    list: async (after) => {
      const where = { id: { gt: after }, totpSecret: { not: null } };
      const rows = await db.account.findMany({
        where,
        select: { id: true, totpSecret: true },
        orderBy: { id: 'asc' },
        take: BATCH_ROWS,
      });
      return rows.map(({ id, totpSecret }) => ({ id, sealed: parseJson(totpSecret ?? '') }));
    },
    exchange: ({ id, sealed }, fresh) =>
      db.$executeRaw`UPDATE account SET totp_secret = ${JSON.stringify(fresh)}
        WHERE id = ${id} AND totp_secret = ${JSON.stringify(sealed)}`,
  },
  {
    list: async (after) =>
      values.parse(
        await db.$queryRaw`SELECT id, data AS sealed FROM mail_message
        WHERE id > ${after} AND jsonb_exists(data, 'sealed') ORDER BY id LIMIT ${BATCH_ROWS}`,
      ),
    exchange: ({ id, sealed }, fresh) =>
      db.$executeRaw`UPDATE mail_message SET data = ${JSON.stringify(fresh)}::jsonb
        WHERE id = ${id} AND data = ${JSON.stringify(sealed)}::jsonb`,
  },
  {
    list: async (after) =>
      values.parse(
        await db.$queryRaw`SELECT job_id::bigint * ${ROWS_OF_JOB} + number AS id, original AS sealed FROM import_row
        WHERE (job_id, number) > (${Math.floor(after / ROWS_OF_JOB)}, ${after % ROWS_OF_JOB})
          AND jsonb_exists(original, 'sealed') ORDER BY job_id, number LIMIT ${BATCH_ROWS}`,
      ),
    exchange: ({ id, sealed }, fresh) =>
      db.$executeRaw`UPDATE import_row SET original = ${JSON.stringify(fresh)}::jsonb
        WHERE job_id = ${Math.floor(id / ROWS_OF_JOB)} AND number = ${id % ROWS_OF_JOB}
          AND original = ${JSON.stringify(sealed)}::jsonb`,
  },
  {
    list: async (after) =>
      values.parse(
        await db.$queryRaw`SELECT id, jsonb_build_object('sealed', file) AS sealed FROM slip_job
        WHERE id > ${after} AND file IS NOT NULL ORDER BY id LIMIT 1`,
      ),
    exchange: ({ id, sealed }, fresh) =>
      db.$executeRaw`UPDATE slip_job SET file = ${fresh.sealed}
        WHERE id = ${id} AND file = ${JSON.stringify(sealed)}::jsonb ->> 'sealed'`,
  },
  {
    list: async (after) =>
      values.parse(
        await db.$queryRaw`SELECT id, api_key AS sealed FROM move_source
        WHERE id > ${after} AND jsonb_exists(api_key, 'sealed') ORDER BY id LIMIT ${BATCH_ROWS}`,
      ),
    exchange: ({ id, sealed }, fresh) =>
      db.$executeRaw`UPDATE move_source SET api_key = ${JSON.stringify(fresh)}::jsonb
        WHERE id = ${id} AND api_key = ${JSON.stringify(sealed)}::jsonb`,
  },
];

const anObject = z.record(z.string(), z.unknown());

/**
 * Seals again what is sealed with a key that is no longer written with; values that were changed meanwhile are sealed with
 * the new one already. Safe to repeat.
 *
 * @returns number of values
 */
export async function resealAll(): Promise<number> {
  let count = 0;
  for (const column of columns) {
    let rows = await column.list(0);
    while (rows.length > 0) {
      for (const row of rows) {
        if (!isSealedBefore(row.sealed)) continue;
        count += await column.exchange(row, encrypt(anObject.parse(decrypt(row.sealed))));
      }
      rows = await column.list(rows.at(-1)?.id ?? 0);
    }
  }
  return count;
}
