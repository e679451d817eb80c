import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { cookieOptions, getCookieName, isToken, listTokenHashes } from '@/lib/auth/cookies';
import { type LoginClient, type LoginResult, logIn } from '@/lib/auth/log-in';
import { type LoginKind, loginKinds } from '@/lib/auth/role-table';
import { memberLoginInput, staffLoginInput } from '@/lib/auth/schema';
import { closeSession, findViewer } from '@/lib/auth/sessions';
import { parseInput } from '@/lib/command/parse';
import { getSecrets } from '@/lib/crypto/secrets';
import { env } from '@/lib/env/env';
import { log } from '@/lib/log/log';
import { HOUR_SECONDS } from '@/lib/time/units';

/**
 * Outcome of one next-auth request: the first error of ours, which next-auth would otherwise put into its response, and
 * the login.
 */
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

/** Wraps a function for next-auth: an error is recorded and becomes null, next-auth's own value for a refusal. */
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
 * next-auth on top of our own sessions: its token is the opaque session token, encoded and decoded only here, so its
 * cookie is the same one that the forms and the legacy calls set.
 *
 * @param outcome filled while next-auth handles the request
 * @param hours age of the cookie: that of the longest session, as the session itself ends earlier
 */
export const buildNextAuthOptions = (
  client: LoginClient,
  outcome: NextAuthOutcome,
  hours: number,
): NextAuthOptions => ({
  // Codes only: the details may quote statements and names. An expired session is one of these "errors".
  logger: { error: (code) => log.debug({ code }, 'next-auth'), warn: () => undefined, debug: () => undefined },
  secret: getSecrets().session,
  session: { strategy: 'jwt', maxAge: hours * HOUR_SECONDS },
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
        for (const idHash of listTokenHashes(token.session, 'session'))
          await captureErrors(outcome, closeSession)(idHash);
    },
  },
});

const isSessionValid = async (token: string): Promise<boolean> => (await findViewer(token, false)).role !== 'visitor';

/** Redirect target after a login or logout, restricted to this site. */
export function toSameSiteUrl(url: string): string {
  if (!URL.canParse(url, env.SITE_URL)) return env.SITE_URL;
  const wanted = new URL(url, env.SITE_URL);
  return wanted.origin === new URL(env.SITE_URL).origin ? wanted.href : env.SITE_URL;
}
