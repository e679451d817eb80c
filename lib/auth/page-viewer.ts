import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { env } from '@/lib/env/env';
import { readClientAddress } from '@/lib/http/client-address';
import { readVisitor } from '@/lib/http/visitor';
import { setPersonal } from '@/lib/request/context';
import { cookieAge, cookieName, cookieOptions, isToken, readToken } from './cookies';
import type { LoggedIn, LoginClient } from './log-in';
import { originOf } from './origin';
import { findViewer } from './sessions';
import { type Viewer, visitor } from './viewer';

/** Browsers and Next say so when they only fetch ahead; nobody is using the session then. */
const FETCHED_AHEAD = ['next-router-prefetch', 'sec-purpose', 'purpose'];

/** Who asks for the page being made, read once a request; opening a page renews the session. */
export const readPageViewer = cache(async (): Promise<Viewer> => {
  setPersonal();
  const given = await headers();
  // Not from the header: what an action has just written counts for the page that is drawn in its answer.
  const token = (await cookies()).get(cookieName('session'))?.value;
  const renew = !FETCHED_AHEAD.some((name) => given.has(name));
  const viewer = isToken(token) ? await findViewer(token, renew) : visitor;
  return { ...viewer, address: readClientAddress(given, env.TRUSTED_PROXIES) };
});

/** The same with the keys by which a visit is counted once; what is only fetched ahead counts as little as a robot. */
export async function readCountedViewer(): Promise<Viewer> {
  const [given, viewer] = await Promise.all([headers(), readPageViewer()]);
  const { accountId, address = '' } = viewer;
  const counted = readVisitor({ address, userAgent: given.get('user-agent') ?? '', accountId });
  const ahead = FETCHED_AHEAD.some((name) => given.has(name));
  return { ...viewer, counted: { ...counted, robot: counted.robot || ahead } };
}

/** Who sends a form: nobody's session counts unless the form came from our own pages. Undefined for a foreign form. */
export async function readFormViewer(): Promise<Viewer | undefined> {
  setPersonal();
  const given = await headers();
  const origin = originOf(given);
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
export async function keepLogin({ session, device }: Pick<LoggedIn, 'session' | 'device'>): Promise<void> {
  const jar = await cookies();
  jar.set(cookieName('session'), session, cookieOptions);
  jar.set(cookieName('device'), device, { ...cookieOptions, maxAge: cookieAge('device') });
}

/** Replaces the session's cookie, as after a change of password. In actions and routes only. */
export async function keepSession(session: string): Promise<void> {
  (await cookies()).set(cookieName('session'), session, cookieOptions);
}

/** Takes the session's cookie away. In actions and routes only. */
export async function dropSession(): Promise<void> {
  (await cookies()).set(cookieName('session'), '', { ...cookieOptions, maxAge: 0 });
}
