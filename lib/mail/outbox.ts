import { randomBytes } from 'node:crypto';
import { encrypt } from '@/lib/crypto/encryption';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { mailMessages } from './messages';
import { type Mail, mailAddress, mail as mailSchema, type TemplateName, type UnverifiedMail } from './schema';

/** Channel on which workers are notified of due mails. */
export const MAIL_CHANNEL = 'portal_mail';
/** Time that a held mail waits for the second call of a legacy client before it is sent anyway. */
const HOLD_SECONDS = 60;
/** 128 bits, as legacy clients also receive the mail's key. */
const KEY_BYTES = 16;

/** Recipient and delivery options of a mail. */
type DeliveryOptions = {
  to: string;
  /** Idempotency key of the caller: a second mail under the same key is not stored. */
  key?: string;
  /** True if a legacy client releases the mail with a second call; without that call it is sent after a minute. */
  hold?: boolean;
  /** Delay in seconds, in which the mail can be withdrawn. */
  afterSeconds?: number;
};

export type OutgoingMail = Mail & DeliveryOptions;

/**
 * Queues a mail to an unconfirmed address, as `enqueueMail` does. To be used wherever a visitor types an address: it
 * accepts only mails that contain nothing else that was typed.
 */
export const enqueueUnverifiedMail = (tx: Transaction, order: UnverifiedMail & DeliveryOptions): Promise<string> =>
  enqueueMail(tx, order);

/**
 * Queues a mail: it is sent after the transaction has committed, at least once, and never if it rolls back.
 *
 * @param tx the transaction of the change that is the reason for the mail
 * @returns the mail's key
 * @throws AppError 'invalid' if `to` is not an address; ZodError if the data doesn't fit the template
 */
export async function enqueueMail(tx: Transaction, order: OutgoingMail): Promise<string> {
  const [key = ''] = await enqueueMails(tx, [order]);
  return key;
}

/** Batch size of an insert. */
const BATCH = 500;

/** Queues several mails, as `enqueueMail` does with one; hundreds take only a few statements. */
export async function enqueueMails(tx: Transaction, orders: readonly OutgoingMail[]): Promise<string[]> {
  const rows = orders.map(toRow);
  for (let start = 0; start < rows.length; start += BATCH) await insertMails(tx, rows.slice(start, start + BATCH));
  if (rows.length > 0) await notifyWorkers(tx);
  return rows.map(({ mailKey }) => mailKey);
}

function toRow({ to, key, hold = false, afterSeconds = 0, ...order }: OutgoingMail) {
  const { template, data } = mailSchema.parse(order);
  const mailKey = key ?? randomBytes(KEY_BYTES).toString('base64url');
  return {
    mailKey,
    template,
    recipient: parseAddress(to),
    data: JSON.stringify(encrypt(data)),
    hold,
    seconds: hold ? HOLD_SECONDS : afterSeconds,
  };
}

async function insertMails(tx: Transaction, rows: readonly ReturnType<typeof toRow>[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO mail_message (mail_key, template, recipient, data, status, next_try_at, created_at)
    SELECT m.mail_key, m.template, m.recipient, m.data::jsonb,
      (CASE WHEN m.hold THEN 'held' ELSE 'waiting' END)::mail_status,
      now() + make_interval(secs => m.seconds), now()
    FROM unnest(${rows.map(({ mailKey }) => mailKey)}::text[], ${rows.map(({ template }) => template)}::text[],
      ${rows.map(({ recipient }) => recipient)}::text[], ${rows.map(({ data }) => data)}::text[],
      ${rows.map(({ hold }) => hold)}::boolean[], ${rows.map(({ seconds }) => seconds)}::int[])
      WITH ORDINALITY AS m (mail_key, template, recipient, data, hold, seconds, place)
    ORDER BY m.place
    ON CONFLICT (mail_key) DO NOTHING`;
}

/** Deletes the unsent mails whose keys start with `keyStart`. */
export async function withdrawMails(tx: Transaction, keyStart: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM mail_message WHERE starts_with(mail_key, ${keyStart}) AND status IN ('waiting', 'held', 'failed')`;
}

/**
 * Releases the held mails of a recipient.
 *
 * @param templates only mails of these templates
 * @returns number of released mails
 */
export async function releaseMail(tx: Transaction, to: string, templates: readonly TemplateName[]): Promise<number> {
  const released = await tx.$executeRaw`
    UPDATE mail_message SET status = 'waiting', next_try_at = now()
    WHERE status = 'held' AND recipient = ${parseAddress(to)} AND template = ANY(${[...templates]})`;
  if (released > 0) await notifyWorkers(tx);
  return released;
}

/** Notifies every worker that a mail is due; PostgreSQL delivers it with the commit. */
export async function notifyWorkers(tx: Pick<Transaction, '$executeRaw'>): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${MAIL_CHANNEL}, '')`;
}

function parseAddress(to: string): string {
  const parsed = mailAddress.safeParse(to);
  if (!parsed.success)
    throw new AppError('invalid', pickMessage(mailMessages, 'mail.wrongAddress'), {
      to: mailMessages['mail.wrongAddress'].th,
    });
  return parsed.data;
}
