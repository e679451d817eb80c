import { currentMs } from '../current-time';
import { db } from '../db';
import { shared } from '../shared';
import { lasts, seen, tag } from '../trace';
import { ONLINE_WINDOW_MS, type OnlineCounts } from './schema';

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

async function readCounts(since: Date): Promise<OnlineCounts> {
  const rows = await db.presence.groupBy({ by: ['group'], where: { seenAt: { gt: since } }, _count: true });
  const counts: OnlineCounts = { organisations: 0, colleges: 0, general: 0 };
  for (const row of rows) counts[row.group] = row._count;
  return counts;
}
