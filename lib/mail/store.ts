import { z } from 'zod';
import { db } from '@/lib/db/db';
import { bulkTemplates } from './schema';

/** How long a worker may take for a mail before another one takes it over, in seconds. */
export const LEASE_SECONDS = 120;
/** Mails that a worker takes at once. */
const BATCH = 10;
/** The longest pause between two tries. */
const MAX_PAUSE_MINUTES = 60;
/** After this a mail that could not be delivered is given up. */
const GIVE_UP_HOURS = 24;

const claimedRow = z.object({
  id: z.number(),
  key: z.string(),
  template: z.string(),
  recipient: z.string(),
  data: z.unknown(),
  attempts: z.number(),
});
/** A mail that this worker alone sends now; `attempts` counts this try and proves the claim. */
export type Claim = z.infer<typeof claimedRow>;

/** Takes the mails that are due, and those whose worker has not been heard of for a lease. */
export async function claimDue(): Promise<Claim[]> {
  const rows: unknown = await db.$queryRaw`
    UPDATE mail_message
    SET status = 'sending', attempts = attempts + 1, next_try_at = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE id IN (
      SELECT id FROM mail_message
      WHERE status IN ('waiting', 'held', 'sending') AND next_try_at <= now()
      ORDER BY template = ANY(${[...bulkTemplates]}), next_try_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING id, mail_key AS key, template, recipient, data, attempts`;
  return z.array(claimedRow).parse(rows);
}

/**
 * Notes that a mail is done and forgets what it said.
 *
 * @param status 'kept' for one that was written to a file: nobody got it
 */
export async function markDone({ id, attempts }: Claim, status: 'sent' | 'kept'): Promise<void> {
  await db.$executeRaw`
    UPDATE mail_message SET status = ${status}::mail_status, data = '{}', last_error = NULL,
      sent_at = CASE WHEN ${status === 'sent'} THEN now() END
    WHERE id = ${id} AND status = 'sending' AND attempts = ${attempts}`;
}

/**
 * Notes that a try failed: the next one comes after 1, 2, 4 … 60 minutes, none after a day.
 *
 * @param reason short, without anything that the mail says
 * @param final true when no further try can help
 */
export async function markFailed({ id, attempts }: Claim, reason: string, final: boolean): Promise<void> {
  const pause = Math.min(2 ** (attempts - 1), MAX_PAUSE_MINUTES);
  await db.$executeRaw`
    UPDATE mail_message
    SET status = CASE WHEN ${final} OR now() >= created_at + make_interval(hours => ${GIVE_UP_HOURS})
        THEN 'failed' ELSE 'waiting' END::mail_status,
      next_try_at = now() + make_interval(mins => ${pause}), last_error = ${reason}
    WHERE id = ${id} AND status = 'sending' AND attempts = ${attempts}`;
}
