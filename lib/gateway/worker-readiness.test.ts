import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { db } from '@/lib/db/db';
import { assertWritable } from '@/lib/db/migrate/readiness';
import { env } from '@/lib/env/env';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { serveInternal } from './internal-routes';
import { listen } from './listen';
import { connectToWorker } from './render-worker-client';
import { assertWorkersReady } from './worker-readiness';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ready-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs work with a worker that answers internal calls. */
async function withWorker(run: (process: ReturnType<typeof connectToWorker>) => Promise<void>): Promise<void> {
  const path = join(folder, 'inner.sock');
  const open = await listen([serveInternal(() => 'render-0')], { path });
  const process = connectToWorker(path);
  try {
    await run(process);
  } finally {
    process.close();
    await open.close();
  }
}

/** True if every connection of the portal was opened with the setting. */
async function isSettingSeen(readOnly: boolean): Promise<boolean> {
  const seen = await Promise.all(
    Array.from(
      { length: env.DATABASE_POOL },
      () => db.$queryRaw`SELECT current_setting('transaction_read_only') AS setting`,
    ),
  );
  return seen.every((rows) => JSON.stringify(rows) === JSON.stringify([{ setting: readOnly ? 'on' : 'off' }]));
}

/** Sets the default of new connections, and has the old ones replaced. */
async function setReadOnly(readOnly: boolean): Promise<void> {
  const name = new URL(env.DATABASE_URL ?? '').pathname.slice(1);
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET TRANSACTION READ WRITE`;
    await tx.$executeRawUnsafe(
      `ALTER DATABASE "${name}" SET default_transaction_read_only = ${readOnly ? 'on' : 'off'}`,
    );
  });
  await db.$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'portal' AND pid <> pg_backend_pid()`;
  await db.$executeRaw`SELECT pg_terminate_backend(pg_backend_pid())`.catch(() => undefined);
  // The pool notices each ended connection a moment later.
  await waitUntilTrue(() => isSettingSeen(readOnly).catch(() => false));
}

test('readiness checks the pools of the workers: one whose connections are all taken is not ready', async () => {
  await withWorker(async (process) => {
    await expect(assertWorkersReady([process])).resolves.toBeUndefined();
    let free: () => void = () => undefined;
    const taken = new Promise<void>((resolve) => {
      free = resolve;
    });
    const holders = Array.from({ length: env.DATABASE_POOL }, () =>
      db.$transaction(async (tx) => {
        await tx.$executeRaw`SELECT 1`;
        await taken;
      }),
    );
    await expect(assertWorkersReady([process])).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    free();
    await Promise.all(holders);
    await expect(assertWorkersReady([process])).resolves.toBeUndefined();
  });
});

test('a missing worker, and one that answers with an error, are not ready', async () => {
  await expect(assertWorkersReady([])).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const path = join(folder, 'silent.sock');
  const silent = createServer((_, answer) => answer.writeHead(503).end()).listen(path);
  await once(silent, 'listening');
  const process = connectToWorker(path);
  await expect(assertWorkersReady([process])).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  process.close();
  silent.close();
});

test('a read-only database is noticed, and its recovery too', async () => {
  await withWorker(async (process) => {
    await setReadOnly(true);
    await expect(assertWritable()).rejects.toMatchObject({ code: '25006' });
    await expect(assertWorkersReady([process])).rejects.toBeInstanceOf(Error);
    await setReadOnly(false);
    expect(await assertWritable()).toBe(true);
    await expect(assertWorkersReady([process])).resolves.toBeUndefined();
  });
});
