import { db } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';

/** Lock of the figures, so that one machine counts them. */
const LOCK = 'office pace';
/** Age at which the figures are counted again. */
const STALE_MS = HOUR_MS;
/** Days whose decisions count, and the number of them from which an office has a usual time. */
const COUNTED_DAYS = 90;
const LEAST_DECISIONS = 5;

/**
 * Counts how long each office usually takes: the median time from the step before to its decision, over its decisions
 * of the last 90 days (approved, returned, raised, passed). Once an hour.
 *
 * @returns the number of offices with a figure
 */
export async function updatePace(): Promise<number> {
  const now = getCurrentTime();
  return db.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ got: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${LOCK}, 0)) AS got`;
    const fresh = await tx.officePace.findFirst({ where: { countedAt: { gt: new Date(now.getTime() - STALE_MS) } } });
    if (!lock?.got || fresh) return 0;
    const after = new Date(now.getTime() - COUNTED_DAYS * DAY_MS);
    const counted = await tx.$executeRaw`
      INSERT INTO office_pace (organisation_id, minutes, decisions, counted_at)
      SELECT d.organisation_id, greatest(1, round(percentile_cont(0.5) WITHIN GROUP (
        ORDER BY extract(epoch FROM d.at - p.at)) / 60))::int, count(*)::int, ${now}
      FROM (
        SELECT s.organisation_id, r.news_id, r.at FROM news_review r JOIN "system_user" s ON s.account_id = r.account_id
        WHERE r.at > ${after} AND ((r.event IN ('publish', 'return') AND r.from_status = 'wait')
          OR (r.event = 'lift' AND r.to_level > r.from_level))
        UNION ALL
        SELECT organisation_id, news_id, at FROM news_pass WHERE at > ${after}
      ) d CROSS JOIN LATERAL (
        SELECT v.at FROM news_review v WHERE v.news_id = d.news_id AND v.at < d.at ORDER BY v.at DESC LIMIT 1
      ) p
      GROUP BY d.organisation_id HAVING count(*) >= ${LEAST_DECISIONS}
      ON CONFLICT (organisation_id) DO UPDATE
        SET minutes = excluded.minutes, decisions = excluded.decisions, counted_at = excluded.counted_at`;
    await tx.officePace.deleteMany({ where: { countedAt: { lt: now } } });
    return counted;
  });
}
