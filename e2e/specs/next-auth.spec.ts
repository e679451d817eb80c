import type { APIRequestContext } from '@playwright/test';
import accounts from '@/prisma/seed/demo-accounts.json' with { type: 'json' };
import { API_KEY } from '../support/legacy-calls';
import { expect, test } from '../support/test';

const ANSWER = { json: 'true' };

/** Logs in through next-auth's own route, as its client does. */
async function logIn(request: APIRequestContext, provider: string, name: string, password: string, callbackUrl = '/') {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json();
  return request.post(`/api/auth/callback/${provider}`, {
    form: { ...ANSWER, csrfToken, callbackUrl, name, password },
    maxRedirects: 0,
  });
}

const session = async (request: APIRequestContext) => (await request.get('/api/auth/session')).json();

for (const { provider, name, type } of [
  { provider: 'staff', name: accounts.college.usersystems_uname, type: 'college' },
  { provider: 'collegeUser', name: accounts.usercollege.college_user_idcard, type: 'usercollege' },
  { provider: 'member', name: accounts.member.userGeneralEmail, type: 'member' },
]) {
  test(`next-auth logs ${provider} in with the same session as the forms`, async ({ request }) => {
    expect((await logIn(request, provider, name, accounts.password)).status()).toBe(200);
    expect((await session(request)).user.type).toBe(type);
    const { cookies } = await request.storageState();
    expect(cookies.find((cookie) => cookie.name === 'portal-session')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    const { csrfToken } = await (await request.get('/api/auth/csrf')).json();
    await request.post('/api/auth/signout', { form: { ...ANSWER, csrfToken } });
    expect(await session(request)).toEqual({});
    await request.post('/api/auth/signout', { form: { ...ANSWER, csrfToken } });
    expect((await request.get('/colleges', { maxRedirects: 0 })).status()).not.toBe(200);
  });
}

test('the cookie of a signed-out session is no longer valid', async ({ request, playwright, baseURL }) => {
  await logIn(request, 'staff', accounts.college.usersystems_uname, accounts.password);
  const kept = await request.storageState();
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json();
  await request.post('/api/auth/signout', { form: { ...ANSWER, csrfToken } });
  const thief = await playwright.request.newContext({ baseURL, storageState: kept });
  expect(await session(thief)).toEqual({});
  await thief.dispose();
});

test('P-018: wrong passwords at both endpoints are counted together', async ({ request }) => {
  const name = `nobody-${Date.now()}`;
  const byCall = () =>
    request.post('/api/login.php?crud=usersystems', {
      data: { ApiKey: API_KEY, usersystems_uname: name, usersystems_upass: 'wrong' },
    });
  for (let n = 0; n < 3; n++) expect((await byCall()).status()).toBe(401);
  for (let n = 0; n < 2; n++) expect((await logIn(request, 'staff', name, 'wrong')).status()).toBe(401);
  const sixth = await logIn(request, 'staff', name, 'wrong');
  expect(sixth.status()).toBe(429);
  expect(Number(sixth.headers()['retry-after'])).toBeGreaterThan(0);
});

test('P-061: a login never redirects to another site', async ({ request, baseURL }) => {
  for (const target of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    const answer = await logIn(request, 'staff', accounts.college.usersystems_uname, accounts.password, target);
    expect(new URL((await answer.json()).url, baseURL).origin).toBe(baseURL);
  }
});

test('a login sent from another site is rejected', async ({ request }) => {
  const answer = await request.post('/api/auth/callback/staff', {
    headers: { Origin: 'https://evil.example' },
    form: { name: accounts.college.usersystems_uname, password: accounts.password },
  });
  expect(answer.status()).toBe(403);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});
