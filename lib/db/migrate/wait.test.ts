import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/env/env';
import { openDatabaseProxy } from '@/testing/database-proxy';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { waitForDatabase } from './wait';

const URL_OF_ALL = env.DATABASE_URL ?? '';
const urlWith = (changes: Partial<Pick<URL, 'password' | 'pathname' | 'port' | 'hostname'>>): string =>
  Object.assign(new URL(URL_OF_ALL), changes).href;

/** A port that was in use until now. */
async function aFreePort(): Promise<number> {
  const proxy = await openDatabaseProxy(URL_OF_ALL);
  await proxy.close();
  return Number(new URL(proxy.url).port);
}

test('a start without a database waits, reports the reason once, and continues when it is available', async () => {
  const port = await aFreePort();
  const said: string[] = [];
  let isThere = false;
  const waiting = waitForDatabase(urlWith({ hostname: '127.0.0.1', port: String(port) }), {
    report: (reason) => said.push(reason),
    pauseMs: 20,
  }).then(() => {
    isThere = true;
  });
  await waitUntilTrue(() => said.length > 0);
  await sleep(400);
  expect(isThere).toBe(false);
  expect(said).toEqual([expect.stringMatching(/^ติดต่อฐานข้อมูล .+ECONNREFUSED/)]);
  const proxy = await openDatabaseProxy(URL_OF_ALL, port);
  await waiting;
  await proxy.close();
  expect(said).toHaveLength(1);
});

test('the wait is reported again after a while', async () => {
  const said: string[] = [];
  const ending = new AbortController();
  const waiting = waitForDatabase(urlWith({ port: '1' }), {
    report: (reason) => said.push(reason),
    signal: ending.signal,
    pauseMs: 10,
    reportMs: 100,
  });
  const ended = expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await waitUntilTrue(() => said.length >= 3);
  ending.abort();
  await ended;
  const count = said.length;
  await sleep(200);
  expect(said).toHaveLength(count);
});

test.each([
  ['a wrong password', { password: 'wrong' }, /ชื่อผู้ใช้หรือรหัสผ่าน/],
  ['a database that is not there', { pathname: '/nowhere' }, /ยังไม่มีฐานข้อมูลชื่อนี้/],
])('%s ends the start at once', async (_, changes, words) => {
  const say = jest.fn();
  const waiting = waitForDatabase(urlWith(changes), { report: say });
  await expect(waiting).rejects.toMatchObject({ name: 'StartError', message: expect.stringMatching(words) });
  expect(say).not.toHaveBeenCalled();
});
