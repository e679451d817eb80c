/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { PageCache } from './cache/page-cache';
import { buildTestSettings, sendRequest } from './gateway.test-support';
import { type ListeningServer, listen } from './listen';
import { createPipeline } from './pipeline';
import { RenderWorkerPool } from './render-worker-pool';

const file = join(process.cwd(), 'testing/fake-render-worker.mjs');
const CACHE_BYTES = 1_000_000;
/** A request for `/slow` leaves a file `begun` here, and is answered when there is a file `end`. */
const folder = mkdtempSync(join(tmpdir(), 'workers-'));
const [begun, end] = [join(folder, 'begun'), join(folder, 'end')];
const hasBegun = () => waitUntilTrue(() => existsSync(begun));
const letEnd = () => writeFileSync(end, '');
afterEach(() => {
  for (const path of [begun, end]) rmSync(path, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function startPool(count: number, mood = ''): Promise<{ gateway: ListeningServer; processes: RenderWorkerPool }> {
  const processes = new RenderWorkerPool({ file, args: (path) => [path, mood, folder] }, count);
  await processes.open();
  const { quick, steps } = createPipeline(buildTestSettings(), {
    cache: new PageCache(CACHE_BYTES),
    pickWorker: () => processes.pickLeastBusy(),
  });
  return { gateway: await listen(steps, { port: 0, host: '127.0.0.1' }, quick), processes };
}

async function using(count: number, run: (port: number, processes: RenderWorkerPool) => Promise<void>): Promise<void> {
  const { gateway, processes } = await startPool(count);
  try {
    await run(gateway.port, processes);
  } finally {
    await gateway.close();
    await processes.close();
  }
}
const sendTo = async (port: number, path = '/member/', method = 'GET') => {
  const { status, text } = await sendRequest(port, { path, method });
  return { status, pid: Number(text.split(' ')[0]), text };
};

/** Sends concurrent requests without a pause until the work is done. */
async function sendDuring(port: number, work: () => Promise<unknown>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let done = false;
  const asker = async () => {
    while (!done) {
      const { status } = await sendTo(port);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const askers = Array.from({ length: 8 }, asker);
  await work();
  done = true;
  await Promise.all(askers);
  return statuses;
}

test('requests go to the least busy worker', async () => {
  await using(2, async (port) => {
    const slow = sendTo(port, '/slow');
    await hasBegun();
    const pids = new Set([await sendTo(port), await sendTo(port)].map(({ pid }) => pid));
    letEnd();
    expect(pids).not.toContain((await slow).pid);
  });
});

test('a worker that dies is replaced, and reads don’t notice it', async () => {
  await using(1, async (port) => {
    const { pid } = await sendTo(port);
    expect((await sendTo(port, '/die', 'POST')).status).toBe(503);
    const after = await sendTo(port);
    expect(after.status).toBe(200);
    expect(after.pid).not.toBe(pid);
  });
});

test('a worker killed under load causes readers no error', async () => {
  await using(2, async (port) => {
    const statuses = await sendDuring(port, async () => {
      for (let round = 0; round < 3; round += 1) {
        process.kill((await sendTo(port)).pid, 'SIGKILL');
        await sleep(400);
      }
    });
    expect([...statuses.keys()]).toEqual([200]);
  });
}, 20_000);

test('all workers killed at once cost readers time only', async () => {
  await using(2, async (port, processes) => {
    const statuses = await sendDuring(port, async () => {
      for (let round = 0; round < 3; round += 1) {
        await sleep(300);
        for (const pid of processes.pids()) process.kill(pid, 'SIGKILL');
        await sendTo(port);
      }
    });
    expect([...statuses.keys()]).toEqual([200]);
  });
}, 20_000);

test('new workers take over one by one, without a failed request', async () => {
  await using(2, async (port, processes) => {
    const before = (await sendTo(port)).pid;
    const statuses = await sendDuring(port, () => processes.restartAll());
    expect([...statuses.keys()]).toEqual([200]);
    expect((await sendTo(port)).pid).not.toBe(before);
  });
}, 20_000);

test('stopping lets requests under way finish', async () => {
  const { gateway, processes } = await startPool(1);
  const slow = sendTo(gateway.port, '/slow');
  await hasBegun();
  const { pid } = await sendTo(gateway.port);
  const closing = gateway.close().then(() => processes.close());
  letEnd();
  await closing;
  expect((await slow).status).toBe(200);
  expect(existsSync(`/proc/${pid}`)).toBe(false);
});

test('the reason why the first worker can’t start is reported in its own words', async () => {
  await expect(startPool(1, 'failing')).rejects.toThrow('ฐานข้อมูลไม่ตอบ');
});
