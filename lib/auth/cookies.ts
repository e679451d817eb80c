import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { getSecrets } from '@/lib/crypto/secrets';
import { env } from '@/lib/env/env';
import { readCookie } from '@/lib/http/cookie-header';
import { getSingleton } from '@/lib/process/singleton';

/** A random name of 32 bytes, as it stands in a cookie. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const TOKEN_BYTES = 32;
const YEAR_SECONDS = 31_536_000;

export type CookieName = 'session' | 'device';

/** Over HTTPS the prefix binds a cookie to this very host. No name may begin with another: next-auth would join the two. */
const cookiePrefix = env.production ? '__Host-' : '';
const cookieNames: Readonly<Record<CookieName, string>> = {
  session: `${cookiePrefix}portal-session`,
  device: `${cookiePrefix}portal-device`,
};

/** A session's cookie goes with the browser; a device stays known for a year. */
const cookieAges: Readonly<Record<CookieName, number | undefined>> = { session: undefined, device: YEAR_SECONDS };

export const getCookieName = (name: CookieName): string => cookieNames[name];

/** The properties of both cookies, in the words of Next's cookie store and next-auth. */
export const cookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure: env.production } as const;

export const generateToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Whether a text could be one of our tokens; everything else is no session, whatever it is. */
export const isToken = (text: string | undefined): text is string => text !== undefined && TOKEN.test(text);

/** The uses of stored tokens; the same text has another hash for each. */
export type TokenUse = 'session' | 'device' | 'password reset' | 'e-mail change' | 'preview';

const KEY_BYTES = 32;
const tokenKeys = getSingleton('auth.tokenKeys', () => new Map<TokenUse, Uint8Array>());

function getTokenKey(use: TokenUse): Uint8Array {
  const kept = tokenKeys.get(use);
  if (kept) return kept;
  const made = new Uint8Array(hkdfSync('sha256', getSecrets().session, '', `portal tokens ${use}`, KEY_BYTES));
  tokenKeys.set(use, made);
  return made;
}

/**
 * The stored form of a token: its HMAC under a key of the session secret. So a copy of the database elsewhere, or a
 * new secret, makes every cookie and link worthless.
 */
export const hashToken = (token: string, use: TokenUse): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHmac('sha256', getTokenKey(use)).update(token).digest());

/** A token from the header `Cookie`; undefined when there is none or it is none of ours, and when there are two. */
export function readToken(headers: Headers, name: CookieName): string | undefined {
  const found = readCookie(headers.get('cookie'), cookieNames[name]);
  return isToken(found) ? found : undefined;
}

/** True for a header `Cookie` that brings a session, be it one of ours or not. */
export const hasSessionCookie = (cookie: string | undefined): boolean =>
  readCookie(cookie, cookieNames.session) !== undefined;

/** The header `Set-Cookie` that keeps a token, or with the empty text takes the cookie away. */
export function buildSetCookie(name: CookieName, token: string): string {
  const age = token === '' ? 0 : cookieAges[name];
  const parts = [`${cookieNames[name]}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (age !== undefined) parts.push(`Max-Age=${age}`);
  if (cookieOptions.secure) parts.push('Secure');
  return parts.join('; ');
}

/** How long a browser may keep a cookie, in seconds; undefined until it is closed. */
export const getCookieMaxAge = (name: CookieName): number | undefined => cookieAges[name];
