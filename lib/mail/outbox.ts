import { randomBytes } from 'node:crypto';
import { encrypt } from '@/lib/crypto/encryption';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { type Mail, mailAddress, mail as mailSchema, type TemplateName, type UnverifiedMail } from './schema';

/** The channel on which workers hear that a mail is due. */
export const MAIL_CHANNEL = 'portal_mail';
/** How long a held mail waits for the old client's second call before it goes by itself. */
const HOLD_SECONDS = 60;
/** 128 bits, as a mail's key is also told to old clients. */
const KEY_BYTES = 16;

/** To whom a mail goes, and how. */
type DeliveryOptions = {
  to: string;
  /** A name of the caller's own: a second mail under the same key is not written. */
  key?: string;
  /** Old clients ask for the mail by a second call; without one it goes after a minute. */
  hold?: boolean;
};

/** A mail and to whom it goes. */
export type OutgoingMail = Mail & DeliveryOptions;

/**
 * Puts a mail to an address that nobody has confirmed into the outbox, as `enqueueMail` does. Wherever a visitor types an
 * address it is this one: it takes only mails that carry nothing else that was typed.
 */
export const enqueueUnverifiedMail = (tx: Transaction, order: UnverifiedMail & DeliveryOptions): Promise<string> =>
  enqueueMail(tx, order);

/**
 * Puts a mail into the outbox: it is sent after the transaction has committed, at least once, and never when it rolls back.
 *
 * @param tx the transaction in which the reason for the mail is written
 * @returns the mail's key
 * @throws AppError 'invalid' when `to` is no address; ZodError when the data is not what the template shows
 */
export async function enqueueMail(tx: Transaction, order: OutgoingMail): Promise<string> {
  const [key = ''] = await enqueueMails(tx, [order]);
  return key;
}

/** Mails that one statement writes. */
const BATCH = 500;

/** Puts several mails into the outbox, as `enqueueMail` does with one; hundreds cost no more than a few statements. */
export async function enqueueMails(tx: Transaction, orders: readonly OutgoingMail[]): Promise<string[]> {
  const rows = orders.map(toRow);
  for (let start = 0; start < rows.length; start += BATCH) await insertMails(tx, rows.slice(start, start + BATCH));
  if (rows.length > 0) await notifyWorkers(tx);
  return rows.map(({ mailKey }) => mailKey);
}

function toRow({ to, key, hold = false, ...order }: OutgoingMail) {
  const { template, data } = mailSchema.parse(order);
  const mailKey = key ?? randomBytes(KEY_BYTES).toString('base64url');
  return { mailKey, template, recipient: parseAddress(to), data: JSON.stringify(encrypt(data)), hold };
}

async function insertMails(tx: Transaction, rows: readonly ReturnType<typeof toRow>[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO mail_message (mail_key, template, recipient, data, status, next_try_at, created_at)
    SELECT m.mail_key, m.template, m.recipient, m.data::jsonb,
      (CASE WHEN m.hold THEN 'held' ELSE 'waiting' END)::mail_status,
      now() + make_interval(secs => CASE WHEN m.hold THEN ${HOLD_SECONDS} ELSE 0 END), now()
    FROM unnest(${rows.map(({ mailKey }) => mailKey)}::text[], ${rows.map(({ template }) => template)}::text[],
      ${rows.map(({ recipient }) => recipient)}::text[], ${rows.map(({ data }) => data)}::text[],
      ${rows.map(({ hold }) => hold)}::boolean[]) WITH ORDINALITY AS m (mail_key, template, recipient, data, hold, place)
    ORDER BY m.place
    ON CONFLICT (mail_key) DO NOTHING`;
}

/** Takes back what has not gone out yet of the mails whose keys begin alike. */
export async function withdrawMails(tx: Transaction, keyStart: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM mail_message WHERE starts_with(mail_key, ${keyStart}) AND status IN ('waiting', 'held', 'failed')`;
}

/**
 * Lets the held mails of a recipient go.
 *
 * @param templates only mails of these
 * @returns how many there were
 */
export async function releaseMail(tx: Transaction, to: string, templates: readonly TemplateName[]): Promise<number> {
  const released = await tx.$executeRaw`
    UPDATE mail_message SET status = 'waiting', next_try_at = now()
    WHERE status = 'held' AND recipient = ${parseAddress(to)} AND template = ANY(${[...templates]})`;
  if (released > 0) await notifyWorkers(tx);
  return released;
}

/** Tells every worker that a mail is due; PostgreSQL passes it on with the commit. */
export async function notifyWorkers(tx: Pick<Transaction, '$executeRaw'>): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${MAIL_CHANNEL}, '')`;
}

function parseAddress(to: string): string {
  const parsed = mailAddress.safeParse(to);
  if (!parsed.success) throw new AppError('invalid', 'mail.wrongAddress', { to: 'mail.wrongAddress' });
  return parsed.data;
}
