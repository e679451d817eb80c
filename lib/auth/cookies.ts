import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { joinKey } from '@/lib/cache/cache-key';
import { listSessionKeys } from '@/lib/crypto/session-keys';
import { env } from '@/lib/env/env';
import { readCookie } from '@/lib/http/cookie-header';
import { getSingleton } from '@/lib/process/singleton';

/** A token of 32 random bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const TOKEN_BYTES = 32;
const YEAR_SECONDS = 31_536_000;

export type CookieName = 'session' | 'device';

/**
 * Over HTTPS the prefix binds a cookie to this host. No name may be a prefix of another: next-auth would join the two.
 */
const cookiePrefix = env.production ? '__Host-' : '';
const cookieNames: Readonly<Record<CookieName, string>> = {
  session: `${cookiePrefix}portal-session`,
  device: `${cookiePrefix}portal-device`,
};

/** Lifetimes in seconds: the session cookie ends with the browser session, a device stays known for a year. */
const cookieAges: Readonly<Record<CookieName, number | undefined>> = { session: undefined, device: YEAR_SECONDS };

export const getCookieName = (name: CookieName): string => cookieNames[name];

/** Attributes of both cookies, in the format of Next's cookie store and next-auth. */
export const cookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure: env.production } as const;

export const generateToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** True if the text has the format of our tokens; anything else cannot be a session. */
export const isToken = (text: string | undefined): text is string => text !== undefined && TOKEN.test(text);

/** Purposes of stored tokens; the same token has a different hash for each. */
export type TokenUse = 'session' | 'device' | 'password reset' | 'e-mail change' | 'preview';

const KEY_BYTES = 32;
const tokenKeys = getSingleton('auth.tokenKeys', () => new Map<string, Uint8Array>());

function getTokenKey(use: TokenUse, key: string): Uint8Array {
  const name = joinKey(use, key);
  const kept = tokenKeys.get(name);
  if (kept) return kept;
  const made = new Uint8Array(hkdfSync('sha256', key, '', `portal tokens ${use}`, KEY_BYTES));
  tokenKeys.set(name, made);
  return made;
}

const hashUnder = (token: string, use: TokenUse, key: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHmac('sha256', getTokenKey(use, key)).update(token).digest());

/**
 * Stored form of a token: its HMAC under a key derived from the session secret. A copy of the database elsewhere, or a
 * new secret, therefore makes every cookie and link worthless.
 */
export const hashToken = (token: string, use: TokenUse): Uint8Array<ArrayBuffer> =>
  hashUnder(token, use, listSessionKeys()[0]);

/** Stored forms under which a token may be found: that of `hashToken`, and one more while a rotated key still counts. */
export const listTokenHashes = (token: string, use: TokenUse): Uint8Array<ArrayBuffer>[] =>
  listSessionKeys().map((key) => hashUnder(token, use, key));

/** Reads a token from the `Cookie` header; undefined if it is missing, not in our format, or present twice. */
export function readToken(headers: Headers, name: CookieName): string | undefined {
  const found = readCookie(headers.get('cookie'), cookieNames[name]);
  return isToken(found) ? found : undefined;
}

/** True if the `Cookie` header has exactly one session cookie, valid or not. */
export const hasSessionCookie = (cookie: string | undefined): boolean =>
  readCookie(cookie, cookieNames.session) !== undefined;

/** Builds the `Set-Cookie` header that stores a token; an empty token deletes the cookie. */
export function buildSetCookie(name: CookieName, token: string): string {
  const age = token === '' ? 0 : cookieAges[name];
  const parts = [`${cookieNames[name]}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (age !== undefined) parts.push(`Max-Age=${age}`);
  if (cookieOptions.secure) parts.push('Secure');
  return parts.join('; ');
}

/** Lifetime of a cookie in seconds; undefined for a cookie of the browser session. */
export const getCookieMaxAge = (name: CookieName): number | undefined => cookieAges[name];
