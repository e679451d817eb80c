import { env } from '@/lib/env/env';
import { PASSWORD, type Person } from '@/testing/people';
import { type LegacyApiSettings, serveLegacyCall } from './serve';

type CallOptions = {
  method?: string;
  query?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  address?: string;
};

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** For tests: the default settings. */
export const testSettings: LegacyApiSettings = {
  API_KEYS: ['first-key', 'second-key'],
  CORS_ORIGINS: [],
  LEGACY_ALIASES: new Map(),
  LEGACY_STATUS_200: false,
};

/** For tests: sends a payload as JSON, with a valid ApiKey in front. */
export const callLegacy = (
  endpoint: string,
  fields: object = {},
  wish: CallOptions = {},
  given: Partial<LegacyApiSettings> = {},
) => sendLegacy(endpoint, { ...wish, body: JSON.stringify({ ApiKey: 'first-key', ...fields }) }, given);

/** For tests: sends a body as it is; the response is parsed. */
export async function sendLegacy(endpoint: string, wish: CallOptions = {}, given: Partial<LegacyApiSettings> = {}) {
  const { method = 'POST', query = '', headers = {}, body, address = '203.0.113.7' } = wish;
  const reply = await serveLegacyCall(
    {
      method,
      endpoint,
      query: new URLSearchParams(query),
      headers: new Headers({ 'Content-Type': 'application/json', 'User-Agent': BROWSER, ...headers }),
      body: typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? null),
      address,
    },
    { ...testSettings, ...given },
  );
  return { ...reply, text: reply.body ?? '', json: reply.body === null ? undefined : JSON.parse(reply.body) };
}

/** For tests: the headers of a call from our own pages. */
export const sameSiteHeaders = { Origin: env.SITE_URL };

const loginCalls = {
  staff: { file: 'login.php', query: 'crud=usersystems', fields: ['usersystems_uname', 'usersystems_upass'] },
  collegeUser: {
    file: 'login.php',
    query: 'crud=collegeUser',
    fields: ['college_user_idcard', 'college_user_password'],
  },
  member: {
    file: 'login.member.php',
    query: 'crud=member',
    fields: ['userGeneralEmail', 'userGeneralPassword'],
  },
} as const;

/** For tests: a person's login through the legacy call, by default from our own pages. */
export function tryLogIn({ door, name }: Person, password: unknown = PASSWORD, wish: CallOptions = {}) {
  const { file, query, fields } = loginCalls[door];
  return callLegacy(file, { [fields[0]]: name, [fields[1]]: password }, { headers: sameSiteHeaders, ...wish, query });
}

/** For tests: logs a person in; returns the headers that later calls of this browser send. */
export async function logInAs(person: Person, wish: CallOptions = {}) {
  const { status, text, cookies } = await tryLogIn(person, PASSWORD, wish);
  if (status !== 200) throw new Error(`the login of a test failed: ${text}`);
  return { ...sameSiteHeaders, Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
}
