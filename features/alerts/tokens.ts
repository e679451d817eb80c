import { createHmac, timingSafeEqual } from 'node:crypto';
import { getSecrets } from '@/lib/crypto/secrets';
import { getCurrentMs } from '@/lib/time/current-time';

/** What a link of a mail is for: to confirm an alert, to stop it, to see all alerts of the address. */
type Purpose = 'confirm' | 'stop' | 'mine';

/** 132 bits, which nobody guesses. */
const SIGNATURE_LENGTH = 22;
const HOUR_MS = 3_600_000;
const TOKEN = /^([0-9a-z]{1,6})\.([0-9a-z]{1,6})\.([A-Za-z0-9_-]{22})$/;

/**
 * A link's secret part: whose it is, until when it is good, and a keyed hash of both. It names no e-mail and opens no account.
 *
 * @param secret of the address, so that a new one ends all its links
 * @param until 0 for a link that stays good
 */
export function makeAlertToken(purpose: Purpose, id: number, secret: Uint8Array, until = 0): string {
  const hours = Math.ceil(until / HOUR_MS).toString(36);
  const head = `${id.toString(36)}.${hours}`;
  return `${head}.${sign(purpose, head, secret)}`;
}

/** Whose link it may be; undefined for what is none, and for one that is too old. Its keyed hash is still to be compared. */
export function readAlertTokenId(token: string, now = getCurrentMs()): number | undefined {
  const [, id = '', hours = ''] = TOKEN.exec(token) ?? [];
  const until = Number.parseInt(hours, 36) * HOUR_MS;
  if (id === '' || (until > 0 && until <= now)) return undefined;
  return Number.parseInt(id, 36);
}

/** Whether a token was made for this purpose with this secret. */
export function isAlertToken(purpose: Purpose, token: string, secret: Uint8Array): boolean {
  const [, id, hours, mark = ''] = TOKEN.exec(token) ?? [];
  const expected = sign(purpose, `${id}.${hours}`, secret);
  return mark.length === expected.length && timingSafeEqual(Buffer.from(mark), Buffer.from(expected));
}

/** The pepper stays when the session secret is changed, so that old mails can still be stopped. */
function sign(purpose: Purpose, head: string, secret: Uint8Array): string {
  return createHmac('sha256', getSecrets().pepper)
    .update(`portal alerts ${purpose} ${head} `)
    .update(secret)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH);
}
