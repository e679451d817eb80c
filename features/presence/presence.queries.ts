import { z } from 'zod';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { getSingleton } from '@/lib/process/singleton';
import { dependsOn, expireIn, tag } from '@/lib/request/context';
import { getCurrentMs } from '@/lib/time/current-time';
import { onlineGroups } from './presence.rules';
import { ONLINE_WINDOW_MS, type OnlineCounts } from './presence.schema';

/** Cache lifetime. Every open page polls every 3 seconds, so one query a second serves them all. */
const CACHE_MS = 1_000;

const cache = getSingleton('presence.counts', (): { until: number; answer?: Promise<OnlineCounts> } => ({ until: 0 }));

/** Number of visitors seen in the last minute, by group, across all instances; at most a second old. */
export function countOnline(): Promise<OnlineCounts> {
  dependsOn(tag.online);
  const now = performance.now();
  if (!cache.answer || now >= cache.until) {
    cache.until = now + CACHE_MS;
    cache.answer = countVisitors(new Date(getCurrentMs() - ONLINE_WINDOW_MS));
    cache.answer.catch(() => {
      cache.until = 0;
    });
  }
  expireIn(cache.until - now);
  return cache.answer;
}

/** Maximum number of anonymous visitors counted per client address, across all instances. */
export const getMaxPerAddress = (): number => env.ONLINE_PER_ADDRESS * env.LIMITS_FACTOR;

const groupRows = z.array(z.object({ group: z.enum(onlineGroups), readers: z.number() }));

async function countVisitors(since: Date): Promise<OnlineCounts> {
  const found = await db.$queryRaw`
    SELECT visitor_group AS group, sum(readers)::int AS readers FROM (
      SELECT visitor_group, CASE WHEN client IS NULL THEN count(*) ELSE LEAST(count(*), ${getMaxPerAddress()}::bigint) END AS readers
      FROM presence WHERE seen_at > ${since} GROUP BY visitor_group, client) AS of_clients
    GROUP BY visitor_group`;
  const counts: OnlineCounts = { organisations: 0, colleges: 0, general: 0 };
  for (const { group, readers } of groupRows.parse(found)) counts[group] = readers;
  return counts;
}
