import { z } from 'zod';
import { db } from '@/lib/db/db';
import { getCurrentMs } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';

/** Number of addresses that are listed. */
const SHOWN = 10;

const refusedRows = z.array(z.object({ address: z.string().nullable(), count: z.number(), total: z.number() }));
const blockedRows = z.array(
  z.object({ client: z.string(), kind: z.string(), hits: z.number(), at: z.date(), total: z.number() }),
);

/** Log-ins that were refused in the last day: their number, and the addresses with most of them. */
export async function readFailedLogins(now = getCurrentMs()) {
  const rows = refusedRows.parse(
    await db.$queryRaw`
      SELECT abbrev(address) AS address, count(*)::int AS count, (sum(count(*)) OVER ())::int AS total
      FROM audit_log WHERE action = 'session.open' AND outcome = 'refused' AND at > ${new Date(now - DAY_MS)}
      GROUP BY address ORDER BY 2 DESC, 1 LIMIT ${SHOWN}`,
  );
  return {
    total: rows[0]?.total ?? 0,
    addresses: rows.flatMap(({ address, count }) => (address === null ? [] : [{ address, count }])),
  };
}

/**
 * Addresses that a limit refused in the last day, with the limit and the number of refusals: the audit log has one row
 * at once and one with the sum of each hour, of which the larger counts.
 */
export async function readBlockedAddresses(now = getCurrentMs()) {
  const rows = blockedRows.parse(
    await db.$queryRaw`
      SELECT client, kind, sum(hits)::int AS hits, max(at) AS at, (count(*) OVER ())::int AS total FROM (
        SELECT abbrev(address) AS client, noun_id AS kind, after->>'hour' AS hour,
               max(CASE WHEN after->>'hits' ~ '^[0-9]{1,9}$' THEN (after->>'hits')::int ELSE 0 END) AS hits, max(at) AS at
        FROM audit_log
        WHERE action = 'limit.hit' AND at > ${new Date(now - DAY_MS)} AND address IS NOT NULL
        GROUP BY 1, 2, 3) h
      GROUP BY client, kind ORDER BY 3 DESC, 1 LIMIT ${SHOWN}`,
  );
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
}
