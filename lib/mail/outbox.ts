import { randomBytes } from 'node:crypto';
import type { Transaction } from '../db';
import { AppError } from '../errors';
import { seal } from '../sealed';
import { type Mail, mailAddress, mail as mailSchema, type TemplateName } from './schema';

/** The channel on which workers hear that a mail is due. */
export const MAIL_CHANNEL = 'portal_mail';
/** How long a held mail waits for the old client's second call before it goes by itself. */
const HOLD_SECONDS = 60;
/** 128 bits, as a mail's key is also told to old clients. */
const KEY_BYTES = 16;

/** A mail and to whom it goes. */
export type Order = Mail & {
  to: string;
  /** A name of the caller's own: a second mail under the same key is not written. */
  key?: string;
  /** Old clients ask for the mail by a second call; without one it goes after a minute. */
  hold?: boolean;
};

/**
 * Puts a mail into the outbox: it is sent after the transaction has committed, at least once, and never when it rolls back.
 *
 * @param tx the transaction in which the reason for the mail is written
 * @returns the mail's key
 * @throws AppError 'invalid' when `to` is no address; ZodError when the data is not what the template shows
 */
export async function enqueueMail(tx: Transaction, { to, key, hold = false, ...order }: Order): Promise<string> {
  const { template, data } = mailSchema.parse(order);
  const recipient = parseAddress(to);
  const mailKey = key ?? randomBytes(KEY_BYTES).toString('base64url');
  await tx.$executeRaw`
    INSERT INTO mail_message (mail_key, template, recipient, data, status, next_try_at, created_at)
    VALUES (${mailKey}, ${template}, ${recipient}, ${JSON.stringify(seal(data))}::jsonb,
      ${hold ? 'held' : 'waiting'}::mail_status, now() + make_interval(secs => ${hold ? HOLD_SECONDS : 0}), now())
    ON CONFLICT (mail_key) DO NOTHING`;
  await ring(tx);
  return mailKey;
}

/** Puts several mails into the outbox, as `enqueueMail` does with one. */
export async function enqueueMails(tx: Transaction, orders: readonly Order[]): Promise<void> {
  for (const order of orders) await enqueueMail(tx, order);
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
  if (released > 0) await ring(tx);
  return released;
}

/** Tells every worker that a mail is due; PostgreSQL passes it on with the commit. */
export async function ring(tx: Pick<Transaction, '$executeRaw'>): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${MAIL_CHANNEL}, '')`;
}

function parseAddress(to: string): string {
  const parsed = mailAddress.safeParse(to);
  if (!parsed.success) throw new AppError('invalid', 'mail.wrongAddress', { to: 'mail.wrongAddress' });
  return parsed.data;
}
