import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { openStreaming } from '@/testing/streaming';
import { waitUntilTrue } from '@/testing/wait-until-true';

const KEY = 'replica.test';
/** Time to start, fill and stop two servers. */
jest.setTimeout(60_000);

const rows = z.array(z.object({ replica: z.boolean(), value: z.string() }));

/** Loads everything that reads the settings, once both servers are running. */
async function openPortal() {
  const [
    { db },
    { command },
    { visitor },
    { requestContext, dependsOn },
    { applyControlMessage, getEpoch },
    { startTestGateway, sendRequest },
    { listenForInvalidations },
  ] = await Promise.all([
    import('@/lib/db/db'),
    import('@/lib/command/command'),
    import('@/lib/auth/viewer'),
    import('@/lib/request/context'),
    import('@/lib/cache/invalidation'),
    import('./gateway.test-support'),
    import('./invalidation-listener'),
  ]);
  const look = async () =>
    rows.parse(
      await db.$queryRaw`SELECT pg_is_in_recovery() AS replica, value #>> '{}' AS value FROM setting WHERE key = ${KEY}`,
    )[0];
  const trial = await startTestGateway(async (_ask, answer) => {
    dependsOn(KEY);
    const page = JSON.stringify(await look());
    answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    answer.end(page);
  });
  trial.cache.setTrusted(false);
  const hearing = listenForInvalidations(trial.cache, applyControlMessage);
  await hearing.begun;
  const write = command({
    access: 'news.read',
    input: z.string(),
    invalidates: () => [KEY],
    run: (value, _, tx) => tx.setting.upsert({ where: { key: KEY }, create: { key: KEY, value }, update: { value } }),
  });
  const read = async (headers: Record<string, string> = {}) => {
    const { status, text } = await sendRequest(trial.port, { headers });
    return { status, ...JSON.parse(text) };
  };
  return {
    db,
    look,
    /** The value that a reader sees, and the server that it came from. */
    read,
    /** The same after an invalidation of the page. */
    readAnew: async () => {
      await trial.cache.invalidate([KEY]);
      return read();
    },
    write: (value: string) => write(value, visitor),
    /** Runs work as the render of a public page. */
    asPublic: <T>(work: () => T, word = getEpoch()) =>
      requestContext.run({ tags: new Set(), epoch: word, isPublicRead: true }, work),
    wordsHeard: getEpoch,
    close: async () => {
      await hearing.stop();
      await trial.close();
    },
  };
}

const onReplica = async (sql: string) => {
  const client = new Client({ connectionString: servers().replica });
  await client.connect();
  return await client.query(sql).finally(() => client.end());
};
const pause = () => onReplica('SELECT pg_wal_replay_pause()');
const resume = () => onReplica('SELECT pg_wal_replay_resume()');

let [both, open]: [both?: Awaited<ReturnType<typeof openStreaming>>, open?: Awaited<ReturnType<typeof openPortal>>] =
  [];
function servers() {
  if (!both) throw new Error('not open');
  return both;
}
function portal() {
  if (!open) throw new Error('not open');
  return open;
}

/** Waits until pages come from the replica again. */
async function untilUsed(): Promise<void> {
  const { readAnew } = portal();
  await waitUntilTrue(async () => (await readAnew()).replica, 30_000);
}

beforeAll(async () => {
  both = await openStreaming();
  Object.assign(process.env, { DATABASE_URL: both.primary, DATABASE_REPLICA_URL: both.replica });
  open = await openPortal();
  await open.write('first');
  await untilUsed();
});
afterAll(async () => {
  await open?.close();
  await open?.db.$disconnect();
  await both?.close();
});

test('a public page is read from the replica, a personal one from the primary', async () => {
  const { read, readAnew } = portal();
  expect(await readAnew()).toEqual({ status: 200, value: 'first', replica: true });
  expect(await read({ cookie: 'portal-session=x', rsc: '1' })).toMatchObject({ replica: false });
  expect(await read({ rsc: '1', 'portal-public': '1' })).toMatchObject({ replica: false });
});

test('a write is visible at once while the replica lags, and the replica is used again when it has caught up', async () => {
  const { read, readAnew, write } = portal();
  await untilUsed();
  await pause();
  for (const value of ['one', 'two']) {
    await write(value);
    expect(await read()).toEqual({ status: 200, value, replica: false });
  }
  await sleep(200);
  expect(await readAnew()).toEqual({ status: 200, value: 'two', replica: false });
  await resume();
  await untilUsed();
  expect(await readAnew()).toEqual({ status: 200, value: 'two', replica: true });
});

test('a request with an epoch that has not arrived here yet reads from the primary', async () => {
  const { asPublic, look, wordsHeard } = portal();
  await untilUsed();
  expect(await asPublic(look, wordsHeard())).toMatchObject({ replica: true });
  expect(await asPublic(look, wordsHeard() + 1)).toMatchObject({ replica: false });
});

test('a private read at the same moment as a public page still goes to the primary', async () => {
  const { db, asPublic } = portal();
  const find = async () => String((await db.setting.findUnique({ where: { key: KEY } }))?.value);
  await untilUsed();
  await pause();
  // Written without an invalidation, so the replica counts as current.
  await db.setting.update({ where: { key: KEY }, data: { value: 'untold' } });
  expect(await Promise.all([asPublic(find), find()])).toEqual(['two', 'untold']);
  expect(
    await asPublic(() => db.$transaction(async (tx) => (await tx.setting.findUnique({ where: { key: KEY } }))?.value)),
  ).toBe('untold');
  await resume();
});

test('a stalled replica is not used for more than three seconds, even without an invalidation', async () => {
  const { db, asPublic, look } = portal();
  await untilUsed();
  await pause();
  await db.setting.update({ where: { key: KEY }, data: { value: 'counted' } });
  // Three seconds later.
  const now = performance.now.bind(performance);
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + 3_000);
  expect(await asPublic(look)).toEqual({ replica: false, value: 'counted' });
  clock.mockRestore();
  await resume();
});

test('a write during the render of a public page succeeds', async () => {
  const { db, asPublic } = portal();
  await untilUsed();
  const where = { key: `${KEY} 2` };
  await asPublic(() => db.setting.create({ data: { ...where, value: 'made' } }));
  await asPublic(() => db.$executeRaw`UPDATE setting SET value = '"changed"' WHERE key = ${where.key}`);
  expect(await db.setting.findUnique({ where })).toMatchObject({ value: 'changed' });
});

test('a read that replay cancels is repeated on the primary, and the replica stays in use', async () => {
  const { db, asPublic, readAnew } = portal();
  await untilUsed();
  // A query is sent when somebody waits for it.
  const asked = asPublic(
    async () =>
      await db.$queryRaw`SELECT pg_is_in_recovery() AS replica, pg_sleep(2)::text AS value FROM setting WHERE key = ${KEY}`,
  );
  await waitUntilTrue(async () => {
    const { rowCount } = await onReplica(
      "SELECT FROM pg_stat_activity WHERE query LIKE '%pg_sleep(2)%' AND wait_event = 'PgSleep'",
    );
    return rowCount === 1;
  });
  await db.setting.deleteMany({ where: { key: { not: KEY } } });
  await db.$executeRaw`VACUUM setting`;
  expect(await asked).toEqual([{ replica: false, value: '' }]);
  expect(await readAnew()).toMatchObject({ replica: true });
});

test('reads continue while the replica is down, and it is used again when it is back', async () => {
  const { readAnew, write } = portal();
  await untilUsed();
  const ending = servers().endReplica();
  let isOver = false;
  void ending.then(() => {
    isOver = true;
  });
  while (!isOver) expect(await readAnew()).toMatchObject({ status: 200, value: 'counted' });
  expect(await readAnew()).toEqual({ status: 200, value: 'counted', replica: false });
  await write('meanwhile');
  expect(await readAnew()).toEqual({ status: 200, value: 'meanwhile', replica: false });
  await servers().startReplica();
  await untilUsed();
  expect(await readAnew()).toEqual({ status: 200, value: 'meanwhile', replica: true });
});
