import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { parseInput } from '@/lib/command/parse';
import { getSecrets } from '@/lib/crypto/secrets';
import { env } from '@/lib/env/env';
import { log } from '@/lib/log/log';
import { type LoginKind, loginKinds } from './accounts';
import { cookieOptions, getCookieName, hashToken, isToken } from './cookies';
import { type LoginClient, type LoginResult, logIn } from './log-in';
import { memberLoginInput, staffLoginInput } from './schema';
import { closeSession, findViewer } from './sessions';

const HOUR_SECONDS = 3_600;

/** What one request of next-auth came to: the first fault of ours, which next-auth would put into its answer, and a login. */
export type NextAuthOutcome = { error?: unknown; login?: LoginResult };

const loginSchemas = { staff: staffLoginInput, collegeUser: staffLoginInput, member: memberLoginInput } as const;

const buildProvider = (kind: LoginKind, client: LoginClient, outcome: NextAuthOutcome) =>
  CredentialsProvider({
    id: kind,
    name: kind,
    credentials: { name: { type: 'text' }, password: { type: 'password' } },
    authorize: captureErrors(outcome, async (sent: unknown) => {
      const entered = await logIn(kind, parseInput(loginSchemas[kind], sent), client);
      outcome.login = entered;
      return { id: String(entered.accountId), session: entered.session };
    }),
  });

/** A function of ours as next-auth may call it: a fault is noted and comes back as next-auth's own no, null. */
function captureErrors<A extends unknown[], R>(outcome: NextAuthOutcome, run: (...given: A) => Promise<R>) {
  return async (...given: A): Promise<R | null> => {
    try {
      return await run(...given);
    } catch (error) {
      outcome.error ??= error;
      return null;
    }
  };
}

/**
 * next-auth over our own sessions: its token is the opaque session id, written and read here and by nothing else, so its
 * cookie is the very one that the forms and the old calls set.
 *
 * @param outcome is filled while next-auth answers
 */
export const buildNextAuthOptions = (client: LoginClient, outcome: NextAuthOutcome): NextAuthOptions => ({
  // Codes only: what comes with them may quote statements and names. A session that is over is one of these "errors".
  logger: { error: (code) => log.debug({ code }, 'next-auth'), warn: () => undefined, debug: () => undefined },
  secret: getSecrets().session,
  session: { strategy: 'jwt', maxAge: env.SESSION_HOURS * HOUR_SECONDS },
  pages: { signIn: '/login/', signOut: '/', error: '/login/' },
  cookies: { sessionToken: { name: getCookieName('session'), options: cookieOptions } },
  providers: loginKinds.map((kind) => buildProvider(kind, client, outcome)),
  jwt: {
    encode: async ({ token }) => (typeof token?.session === 'string' ? token.session : ''),
    decode: captureErrors(outcome, async ({ token }) =>
      isToken(token) && (await isSessionValid(token)) ? { session: token } : null,
    ),
  },
  callbacks: {
    jwt: async ({ token, user }) => (user && 'session' in user ? { session: user.session } : token),
    session: async ({ session, token }) => {
      const viewer = await captureErrors(outcome, findViewer)(String(token.session), false);
      return { ...session, user: { id: viewer?.ownId, name: viewer?.name, type: viewer?.role } };
    },
    redirect: async ({ url }) => toSameSiteUrl(url),
  },
  events: {
    signOut: async ({ token }) => {
      if (typeof token?.session === 'string')
        await captureErrors(outcome, closeSession)(hashToken(token.session, 'session'));
    },
  },
});

const isSessionValid = async (token: string): Promise<boolean> => (await findViewer(token, false)).role !== 'visitor';

/** Wherever a caller wants to go afterwards, it stays on this site. */
export function toSameSiteUrl(url: string): string {
  if (!URL.canParse(url, env.SITE_URL)) return env.SITE_URL;
  const wanted = new URL(url, env.SITE_URL);
  return wanted.origin === new URL(env.SITE_URL).origin ? wanted.href : env.SITE_URL;
}
