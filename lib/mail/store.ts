import { z } from 'zod';
import { db } from '@/lib/db/db';
import { bulkTemplates } from './schema';

/** Lease of a claimed mail in seconds, after which another worker takes it over. */
export const LEASE_SECONDS = 120;
/** Batch size of a claim. */
const BATCH = 10;
/** Maximum pause between two attempts. */
const MAX_PAUSE_MINUTES = 60;
/** Age after which an undeliverable mail has failed. */
const GIVE_UP_HOURS = 24;

const claimedRow = z.object({
  id: z.number(),
  key: z.string(),
  template: z.string(),
  recipient: z.string(),
  data: z.unknown(),
  attempts: z.number(),
});
/** A mail claimed by this worker; `attempts` counts this attempt and proves the claim. */
export type Claim = z.infer<typeof claimedRow>;

/** Claims the mails that are due, and those whose lease has expired. */
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
 * Marks a mail as done and deletes its data.
 *
 * @param status 'kept' for a mail that was written to a file and not delivered
 */
export async function markDone({ id, attempts }: Claim, status: 'sent' | 'kept'): Promise<void> {
  await db.$executeRaw`
    UPDATE mail_message SET status = ${status}::mail_status, data = '{}', last_error = NULL,
      sent_at = CASE WHEN ${status === 'sent'} THEN now() END
    WHERE id = ${id} AND status = 'sending' AND attempts = ${attempts}`;
}

/**
 * Marks an attempt as failed: the next one follows after 1, 2, 4 … 60 minutes, none after a day.
 *
 * @param reason short, without contents of the mail
 * @param final true if a retry is useless
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
