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

/** Browsers and Next say so when they only fetch ahead; nobody is using the session then. */
const PREFETCH_HEADERS = ['next-router-prefetch', 'sec-purpose', 'purpose'];

/** Who asks for the page being made, read once a request; opening a page renews the session. */
export const readPageViewer = cache(async (): Promise<Viewer> => {
  setPersonal();
  const given = await headers();
  // Not from the header: what an action has just written counts for the page that is drawn in its answer.
  const token = (await cookies()).get(getCookieName('session'))?.value;
  const renew = !PREFETCH_HEADERS.some((name) => given.has(name));
  const viewer = isToken(token) ? await findViewer(token, renew) : visitor;
  return { ...viewer, address: readClientAddress(given, env.TRUSTED_PROXIES) };
});

/** The same with the keys by which a visit is counted once; what is only fetched ahead counts as little as a robot. */
export async function readCountableViewer(): Promise<Viewer> {
  const [given, viewer] = await Promise.all([headers(), readPageViewer()]);
  const { accountId, address = '' } = viewer;
  const counted = buildVisitorKeys({ address, userAgent: given.get('user-agent') ?? '', accountId });
  const ahead = PREFETCH_HEADERS.some((name) => given.has(name));
  return { ...viewer, visitorKeys: { ...counted, robot: counted.robot || ahead } };
}

/** Who sends a form: nobody's session counts unless the form came from our own pages. Undefined for a foreign form. */
export async function readFormViewer(): Promise<Viewer | undefined> {
  setPersonal();
  const given = await headers();
  const origin = classifyOrigin(given);
  if (origin === 'foreign') return undefined;
  if (origin === 'own') return readPageViewer();
  return { ...visitor, address: readClientAddress(given, env.TRUSTED_PROXIES) };
}

/** What the browser brings to a login. */
export async function readLoginClient(): Promise<LoginClient> {
  const given = await headers();
  return {
    address: readClientAddress(given, env.TRUSTED_PROXIES),
    userAgent: given.get('user-agent') ?? '',
    session: readToken(given, 'session'),
    device: readToken(given, 'device'),
  };
}

/** Gives the browser the cookies of a login. In actions and routes only. */
export async function setLoginCookies({ session, device }: Pick<LoginResult, 'session' | 'device'>): Promise<void> {
  const jar = await cookies();
  jar.set(getCookieName('session'), session, cookieOptions);
  jar.set(getCookieName('device'), device, { ...cookieOptions, maxAge: getCookieMaxAge('device') });
}

/** Replaces the session's cookie, as after a change of password. In actions and routes only. */
export async function setSessionCookie(session: string): Promise<void> {
  (await cookies()).set(getCookieName('session'), session, cookieOptions);
}

/** Takes the session's cookie away. In actions and routes only. */
export async function clearSessionCookie(): Promise<void> {
  (await cookies()).set(getCookieName('session'), '', { ...cookieOptions, maxAge: 0 });
}
