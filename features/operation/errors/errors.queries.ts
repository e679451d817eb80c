import { z } from 'zod';
import { db } from '@/lib/db/db';
import { getCurrentMs } from '@/lib/time/current-time';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import type { ErrorFacts } from './errors.schema';

/** Number of groups that are listed. */
const SHOWN = 20;

const groupRows = z.array(
  z.object({
    message: z.string(),
    place: z.string(),
    detail: z.string(),
    count: z.number(),
    at: z.date(),
    total: z.number(),
  }),
);
const failedRow = z.tuple([z.object({ failed: z.number() })]);

/** Errors of the last day by group, the most frequent first, and the number of all groups. */
export async function readErrors(now = getCurrentMs()) {
  const rows = groupRows.parse(
    await db.$queryRaw`
      SELECT message, place, detail, sum(count)::float8 AS count, max(last_at) AS at, (count(*) OVER ())::int AS total
      FROM error_group WHERE last_at > ${new Date(now - DAY_MS)}
      GROUP BY message, place, detail ORDER BY 4 DESC, 5 DESC LIMIT ${SHOWN}`,
  );
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
}

/** Requests that failed in this hour and the one before, whose groups are those of whole hours. */
export async function readErrorFacts(now = getCurrentMs()): Promise<ErrorFacts> {
  const hour = new Date(now - (now % HOUR_MS) - HOUR_MS);
  const [row] = failedRow.parse(
    await db.$queryRaw`
      SELECT coalesce(sum(count), 0)::float8 AS failed FROM error_group
      WHERE hour >= ${hour} AND message = 'request failed'`,
  );
  return row;
}
