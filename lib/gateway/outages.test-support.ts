import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseClient } from '@/lib/db/client';
import { createClient, db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { openDatabaseProxy } from '@/testing/database-proxy';
import { createGate } from '@/testing/gate';

const LIMITS = { connect: 700, statement: 600, answer: 300, idleTransaction: 400 };
const URL_OF_ALL = env.DATABASE_URL ?? '';
export type Prisma = ReturnType<typeof createClient>;

const databaseName = () => new URL(URL_OF_ALL).pathname.slice(1);
/** The database URL with some parts changed. */
export function urlWith(
  changes: Partial<Pick<URL, 'username' | 'password' | 'port' | 'hostname' | 'pathname'>>,
): string {
  return Object.assign(new URL(URL_OF_ALL), changes).href;
}

/** The error thrown by work on a client of its own. */
export async function thrownWith(url: string, work: (client: Prisma) => Promise<unknown>, max = 1): Promise<unknown> {
  const client = createClient(url, max, LIMITS);
  try {
    return await thrown(() => work(client));
  } finally {
    await client.$disconnect();
  }
}

export async function thrown(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

const aSetting = () => ({ key: `outage ${randomUUID()}`, value: {} });
const READ = (client: Prisma) => client.setting.findMany();
const RAW = (client: Prisma) => client.$queryRaw`SELECT 1`;
const WRITE = (client: Prisma) => client.setting.create({ data: aSetting() });
const IN_TRANSACTION = (client: Prisma) => client.$transaction((tx) => tx.$executeRaw`SELECT 1`);
const ways = [READ, RAW, WRITE, IN_TRANSACTION];

/** Errors of all kinds of queries, each on a new client. */
const thrownByAll = (url: string) => Promise.all(ways.map((way) => thrownWith(url, way)));

/** An error with a SQLSTATE as PostgreSQL sends it; a test can't fill the server's disk. */
export const raising = (code: string) => (client: Prisma) =>
  client.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION 'could not' USING ERRCODE = '${code}'; END $$`);
const inModel = (code: string) => (client: Prisma) =>
  client.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(`CREATE FUNCTION pg_temp.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not' USING ERRCODE = '${code}'; END $$`);
    await tx.$executeRawUnsafe(
      'CREATE TRIGGER refuse BEFORE INSERT ON setting FOR EACH ROW EXECUTE FUNCTION pg_temp.refuse()',
    );
    return tx.setting.create({ data: aSetting() });
  });

/** Terminates the server's side of a client's connection. */
async function terminate(pid: number): Promise<void> {
  await db.$executeRaw`SELECT pg_terminate_backend(${pid}::int)`;
}
const getPid = async (client: Pick<Prisma, '$queryRaw'>): Promise<number> => {
  const [row] = await client.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  return row?.pid ?? 0;
};

async function withProxy(run: (proxy: Awaited<ReturnType<typeof openDatabaseProxy>>) => Promise<unknown[]>) {
  const proxy = await openDatabaseProxy(URL_OF_ALL);
  try {
    return await run(proxy);
  } finally {
    await proxy.close();
  }
}

/** Outages; each returns its errors as the drivers really throw them. */
export const outages: Readonly<Record<string, () => Promise<unknown[]>>> = {
  'a read-only database': async () => {
    await db.$executeRawUnsafe(`ALTER DATABASE "${databaseName()}" SET default_transaction_read_only = on`);
    try {
      const inTransaction = (client: Prisma) => client.$transaction((tx) => tx.setting.create({ data: aSetting() }));
      const raw = (client: Prisma) => client.$executeRaw`DELETE FROM setting`;
      return await Promise.all([WRITE, inTransaction, raw].map((way) => thrownWith(URL_OF_ALL, way)));
    } finally {
      await db.$executeRawUnsafe(`ALTER DATABASE "${databaseName()}" SET default_transaction_read_only = off`);
    }
  },
  'too many connections': async () => {
    await db.$executeRawUnsafe(`ALTER DATABASE "${databaseName()}" CONNECTION LIMIT 0`);
    try {
      return await thrownByAll(URL_OF_ALL);
    } finally {
      await db.$executeRawUnsafe(`ALTER DATABASE "${databaseName()}" CONNECTION LIMIT -1`);
    }
  },
  'a wrong password': () => thrownByAll(urlWith({ password: 'wrong' })),
  'a database that is not there': () => thrownByAll(urlWith({ pathname: '/nowhere' })),
  'a port where nobody listens': () => thrownByAll(urlWith({ port: '1' })),
  'a host that is unknown': () => thrownByAll(urlWith({ hostname: 'database.invalid' })),
  'a server that hangs up': async () => {
    const server = createServer((socket) => socket.once('data', () => socket.destroy())).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const errors = await thrownByAll(urlWith({ port, hostname: '127.0.0.1' }));
    server.close();
    return errors;
  },
  'a connection that is ended in the middle of a statement': async () => {
    const errors: unknown[] = [];
    for (const inside of [false, true]) {
      const work = async (tx: Pick<Prisma, '$queryRaw'>, pid: number) => {
        void sleep(100).then(() => terminate(pid));
        return tx.$queryRaw`SELECT pg_sleep(5)::text AS slept`;
      };
      const plain = async (client: Prisma) => work(client, await getPid(client));
      const both = (client: Prisma) => client.$transaction(async (tx) => work(tx, await getPid(tx)));
      errors.push(await thrownWith(URL_OF_ALL, inside ? both : plain));
    }
    return errors;
  },
  'a connection that is ended between two statements of a transaction': async () => [
    await thrownWith(URL_OF_ALL, (client) =>
      client.$transaction(async (tx) => {
        await terminate(await getPid(tx));
        await sleep(100);
        return tx.setting.findMany();
      }),
    ),
    await thrownWith(URL_OF_ALL, (client) =>
      client.$transaction(async (tx) => {
        await terminate(await getPid(tx));
        await sleep(100);
      }),
    ),
  ],
  'a client that goes on with a connection that has ended': async () => {
    const client = new DatabaseClient({ connectionString: URL_OF_ALL });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    const running = thrown(() => client.query('SELECT pg_sleep(5)'));
    await sleep(50);
    await terminate(rows[0].pid);
    const errors = [await running];
    await sleep(100);
    errors.push(await thrown(() => client.query('SELECT 1')));
    await client.end();
    errors.push(await thrown(() => client.query('SELECT 1')));
    return errors;
  },
  'a transaction that is left open for too long': async () => [
    await thrownWith(URL_OF_ALL, (client) =>
      client.$transaction(async (tx) => {
        await tx.$executeRaw`SELECT 1`;
        await sleep(800);
        return tx.setting.findMany();
      }),
    ),
  ],
  'a statement that takes too long': async () => [
    await thrownWith(URL_OF_ALL, (client) => client.$queryRaw`SELECT pg_sleep(5)::text AS slept`),
  ],
  'a lock that others hold': async () => [
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE setting IN ACCESS EXCLUSIVE MODE`;
      return thrownWith(URL_OF_ALL, (client) =>
        client.$transaction(async (other) => {
          await other.$executeRaw`SET LOCAL lock_timeout = 100`;
          return other.setting.findMany();
        }),
      );
    }),
  ],
  'a pool whose connections are all taken': async () => [
    await thrownWith(URL_OF_ALL, async (client) => {
      const holding = client.$transaction(async (tx) => {
        await tx.$executeRaw`SELECT 1`;
        for (let times = 0; times < 10; times += 1) await sleep(100).then(() => tx.$executeRaw`SELECT 1`);
      });
      await sleep(100);
      await client.setting.findMany().finally(() => holding);
    }),
    await thrownWith(URL_OF_ALL, async (client) => {
      const holding = client.$transaction(async (tx) => {
        for (let times = 0; times < 10; times += 1) await sleep(100).then(() => tx.$executeRaw`SELECT 1`);
      });
      await sleep(100);
      await client.$transaction((tx) => tx.$executeRaw`SELECT 1`, { maxWait: 200 }).finally(() => holding);
    }),
  ],
  'a database that falls silent': () =>
    withProxy(async (proxy) => {
      const errors: unknown[] = [];
      for (const way of ways) {
        errors.push(
          await thrownWith(proxy.url, async (client) => {
            proxy.thaw();
            await client.$queryRaw`SELECT 1`;
            proxy.freeze('swallow');
            await way(client);
          }),
        );
      }
      // Nothing is connected yet.
      return [...errors, ...(await thrownByAll(proxy.url))];
    }),
  'a database at the end of a slow line': () =>
    withProxy(async (proxy) => {
      const errors: unknown[] = [];
      for (const way of ways) {
        errors.push(
          await thrownWith(proxy.url, async (client) => {
            proxy.slow(0);
            await client.$queryRaw`SELECT 1`;
            proxy.slow(600);
            await way(client);
          }),
        );
      }
      return errors;
    }),
  'a transaction that waits for another in a circle': async () => {
    const [one, two] = await Promise.all(['one', 'two'].map(() => db.setting.create({ data: aSetting() })));
    let holding = 0;
    const bothHold = createGate();
    const touch = (first = '', second = '') =>
      db.$transaction(async (tx) => {
        await tx.$executeRaw`UPDATE setting SET value = value WHERE key = ${first}`;
        holding += 1;
        if (holding === 2) bothHold.open();
        await bothHold.opened;
        await tx.$executeRaw`UPDATE setting SET value = value WHERE key = ${second}`;
      });
    const outcomes = await Promise.allSettled([touch(one?.key, two?.key), touch(two?.key, one?.key)]);
    return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  },
  'a full disk, failing hardware, a server that starts or stops': async () => {
    const errors: unknown[] = [];
    for (const code of ['53100', '53200', '58030', '57P01', '57P02', '57P03', '08006', '08P01', '25006']) {
      errors.push(await thrownWith(URL_OF_ALL, raising(code)), await thrownWith(URL_OF_ALL, inModel(code)));
    }
    return errors;
  },
  'a full disk of our own': async () => [await thrown(() => writeFile('/dev/full', 'too much'))],
};
