import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { env } from '../env';
import { AppError } from '../errors';
import { log } from '../log';
import { secrets } from '../secrets';
import { type LoginKind, loginKinds } from './accounts';
import { cookieName, cookieOptions, hashToken, isToken } from './cookies';
import { logIn } from './log-in';
import { keepLogin, readLoginClient } from './page-viewer';
import { closeSession, findViewer } from './sessions';

const HOUR_SECONDS = 3_600;

/** Filled when a login was sent away for coming too often: when it may come again. next-auth knows only yes and no. */
export type Refusal = { waitSeconds?: number };

const provider = (kind: LoginKind, refusal: Refusal) =>
  CredentialsProvider({
    id: kind,
    name: kind,
    credentials: { name: { type: 'text' }, password: { type: 'password' } },
    authorize: async (sent) => {
      const client = await readLoginClient();
      const { name, password } = { name: '', password: '', ...sent };
      const typed = { name: String(name), password: String(password) };
      const entered = await logIn(kind, typed, client).catch((error: unknown) => refuse(error, refusal));
      if (!entered) return null;
      await keepLogin(entered);
      return { id: String(entered.accountId), session: entered.session };
    },
  });

/** A wrong password is next-auth's own null; only waits carry more. */
function refuse(error: unknown, refusal: Refusal): null {
  if (!(error instanceof AppError)) throw error;
  if (error.kind !== 'unauthenticated') refusal.waitSeconds = error.retryAfterSeconds ?? 1;
  return null;
}

/**
 * next-auth over our own sessions: its token is the opaque session id, written and read here and by nothing else, so its
 * cookie is the very one that the forms and the old calls set.
 */
export const nextAuthOptions = (refusal: Refusal): NextAuthOptions => ({
  logger: { error: (code) => log.debug({ code }, 'next-auth'), warn: () => undefined, debug: () => undefined },
  secret: secrets().session,
  session: { strategy: 'jwt', maxAge: env.SESSION_HOURS * HOUR_SECONDS },
  pages: { signIn: '/login/', signOut: '/', error: '/login/' },
  cookies: { sessionToken: { name: cookieName('session'), options: cookieOptions } },
  providers: loginKinds.map((kind) => provider(kind, refusal)),
  jwt: {
    encode: async ({ token }) => (typeof token?.session === 'string' ? token.session : ''),
    decode: async ({ token }) => (isToken(token) && (await isAlive(token)) ? { session: token } : null),
  },
  callbacks: {
    jwt: async ({ token, user }) => (user && 'session' in user ? { session: user.session } : token),
    session: async ({ session, token }) => {
      const viewer = await findViewer(String(token.session), false);
      return { ...session, user: { id: viewer.ownId, name: viewer.name, type: viewer.role } };
    },
    redirect: async ({ url }) => ownAddress(url),
  },
  events: {
    signOut: async ({ token }) => {
      if (typeof token?.session === 'string') await closeSession(hashToken(token.session));
    },
  },
});

const isAlive = async (token: string): Promise<boolean> => (await findViewer(token, false)).role !== 'visitor';

/** Wherever a caller wants to go afterwards, it stays on this site. */
function ownAddress(url: string): string {
  if (!URL.canParse(url, env.SITE_URL)) return env.SITE_URL;
  const wanted = new URL(url, env.SITE_URL);
  return wanted.origin === new URL(env.SITE_URL).origin ? wanted.href : env.SITE_URL;
}
