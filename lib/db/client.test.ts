import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { env } from '@/lib/env/env';
import { type DatabaseProxy, openDatabaseProxy } from '@/testing/database-proxy';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { buildPoolConfig, withStatementLimit } from './client';
import { createClient, db } from './db';
import { listenToDatabase } from './listen';

const POOL = 5;
const WRITERS = 30;
const LIMITS = { connect: 700, statement: 600, answer: 300, idleTransaction: 5_000 };
/** Patience with what must happen; far longer than it takes. */
const PATIENCE_MS = 20_000;
jest.setTimeout(90_000);

let proxy: DatabaseProxy;
beforeEach(async () => {
  proxy = await openDatabaseProxy(env.DATABASE_URL ?? '');
});
afterEach(() => proxy.close());

/** Number of server connections of this test, apart from its own control connection. */
async function countAtServer(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'portal' AND pid <> pg_backend_pid()`;
  return row?.count ?? 0;
}

const until = (what: () => Promise<boolean>) => waitUntilTrue(what, PATIENCE_MS);

/** True if all connections can have a transaction open at once: each waits for all others. */
async function meetInside(client: ReturnType<typeof createClient>): Promise<boolean> {
  let [inside, open] = [0, (): void => undefined];
  const met = new Promise<void>((resolve) => {
    open = resolve;
  });
  const meet = () =>
    client.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_backend_pid()`;
      inside += 1;
      if (inside === POOL) open();
      await met;
    });
  await Promise.all(Array.from({ length: POOL }, meet));
  return inside === POOL;
}

const cold = Symbol('no answer');
const settles = (promise: Promise<unknown>) => Promise.race([promise, sleep(PATIENCE_MS, cold, { ref: false })]);
const succeeds = (promise: PromiseLike<unknown>): Promise<boolean> =>
  Promise.resolve(promise).then(
    () => true,
    () => false,
  );

describe.each(['hold', 'swallow'] as const)('a database that stops responding during writes (%s)', (how) => {
  test('is used again after the thaw, with the same number of connections', async () => {
    const client = createClient(proxy.url, POOL, LIMITS);
    const write = () =>
      client.$transaction(async (tx) => {
        await tx.$executeRaw`SELECT set_config('test.writes', '1', true)`;
        await tx.$executeRaw`SELECT pg_backend_pid()`;
      });
    await Promise.all(Array.from({ length: POOL }, write));
    let stopped = false;
    const refused = new Set<number>();
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      while (!stopped) {
        await write().catch(() => refused.add(writer));
        await sleep(10);
      }
    });
    await sleep(100);
    refused.clear();
    proxy.freeze(how);
    await until(async () => refused.size === WRITERS);
    proxy.thaw();
    await until(() => succeeds(write()));
    stopped = true;
    expect(await settles(Promise.all(writers))).not.toBe(cold);
    // All connections of the pool work at the same time.
    await until(() => meetInside(client).catch(() => false));
    await until(async () => (await countAtServer()) <= POOL);
    await client.$disconnect();
    await until(async () => (await countAtServer()) === 0);
  });
});

test.each([
  ['COMMIT', async () => proxy.freeze('swallow')],
  [
    'ROLLBACK',
    async () => {
      proxy.freeze('swallow');
      throw new Error('a refusal');
    },
  ],
])('a connection with an unanswered %s is replaced in the pool', async (_, last) => {
  const client = createClient(proxy.url, 1, LIMITS);
  await client.$queryRaw`SELECT 1`;
  const writing = client.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_backend_pid()`;
    await last();
  });
  await expect(writing).rejects.toThrow();
  proxy.thaw();
  await until(() => succeeds(client.$queryRaw`SELECT 1`));
  await client.$disconnect();
});

test('a connection with an unanswered BEGIN is replaced too', async () => {
  const client = createClient(proxy.url, 1, LIMITS);
  await client.$queryRaw`SELECT 1`;
  proxy.freeze('swallow');
  await expect(client.$transaction((tx) => tx.$queryRaw`SELECT 1`)).rejects.toThrow();
  proxy.thaw();
  await until(() => succeeds(client.$queryRaw`SELECT 1`));
  await client.$disconnect();
});

test('closing a pool does not wait for an unresponsive database', async () => {
  const pool = new Pool(buildPoolConfig(proxy.url, 2, LIMITS));
  await pool.query('SELECT 1');
  proxy.freeze('swallow');
  expect(await settles(pool.end())).not.toBe(cold);
});

test('a statement with a raised limit runs on, and one without is cancelled by the server', async () => {
  const client = createClient(proxy.url, 1, LIMITS);
  await expect(client.$queryRaw`SELECT pg_sleep(2)::text AS slept`).rejects.toThrow(/statement timeout/);
  const patient = withStatementLimit(10_000, () =>
    client.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = 10000`;
      return tx.$queryRaw`SELECT pg_sleep(1.5)::text AS slept`;
    }),
  );
  expect(await patient).toEqual([{ slept: '' }]);
  await client.$disconnect();
});

test('an idle transaction is ended by the server, which releases its locks', async () => {
  const client = createClient(proxy.url, 1, { ...LIMITS, idleTransaction: 300 });
  const idle = client.$transaction(async (tx) => {
    const [own] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    await until(
      async () => (await db.$executeRaw`SELECT FROM pg_stat_activity WHERE pid = ${own?.pid ?? 0}::int`) === 0,
    );
    return tx.$queryRaw`SELECT 1`;
  });
  await expect(idle).rejects.toThrow();
  expect(await client.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  await client.$disconnect();
});

test('an unresponsive listening connection is detected, and listens again after the thaw', async () => {
  const ending = new AbortController();
  const heard: (string | undefined)[] = [];
  let [begun, lost] = [0, 0];
  const listening = listenToDatabase(
    {
      url: proxy.url,
      name: 'test',
      channel: 'silence_test',
      pausesMs: [20, 100],
      probeMs: 200,
      onNotify: (payload) => heard.push(payload),
      onListening: () => {
        begun += 1;
      },
      onLost: () => {
        lost += 1;
      },
    },
    ending.signal,
  );
  await until(async () => begun === 1);
  proxy.freeze('swallow');
  await until(async () => lost === 1);
  proxy.thaw();
  await until(async () => begun === 2);
  await db.$executeRaw`SELECT pg_notify('silence_test', 'again')`;
  await until(async () => heard.includes('again'));
  proxy.freeze('swallow');
  ending.abort();
  expect(await settles(listening)).not.toBe(cold);
});
