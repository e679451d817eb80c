import { z } from 'zod';
import { db } from '@/lib/db/db';
import { shared } from '@/lib/process/shared';
import { within } from '@/lib/process/within';

/** Several who ask for metrics, or one who asks often, cost the database one look in so long. */
const KEPT_MS = 5_000;
/** A database that doesn't answer keeps nobody from the other figures. */
const WAIT_MS = 2_000;

type Waiting = Readonly<Record<string, number>>;

const rows = z.array(z.object({ queue: z.string(), waiting: z.number() }));
const kept = shared('metrics.waiting', (): { at: number; look?: Promise<Waiting | undefined> } => ({ at: 0 }));

/**
 * How much waits in the database for any instance: mails to be sent, mails under way, mails that were given up, imports
 * that wait or run. Both tables are asked through their index on the status.
 *
 * @returns undefined while the database is away
 */
export function readWaiting(now = performance.now()): Promise<Waiting | undefined> {
  if (!kept.look || now - kept.at > KEPT_MS) {
    kept.at = now;
    kept.look = look().catch(() => undefined);
  }
  return within(WAIT_MS, kept.look);
}

async function look(): Promise<Waiting> {
  const found = rows.parse(
    await db.$queryRaw`
      SELECT 'mails' AS queue, count(*)::int AS waiting FROM mail_message WHERE status IN ('waiting', 'held')
      UNION ALL SELECT 'mails under way', count(*)::int FROM mail_message WHERE status = 'sending'
      UNION ALL SELECT 'mails given up', count(*)::int FROM mail_message WHERE status = 'failed'
      UNION ALL SELECT 'imports', count(*)::int FROM import_job WHERE status IN ('waiting', 'checking', 'confirmed', 'writing')`,
  );
  return Object.fromEntries(found.map(({ queue, waiting }) => [queue, waiting]));
}
