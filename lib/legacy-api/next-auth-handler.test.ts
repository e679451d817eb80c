import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { anAddress, isLoggedIn } from '@/testing/log-in';
import { aCollege, aCollegeUser, aMember, PASSWORD, type Person } from '@/testing/people';
import { handleNextAuth } from './next-auth-handler';

type RequestOptions = {
  method?: string;
  body?: string | Uint8Array;
  headers?: Record<string, string>;
  cookies?: object;
};

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const sameSiteHeaders = { Origin: env.SITE_URL };

async function send(endpoint: string, { method = 'GET', body, headers = {}, cookies = {} }: RequestOptions = {}) {
  const [path = '', query] = endpoint.split('?');
  const answer = await handleNextAuth({
    ...{ method, endpoint: path, query: new URLSearchParams(query), address: anAddress() },
    headers: new Headers(headers),
    body: body === undefined ? null : typeof body === 'string' ? new TextEncoder().encode(body) : body,
    cookies: { ...cookies },
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    cookies: answer.headers.getSetCookie(),
    text,
    json: JSON.parse(text),
  };
}

/** A browser that has requested next-auth's own token. */
async function aToken() {
  const { json, cookies } = await send('csrf');
  const [cookie = ''] = cookies;
  const [pair = ''] = cookie.split(';');
  const [name = '', value = ''] = pair.split('=');
  return { csrfToken: String(json.csrfToken), cookies: { [name]: decodeURIComponent(value) } };
}

async function logIn({ door, name }: Person, password = PASSWORD, given: Record<string, string> = {}) {
  const { csrfToken, cookies } = await aToken();
  const body = new URLSearchParams({ csrfToken, callbackUrl: '/', name, password, json: 'true', ...given }).toString();
  return send(`callback/${door}`, { method: 'POST', body, cookies, headers: { ...FORM, ...sameSiteHeaders } });
}

const getSessionCookie = (cookies: readonly string[]): string =>
  cookies.find((cookie) => cookie.startsWith('portal-session='))?.split(/[=;]/)[1] ?? '';

test.each([
  ['staff', () => aCollege()],
  ['collegeUser', () => aCollegeUser()],
  ['member', () => aMember()],
] as const)('next-auth logs %s in, returns the session and ends it', async (_, somebody) => {
  const person = await somebody();
  const entered = await logIn(person);
  expect([entered.status, entered.json.url]).toEqual([200, `${env.SITE_URL}/`]);
  const token = getSessionCookie(entered.cookies);
  const ours = entered.cookies.filter((cookie) => cookie.startsWith('portal-session='));
  expect(ours).toEqual([`portal-session=${token}; Path=/; HttpOnly; SameSite=Lax`]);
  const headers = { ...sameSiteHeaders, Cookie: `portal-session=${token}` };
  const told = await send('session', { headers });
  expect(told.json.user).toMatchObject({ id: person.id, type: person.account.role });
  expect(told.headers.get('cache-control')).toBe('no-store');
  const { csrfToken, cookies } = await aToken();
  const body = new URLSearchParams({ csrfToken, json: 'true' }).toString();
  const out = await send('signout', { method: 'POST', body, cookies, headers: { ...headers, ...FORM } });
  expect(out.status).toBe(200);
  expect(await isLoggedIn(token)).toBe(false);
  expect((await send('session', { headers })).json).toEqual({});
});

test('a visitor gets an empty session and the list of logins', async () => {
  expect(await send('session')).toMatchObject({ status: 200, json: {} });
  expect(Object.keys((await send('providers')).json)).toEqual(['staff', 'collegeUser', 'member']);
});

test('a wrong login is refused as by the other logins, and next-auth finds its error in the URL', async () => {
  const { status, json, cookies } = await logIn(await aCollege(), 'wrong');
  expect([status, json.status, json.code]).toEqual([401, false, 'LOGIN']);
  expect(new URL(json.url).searchParams.get('error')).toBe('CredentialsSignin');
  expect(getSessionCookie(cookies)).toBe('');
});

test('the sixth wrong password of a name is refused with the time of the next try', async () => {
  const { csrfToken, cookies } = await aToken();
  const body = new URLSearchParams({ csrfToken, name: `nobody ${Date.now()}`, password: 'wrong' }).toString();
  const from = anAddress();
  const tries = [];
  for (let n = 0; n < 6; n += 1) {
    const asked = { method: 'POST', endpoint: 'callback/staff', query: new URLSearchParams(), address: from, cookies };
    const answer = await handleNextAuth({
      ...asked,
      headers: new Headers({ ...FORM, ...sameSiteHeaders }),
      body: new TextEncoder().encode(body),
    });
    tries.push([answer.status, Number(answer.headers.get('retry-after')) > 0]);
  }
  expect(tries).toEqual([...Array.from({ length: 5 }, () => [401, false]), [429, true]]);
});

describe('is closed', () => {
  const post = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json', ...sameSiteHeaders } };

  test.each([
    '_log',
    'signin',
    'signin/staff',
    'error',
    'verify-request',
    'callback',
    'callback/google',
    'session/x',
    '\u0000',
    '',
    'constructor',
    '__proto__',
    'csrf/',
  ])('at %j', async (endpoint) => {
    for (const wish of [{}, post]) {
      expect((await send(endpoint, wish)).json).toMatchObject({ status: false, code: 'UNKNOWN_CALL' });
      expect((await send(endpoint, wish)).status).toBe(404);
    }
  });

  test.each([
    ['csrf', 'POST', 'GET'],
    ['session', 'POST', 'GET'],
    ['providers', 'DELETE', 'GET'],
    ['signout', 'GET', 'POST'],
    ['callback/staff', 'GET', 'POST'],
    ['callback/member', 'PUT', 'POST'],
  ])('at %s for %s', async (endpoint, method, allowed) => {
    const { status, headers, json } = await send(endpoint, { ...post, method });
    expect([status, headers.get('allow'), json.code]).toEqual([405, allowed, 'METHOD']);
  });

  test('to other sites, and without its token', async () => {
    const body = new URLSearchParams({ name: 'x', password: 'y' }).toString();
    const evil = await send('callback/staff', {
      method: 'POST',
      body,
      headers: { ...FORM, Origin: 'https://evil.example' },
    });
    expect([evil.status, evil.json.code, evil.cookies]).toEqual([403, 'FORBIDDEN', []]);
    const bare = await send('callback/staff', { method: 'POST', body, headers: { ...FORM, ...sameSiteHeaders } });
    expect([bare.status, bare.json.code]).toEqual([403, 'FORBIDDEN']);
    expect(
      (await send('signout', { method: 'POST', body: 'x=1', headers: { ...FORM, ...sameSiteHeaders } })).status,
    ).toBe(403);
  });
});

describe('garbage', () => {
  const JSON_TYPE = { 'Content-Type': 'application/json', ...sameSiteHeaders };

  test.each([
    ['{"name":', JSON_TYPE, 400, 'BODY'],
    ['[]', JSON_TYPE, 400, 'BODY'],
    ['null', JSON_TYPE, 400, 'BODY'],
    [new Uint8Array([0xff, 0xfe]), JSON_TYPE, 400, 'BODY'],
    ['<a/>', { ...sameSiteHeaders, 'Content-Type': 'text/xml' }, 415, 'MEDIA_TYPE'],
    ['a=1', sameSiteHeaders, 415, 'MEDIA_TYPE'],
    ['a=1&a=2', { ...FORM, ...sameSiteHeaders }, 422, 'REPEATED'],
    ['x'.repeat(65_537), { ...FORM, ...sameSiteHeaders }, 413, 'TOO_LARGE'],
  ])('is refused by its kind (%#)', async (body, headers, status, code) => {
    for (const endpoint of ['callback/staff', 'signout']) {
      const answer = await send(endpoint, { method: 'POST', body, headers });
      expect([answer.status, answer.json.code]).toEqual([status, code]);
    }
  });

  test.each([
    [{ name: 'a\u0000b' }, 422],
    [{ password: '\u0000' }, 422],
    [{ name: '' }, 422],
    [{ name: 'x'.repeat(300) }, 422],
    [{ callbackUrl: '\u0000//evil.example' }, 200],
    [{ callbackUrl: 'https://evil.example' }, 200],
  ] as const)('in the fields of a login is no server error: %j', async (given, status) => {
    const answer = await logIn(await aCollege(), PASSWORD, given);
    expect(answer.status).toBe(status);
    expect(new URL(answer.json.url).origin).toBe(env.SITE_URL);
  });

  test('in cookies and the query is no server error', async () => {
    const cookies = { 'next-auth.csrf-token': '\u0000|%' };
    for (const endpoint of [
      'csrf?callbackUrl=%00',
      'csrf?callbackUrl=javascript:alert(1)',
      'session?nextauth=_log',
      'providers?error=%00',
    ]) {
      expect((await send(endpoint, { cookies, headers: { Cookie: 'portal-session=%00; x' } })).status).toBe(200);
    }
  });
});

test('a login here writes the same line to the audit log', async () => {
  const person = await aCollege();
  await logIn(person);
  const where = { noun: 'account', nounId: String(person.account.id) };
  expect(await db.auditLog.findMany({ where })).toMatchObject([{ action: 'session.open', outcome: 'done' }]);
});
