import { readFileSync } from 'node:fs';
import { flushPresence, recordPresence } from '@/features/presence/presence.commands';
import { countOnline } from '@/features/presence/presence.queries';
import { endSession, findViewer, openSession } from '@/lib/auth/sessions';
import { visitor } from '@/lib/auth/viewer';
import { createLimiter, tryConsume } from '@/lib/http/rate-limit/database';
import { countAgainstLimit } from '@/lib/http/rate-limit/memory';
import { buildVisitorKeys } from '@/lib/http/visitor-keys';
import { getCurrentMs, setCurrentTime } from '@/lib/time/current-time';
import { MINUTE_MS } from '@/lib/time/units';
import { fakeTimers } from '@/testing/fake-timers';
import { aMember } from '@/testing/people';
import { listSources } from '@/testing/sources';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { db } from './db';
import { measureTime } from './measure-time';

const TEN_MINUTES_MS = 600_000;

/** Sets the clock of this machine from here on, as an administrator might. */
const setClock = (apartMs: number) => fakeTimers(['Date'], Date.now() + apartMs);
afterEach(async () => {
  jest.useRealTimers();
  await measureTime();
});

const readDatabase = async () => {
  const [row] = await db.$queryRaw<{ at: Date }[]>`SELECT clock_timestamp() AS at`;
  return Number(row?.at);
};
const apart = async () => Math.abs((await readDatabase()) - getCurrentMs());

test('the agreed time is unaffected when the clock of the machine is set', async () => {
  for (const ms of [-TEN_MINUTES_MS, TEN_MINUTES_MS]) {
    setClock(ms);
    expect(await apart()).toBeLessThan(MINUTE_MS);
    jest.useRealTimers();
  }
});

test('a process with a wrong clock adopts the database’s time, and keeps its own if they agree', async () => {
  setCurrentTime(Date.now() - TEN_MINUTES_MS, performance.now());
  expect(await apart()).toBeGreaterThan(TEN_MINUTES_MS - MINUTE_MS);
  await measureTime();
  expect(await apart()).toBeLessThan(MINUTE_MS);
  const before = getCurrentMs(0);
  await measureTime();
  expect(Math.abs(getCurrentMs(0) - before)).toBeLessThan(MINUTE_MS);
});

test('a session has the same lifetime on a server with a wrong clock', async () => {
  const { account } = await aMember();
  const token = await openSession(db, { accountId: account.id }, { userAgent: 'Firefox' });
  setClock(24 * 60 * MINUTE_MS);
  expect((await findViewer(token, true)).accountId).toBe(account.id);
  setClock(-48 * 60 * MINUTE_MS);
  expect((await findViewer(token, true)).accountId).toBe(account.id);
  const row = await db.session.findFirstOrThrow({ where: { accountId: account.id } });
  expect(Math.abs((await readDatabase()) - Number(row.seenAt))).toBeLessThan(TEN_MINUTES_MS);
  await endSession(db, row.idHash);
  expect((await findViewer(token, true)).ended).toBe('expired');
});

test('a login limit is shared and ends at the same moment for servers with different clocks', async () => {
  const tries = createLimiter('measure-time.test', { points: 2, seconds: 60 });
  expect(await tryConsume(tries, 'somebody')).toBeUndefined();
  setClock(TEN_MINUTES_MS);
  expect(await tryConsume(tries, 'somebody')).toBeUndefined();
  const over = await tryConsume(tries, 'somebody');
  expect(over?.msBeforeNext).toBeLessThanOrEqual(MINUTE_MS);
  setClock(-2 * TEN_MINUTES_MS);
  const still = await tryConsume(tries, 'somebody');
  expect(still?.consumedPoints).toBe(4);
  expect(still?.msBeforeNext).toBeLessThanOrEqual(MINUTE_MS);
});

test('online counts continue when the clock is set back', async () => {
  await db.presence.deleteMany();
  await countOnline();
  setClock(-TEN_MINUTES_MS);
  await recordPresence(
    {},
    { ...visitor, visitorKeys: buildVisitorKeys({ address: '10.3.0.1', userAgent: 'Firefox' }) },
  );
  await flushPresence();
  await waitUntilTrue(async () => (await countOnline()).general === 1);
});

test('a client’s rate limit window ends even if the agreed time was set back', () => {
  const now = getCurrentMs();
  expect(countAgainstLimit('measure-time.back', 1, 1, now + TEN_MINUTES_MS)).toBeUndefined();
  expect(countAgainstLimit('measure-time.back', 1, 1, now)).toBeUndefined();
  expect(countAgainstLimit('measure-time.back', 1, 1, now + 1)).toBeGreaterThan(0);
});

/** Files that make decisions for all servers. */
const DECIDES = /(?:^|[./])(?:queries|commands|store)\.ts$/;

test('no query and no command reads the clock of its machine', () => {
  const asking = listSources()
    .filter((path) => DECIDES.test(path))
    .filter((path) => /\bDate\.now\(|new Date\(\)/.test(readFileSync(path, 'utf8')));
  expect(asking).toEqual([]);
});
