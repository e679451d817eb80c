import { cookieName, makeToken } from '@/lib/auth/cookies';
import { findViewer } from '@/lib/auth/sessions';
import { readAsker } from '@/lib/http/json-write';
import { type Trace, trace } from '@/lib/request/context';
import { enter } from '@/testing/entering';
import { aCollege } from '@/testing/people';
import { call, own } from './trial';

async function traced(run: () => Promise<unknown>): Promise<boolean> {
  const open: Trace = { tags: new Set() };
  await trace.run(open, run);
  return open.isPersonal === true;
}

test('an answer for which a session was read is personal, also where the session is none', async () => {
  const { token } = await enter(await aCollege());
  expect(await traced(() => findViewer(token, false))).toBe(true);
  expect(await traced(() => findViewer(makeToken(), false))).toBe(true);
  const cookie = `${cookieName('session')}=${token}`;
  expect(await traced(() => call('news.php', { limit: 1 }, { headers: { ...own, cookie } }))).toBe(true);
});

test('what our own pages ask for is personal for visitors too', async () => {
  expect(await traced(() => readAsker({ headers: new Headers(), method: 'GET' }))).toBe(true);
});

test('what anybody may ask for without a session is not', async () => {
  expect(await traced(() => call('news.php', { limit: 1 }))).toBe(false);
});
