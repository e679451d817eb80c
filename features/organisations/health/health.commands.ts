import { db, runLongTransaction, type Transaction } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { getCurrentTime } from '@/lib/time/current-time';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/units';
import { organisationKinds } from '../organisations.schema';
import { type CountedFacts, countHealthFacts } from './facts.queries';
import { computeHealth } from './health.rules';

/** Lock of the figures, so that one machine counts them. */
const LOCK = 'organisation health';
/** Ages at which a figure is counted again: by the job, and when the organisation's page is opened. */
const DAILY_MS = DAY_MS;
const OPENED_MS = HOUR_MS;
/** Organisations of one statement and of one round of the job; all of the agency's fit into two rounds. */
const BATCH = 100;
const ROUND = 500;

/**
 * Counts the health of the organisations whose figure is missing or older than a day, those first that wait longest.
 *
 * @returns the number of organisations counted
 */
export async function updateHealth(now = getCurrentTime()): Promise<number> {
  const stale = new Date(now.getTime() - DAILY_MS);
  return runLongTransaction(MINUTE_MS, async (tx) => {
    const [lock] = await tx.$queryRaw<{ got: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${LOCK}, 0)) AS got`;
    if (!lock?.got) return 0;
    const due = await tx.$queryRaw<{ id: number }[]>`
      SELECT o.id FROM organisation o LEFT JOIN organisation_health h ON h.organisation_id = o.id
      WHERE o.kind::text = ANY (${[...organisationKinds]}::text[]) AND (h.counted_at IS NULL OR h.counted_at <= ${stale})
      ORDER BY h.counted_at NULLS FIRST, o.id LIMIT ${ROUND}`;
    let counted = 0;
    for (let start = 0; start < due.length; start += BATCH) {
      const ids = due.slice(start, start + BATCH).map(({ id }) => id);
      counted += await storeHealth(await countHealthFacts(ids, now, tx), now, tx);
    }
    return counted;
  });
}

/** Counts one organisation's health again if its figure is missing or older than an hour. */
export async function refreshHealth(id: number, now = getCurrentTime()): Promise<void> {
  const fresh = { organisationId: id, countedAt: { gt: new Date(now.getTime() - OPENED_MS) } };
  if (await db.organisationHealth.findFirst({ where: fresh, select: { organisationId: true } })) return;
  await storeHealth(await countHealthFacts([id], now), now);
}

/** Stores counted figures in one statement; one that was counted later stays. */
async function storeHealth(
  counted: readonly CountedFacts[],
  now: Date,
  tx: Pick<Transaction, '$executeRaw'> = db,
): Promise<number> {
  if (counted.length === 0) return 0;
  const rows = counted.map(({ id, ...facts }) => {
    const { score = null } = computeHealth(facts);
    return Prisma.sql`(${id}::int, ${score}::smallint, ${JSON.stringify(facts)}::jsonb, ${now}::timestamptz)`;
  });
  return tx.$executeRaw`
    INSERT INTO organisation_health (organisation_id, score, facts, counted_at) VALUES ${Prisma.join(rows)}
    ON CONFLICT (organisation_id) DO UPDATE
      SET score = excluded.score, facts = excluded.facts, counted_at = excluded.counted_at
      WHERE organisation_health.counted_at < excluded.counted_at`;
}
