import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { env } from '@/lib/env/env';
import { readClientAddress } from '@/lib/http/client-address';
import { buildVisitorKeys } from '@/lib/http/visitor-keys';
import { setPersonal } from '@/lib/request/context';
import { cookieOptions, getCookieMaxAge, getCookieName, isToken, readToken } from './cookies';
import type { LoginClient, LoginResult } from './log-in';
import { classifyOrigin } from './origin';
import { findViewer } from './sessions';
import { type Viewer, visitor } from './viewer';

/** Headers of prefetches by browsers and Next; these do not count as use of the session. */
const PREFETCH_HEADERS = ['next-router-prefetch', 'sec-purpose', 'purpose'];

/** The viewer of the page being rendered, read once per request; opening a page renews the session. */
export const readPageViewer = cache(async (): Promise<Viewer> => {
  setPersonal();
  const given = await headers();
  // Not from the header: a cookie that an action has just set counts for the page rendered in the same response.
  const token = (await cookies()).get(getCookieName('session'))?.value;
  const renew = !PREFETCH_HEADERS.some((name) => given.has(name));
  const viewer = isToken(token) ? await findViewer(token, renew) : visitor;
  return { ...viewer, address: readClientAddress(given, env.TRUSTED_PROXIES) };
});

/** The viewer with the keys for counting a visit once; a prefetch is not counted, like a robot. */
export async function readCountableViewer(): Promise<Viewer> {
  const [given, viewer] = await Promise.all([headers(), readPageViewer()]);
  const { accountId, address = '' } = viewer;
  const counted = buildVisitorKeys({ address, userAgent: given.get('user-agent') ?? '', accountId });
  const ahead = PREFETCH_HEADERS.some((name) => given.has(name));
  return { ...viewer, visitorKeys: { ...counted, robot: counted.robot || ahead } };
}

/**
 * The viewer who sends a form: the session only counts if the form came from our own pages. Undefined for a foreign
 * form.
 */
export async function readFormViewer(): Promise<Viewer | undefined> {
  setPersonal();
  const given = await headers();
  const origin = classifyOrigin(given);
  if (origin === 'foreign') return undefined;
  if (origin === 'own') return readPageViewer();
  return { ...visitor, address: readClientAddress(given, env.TRUSTED_PROXIES) };
}

/** The client of a login, from the request headers. */
export async function readLoginClient(): Promise<LoginClient> {
  const given = await headers();
  return {
    address: readClientAddress(given, env.TRUSTED_PROXIES),
    userAgent: given.get('user-agent') ?? '',
    session: readToken(given, 'session'),
    device: readToken(given, 'device'),
  };
}

/** Sets the cookies of a login. In actions and routes only. */
export async function setLoginCookies({ session, device }: Pick<LoginResult, 'session' | 'device'>): Promise<void> {
  const jar = await cookies();
  jar.set(getCookieName('session'), session, cookieOptions);
  jar.set(getCookieName('device'), device, { ...cookieOptions, maxAge: getCookieMaxAge('device') });
}

/** Replaces the session cookie, as after a change of password. In actions and routes only. */
export async function setSessionCookie(session: string): Promise<void> {
  (await cookies()).set(getCookieName('session'), session, cookieOptions);
}

/** Deletes the session cookie. In actions and routes only. */
export async function clearSessionCookie(): Promise<void> {
  (await cookies()).set(getCookieName('session'), '', { ...cookieOptions, maxAge: 0 });
}
