import NextAuth from 'next-auth';
import { z } from 'zod';
import { buildSetCookie, getCookieName, readToken } from '@/lib/auth/cookies';
import { loginKinds } from '@/lib/auth/role-table';
import { sessionBounds } from '@/lib/auth/session-rules';
import { getSessionRules } from '@/lib/auth/sessions';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { readBody } from '@/lib/http/body';
import { toFailureResponse } from '@/lib/http/failure-response';
import { HttpError } from '@/lib/http/http-errors';
import { type PayloadFields, parsePayload } from '@/lib/http/payload';
import { pickMessage } from '@/lib/messages/message';
import { buildNextAuthOptions, type NextAuthOutcome, toSameSiteUrl } from './next-auth';
import { type LegacyCall, readCaller } from './serve';

/** Paths that next-auth's client uses, each with its one method; its pages, its log and the rest are closed. */
const allowedMethods: Readonly<Record<string, 'GET' | 'POST'>> = {
  csrf: 'GET',
  session: 'GET',
  providers: 'GET',
  signout: 'POST',
  ...Object.fromEntries(loginKinds.map((kind) => [`callback/${kind}`, 'POST'] as const)),
};

/** A request below /api/auth/: `endpoint` is the rest of the path, `cookies` are those that next-auth set itself. */
export type NextAuthCall = LegacyCall & { cookies: Readonly<Record<string, string>> };

/** next-auth's handler, called with plain objects: its input is parsed before, its output checked afterwards. */
const callNextAuth = z
  .custom<(asked: object, reply: object, options: object) => Promise<unknown>>((value) => typeof value === 'function')
  .parse(NextAuth);

/** Answers one request of next-auth's client, whatever was sent, with the messages and limits of the legacy calls. */
export async function handleNextAuth(call: NextAuthCall): Promise<Response> {
  try {
    return await handleCall(call);
  } catch (error) {
    const { status, headers, body } = toFailureResponse(error);
    const allow: Record<string, string> = status === 405 ? { Allow: allowedMethods[call.endpoint] ?? 'GET' } : {};
    const shown = call.endpoint.startsWith('callback/') ? { ...body, url: toFailureUrl(body.code) } : body;
    return Response.json(shown, { status, headers: { ...headers, ...allow, 'Cache-Control': 'no-store' } });
  }
}

/** URL by which the client learns that a login failed; it reads `error` from the query. */
const toFailureUrl = (code: string): string =>
  `${env.SITE_URL}/login/?error=${code === 'LOGIN' ? 'CredentialsSignin' : code}`;

async function handleCall(call: NextAuthCall): Promise<Response> {
  const allowed = Object.hasOwn(allowedMethods, call.endpoint) ? allowedMethods[call.endpoint] : undefined;
  if (!allowed) throw new HttpError('unknownCall');
  const method = call.method === 'HEAD' ? 'GET' : call.method;
  if (method !== allowed) throw new HttpError('method');
  const { origin, ...client } = readCaller(call);
  if (method === 'POST' && origin === 'foreign')
    throw new AppError('forbidden', pickMessage(errorMessages, 'errors.foreign'));
  const fields =
    method === 'POST' ? await parsePayload(await readBody(call.body), call.headers.get('content-type')) : new Map();
  return runNextAuth(call, method, toTextFields(fields), client);
}

const toTextFields = (fields: PayloadFields): Record<string, string> =>
  Object.fromEntries([...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

async function runNextAuth(
  { endpoint, query, cookies, headers }: NextAuthCall,
  method: string,
  body: Record<string, string>,
  client: Parameters<typeof buildNextAuthOptions>[0],
): Promise<Response> {
  // next-auth takes its own address from here; the header Host is never believed.
  process.env.NEXTAUTH_URL = env.SITE_URL;
  const outcome: NextAuthOutcome = {};
  const reply = createReplyRecorder();
  const session = readToken(headers, 'session');
  const asked = {
    method,
    headers: {},
    body: { ...body, json: 'true' },
    cookies: { ...cookies, ...(session ? { [getCookieName('session')]: session } : {}) },
    // next-auth fails altogether on a URL that it can't parse.
    query: { callbackUrl: toSameSiteUrl(query.get('callbackUrl') ?? '/'), nextauth: endpoint.split('/') },
  };
  const hours = method === 'POST' || endpoint === 'session' ? await findLongestHours() : sessionBounds.memberHours.max;
  await callNextAuth(asked, reply.target, buildNextAuthOptions(client, outcome, hours));
  if (outcome.error !== undefined) throw outcome.error;
  if (reply.isBroken()) throw new Error('next-auth failed');
  // Without its token it redirects to its own pages, which are closed.
  if (reply.goesTo('/api/auth/')) throw new AppError('forbidden', pickMessage(errorMessages, 'errors.foreign'));
  return reply.toResponse(outcome);
}

/** Hours of the longest session; the calls that set no session cookie also answer without the database. */
async function findLongestHours(): Promise<number> {
  const { staffHours, memberHours } = await getSessionRules();
  return Math.max(staffHours, memberHours);
}

/** Records next-auth's reply, with the interface of a handler of Next's pages. */
function createReplyRecorder() {
  const said: { status: number; body: unknown; cookies: string[] } = { status: 200, body: {}, cookies: [] };
  const target = {
    status: (code: number) => {
      said.status = code;
      return target;
    },
    getHeader: () => said.cookies,
    setHeader: (name: string, value: unknown) => {
      if (name.toLowerCase() === 'set-cookie') said.cookies = z.array(z.string()).parse(value);
      return target;
    },
    json: (body: unknown) => void Object.assign(said, { body }),
    send: (body: unknown) => void Object.assign(said, { body }),
    end: () => undefined,
  };
  const goesTo = (path: string): boolean => {
    const { data } = z.object({ url: z.string() }).safeParse(said.body);
    return data !== undefined && new URL(data.url, env.SITE_URL).pathname.startsWith(path);
  };
  const isBroken = () => said.status >= 500;
  return { target, goesTo, isBroken, toResponse: (outcome: NextAuthOutcome) => toResponse(said, outcome) };
}

/** Replaces next-auth's session cookie, which would outlive the browser, by the one that every other login sets. */
function toResponse(
  { status, body, cookies }: { status: number; body: unknown; cookies: string[] },
  { login }: NextAuthOutcome,
) {
  const response = Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
  const lasting = new RegExp(`^${getCookieName('session')}=[^;]`);
  const own = login ? [buildSetCookie('session', login.session), buildSetCookie('device', login.device)] : [];
  for (const cookie of [...cookies.filter((each) => !lasting.test(each)), ...own]) {
    response.headers.append('Set-Cookie', cookie);
  }
  return response;
}
