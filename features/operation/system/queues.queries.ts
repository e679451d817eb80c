import { z } from 'zod';
import { db } from '@/lib/db/db';
import { bulkTemplates } from '@/lib/mail/schema';
import { type QueueFacts, queueFacts } from './system.schema';

const queueRow = z.tuple([queueFacts]);

/** Reads the queues: mails by their status, imports that nobody works on. */
export async function readQueues(): Promise<QueueFacts> {
  // Mails to many go out after all others, so that one of them waits without a fault; one that was tried is late for a
  // reason.
  const [row] = queueRow.parse(
    await db.$queryRaw`
      SELECT m.mails, m."mailsGivenUp", m."mailSeconds", i.imports, i."importSeconds" FROM
        (SELECT count(*) FILTER (WHERE status <> 'failed')::int AS mails,
                count(*) FILTER (WHERE status = 'failed')::int AS "mailsGivenUp",
                extract(epoch FROM now() - min(CASE WHEN attempts > 0 THEN created_at ELSE next_try_at END) FILTER (
                  WHERE status IN ('waiting', 'sending')
                    AND (attempts > 0 OR (next_try_at <= now() AND template <> ALL(${[...bulkTemplates]})))
                ))::float8 AS "mailSeconds"
         FROM mail_message WHERE status IN ('waiting', 'held', 'sending', 'failed')) m,
        (SELECT count(*)::int AS imports, extract(epoch FROM now() - min(alive_at))::float8 AS "importSeconds"
         FROM import_job WHERE status IN ('waiting', 'checking', 'confirmed', 'writing')) i`,
  );
  return row;
}
