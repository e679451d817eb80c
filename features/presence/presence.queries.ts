import { z } from 'zod';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { shared } from '@/lib/process/shared';
import { lasts, seen, tag } from '@/lib/request/context';
import { currentMs } from '@/lib/time/current-time';
import { onlineGroups } from './presence.rules';
import { ONLINE_WINDOW_MS, type OnlineCounts } from './presence.schema';

/** Every page polls every 3 seconds, so one answer serves all askers for a second. */
const KEEP_MS = 1_000;

const kept = shared('online.counts', (): { until: number; answer?: Promise<OnlineCounts> } => ({ until: 0 }));

/** Who was seen in the last minute, over all instances; at most a second old. */
export function countOnline(): Promise<OnlineCounts> {
  seen(tag.online);
  const now = performance.now();
  if (!kept.answer || now >= kept.until) {
    kept.until = now + KEEP_MS;
    kept.answer = readCounts(new Date(currentMs() - ONLINE_WINDOW_MS));
    kept.answer.catch(() => {
      kept.until = 0;
    });
  }
  lasts(kept.until - now);
  return kept.answer;
}

/** So many visitors behind one address are counted, over all instances. */
export const mostOfOne = (): number => env.ONLINE_PER_ADDRESS * env.LIMITS_FACTOR;

const rows = z.array(z.object({ group: z.enum(onlineGroups), readers: z.number() }));

async function readCounts(since: Date): Promise<OnlineCounts> {
  const found = await db.$queryRaw`
    SELECT visitor_group AS group, sum(readers)::int AS readers FROM (
      SELECT visitor_group, CASE WHEN client IS NULL THEN count(*) ELSE LEAST(count(*), ${mostOfOne()}::bigint) END AS readers
      FROM presence WHERE seen_at > ${since} GROUP BY visitor_group, client) AS of_clients
    GROUP BY visitor_group`;
  const counts: OnlineCounts = { organisations: 0, colleges: 0, general: 0 };
  for (const { group, readers } of rows.parse(found)) counts[group] = readers;
  return counts;
}
