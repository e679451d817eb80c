import { generateToken, getCookieName } from '@/lib/auth/cookies';
import { findViewer } from '@/lib/auth/sessions';
import { readRequestViewer } from '@/lib/http/json-endpoint';
import { type RequestContext, requestContext } from '@/lib/request/context';
import { logInPerson } from '@/testing/log-in';
import { aCollege } from '@/testing/people';
import { callLegacy, sameSiteHeaders } from './legacy-api.test-support';

async function isMarkedPersonal(run: () => Promise<unknown>): Promise<boolean> {
  const open: RequestContext = { tags: new Set() };
  await requestContext.run(open, run);
  return open.isPersonal === true;
}

test('a response that read a session is personal, even if the session is invalid', async () => {
  const { token } = await logInPerson(await aCollege());
  expect(await isMarkedPersonal(() => findViewer(token, false))).toBe(true);
  expect(await isMarkedPersonal(() => findViewer(generateToken(), false))).toBe(true);
  const cookie = `${getCookieName('session')}=${token}`;
  expect(
    await isMarkedPersonal(() => callLegacy('news.php', { limit: 1 }, { headers: { ...sameSiteHeaders, cookie } })),
  ).toBe(true);
});

test('a call of our own pages is personal for visitors too', async () => {
  expect(await isMarkedPersonal(() => readRequestViewer({ headers: new Headers(), method: 'GET' }))).toBe(true);
});

test('a public call without a session is not personal', async () => {
  expect(await isMarkedPersonal(() => callLegacy('news.php', { limit: 1 }))).toBe(false);
});
