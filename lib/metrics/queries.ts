import { z } from 'zod';
import { db } from '@/lib/db/db';
import { getSingleton } from '@/lib/process/singleton';
import { withTimeout } from '@/lib/process/timeout';

/** Cache time: frequent or concurrent requests for metrics cost the database one query in this time. */
const CACHE_MS = 5_000;
/** Timeout, so that a database that doesn't answer doesn't hold up the other metrics. */
const WAIT_MS = 2_000;

type QueueLengths = Readonly<Record<string, number>>;

const rows = z.array(z.object({ queue: z.string(), waiting: z.number() }));
const cachedLengths = getSingleton('metrics.queued', (): { at: number; look?: Promise<QueueLengths | undefined> } => ({
  at: 0,
}));

/**
 * Queue lengths in the database for all instances: mails to be sent, mails under way, mails given up, imports that wait
 * or run. Both tables are queried through their index on the status.
 *
 * @returns undefined while the database is unavailable
 */
export function countQueued(now = performance.now()): Promise<QueueLengths | undefined> {
  if (!cachedLengths.look || now - cachedLengths.at > CACHE_MS) {
    cachedLengths.at = now;
    cachedLengths.look = queryQueued().catch(() => undefined);
  }
  return withTimeout(WAIT_MS, cachedLengths.look);
}

async function queryQueued(): Promise<QueueLengths> {
  const found = rows.parse(
    await db.$queryRaw`
      SELECT 'mails' AS queue, count(*)::int AS waiting FROM mail_message WHERE status IN ('waiting', 'held')
      UNION ALL SELECT 'mails under way', count(*)::int FROM mail_message WHERE status = 'sending'
      UNION ALL SELECT 'mails given up', count(*)::int FROM mail_message WHERE status = 'failed'
      UNION ALL SELECT 'imports', count(*)::int FROM import_job WHERE status IN ('waiting', 'checking', 'confirmed', 'writing')`,
  );
  return Object.fromEntries(found.map(({ queue, waiting }) => [queue, waiting]));
}
