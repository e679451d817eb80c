import { createHmac, timingSafeEqual } from 'node:crypto';
import { getSecrets } from '@/lib/crypto/secrets';
import { getCurrentMs } from '@/lib/time/current-time';
import { HOUR_MS } from '@/lib/time/units';

/** Purpose of a mailed link: to confirm an alert, to stop it, to see all alerts of the address. */
type Purpose = 'confirm' | 'stop' | 'mine';

/** Length of the signature: 132 bits, not guessable. */
const SIGNATURE_LENGTH = 22;
const TOKEN = /^([0-9a-z]{1,6})\.([0-9a-z]{1,6})\.([A-Za-z0-9_-]{22})$/;

/**
 * Token of a link: an id, an expiry, and an HMAC of both. It contains no e-mail and gives no access to an account.
 *
 * @param secret the address's secret; a new one invalidates all its links
 * @param until expiry in milliseconds; 0 for a link that never expires
 */
export function makeAlertToken(purpose: Purpose, id: number, secret: Uint8Array, until = 0): string {
  const hours = Math.ceil(until / HOUR_MS).toString(36);
  const head = `${id.toString(36)}.${hours}`;
  return `${head}.${sign(purpose, head, secret)}`;
}

/** The id in a token, not yet verified; undefined if it is malformed or expired. */
export function readAlertTokenId(token: string, now = getCurrentMs()): number | undefined {
  const [, id = '', hours = ''] = TOKEN.exec(token) ?? [];
  const until = Number.parseInt(hours, 36) * HOUR_MS;
  if (id === '' || (until > 0 && until <= now)) return undefined;
  return Number.parseInt(id, 36);
}

/** True if the token was signed for this purpose with this secret. */
export function isAlertToken(purpose: Purpose, token: string, secret: Uint8Array): boolean {
  const [, id, hours, mark = ''] = TOKEN.exec(token) ?? [];
  const expected = sign(purpose, `${id}.${hours}`, secret);
  return mark.length === expected.length && timingSafeEqual(Buffer.from(mark), Buffer.from(expected));
}

/** Signed with the pepper, which survives a change of the session secret, so that links in old mails still work. */
function sign(purpose: Purpose, head: string, secret: Uint8Array): string {
  return createHmac('sha256', getSecrets().pepper)
    .update(`portal alerts ${purpose} ${head} `)
    .update(secret)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH);
}
