import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getMediaFolder } from '@/features/media/disk-store';
import { db } from '@/lib/db/db';
import { assertMigrated } from '@/lib/db/migrate/readiness';
import { fakeTimers } from '@/testing/fake-timers';
import { createGate } from '@/testing/gate';
import { sendRequest, startTestGateway } from './gateway.test-support';
import { beginShutdown } from './health';
import { assertDisk, readinessChecks } from './readiness-checks';

const nothing = async () => undefined;
/** Faked timeouts and durations. */
const fakeTimeouts = () => fakeTimers(['setTimeout', 'clearTimeout', 'performance']);
afterEach(() => jest.useRealTimers());

async function fetchReadiness(port: number) {
  const { status, text } = await sendRequest(port, { path: '/readyz' });
  return { status, ...JSON.parse(text) };
}

const part = (state: { parts: unknown }) => state.parts;

test('this build is ready on its own database and disk', async () => {
  await mkdir(getMediaFolder(), { recursive: true });
  const gateway = await startTestGateway(nothing, { readinessChecks });
  const state = await fetchReadiness(gateway.port);
  await gateway.close();
  expect(state).toMatchObject({ status: 200, ready: true, failing: [] });
  expect(part(state)).toMatchObject({ database: { ok: true }, migrations: { ok: true }, disk: { ok: true } });
});

test('the part that fails is named, without the reason', async () => {
  const gateway = await startTestGateway(nothing, {
    readinessChecks: [
      { name: 'database', run: nothing },
      { name: 'store', run: () => Promise.reject(new Error('SECRETMARK at 10.0.0.1')) },
      {
        name: 'throws',
        run: () => {
          throw new Error('SECRETMARK');
        },
      },
    ],
  });
  const { status, headers, text } = await sendRequest(gateway.port, { path: '/readyz' });
  await gateway.close();
  expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
  expect(JSON.parse(text)).toMatchObject({
    ready: false,
    failing: ['store', 'throws'],
    parts: { database: { ok: true }, store: { ok: false }, throws: { ok: false } },
  });
  expect(text).not.toContain('SECRETMARK');
});

test('a part that doesn’t answer counts as unavailable after two seconds', async () => {
  fakeTimeouts();
  const begun = createGate();
  const run = () => {
    begun.open();
    return new Promise(() => {});
  };
  const gateway = await startTestGateway(nothing, { readinessChecks: [{ name: 'silent', run }] });
  const asked = fetchReadiness(gateway.port);
  await begun.opened;
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await asked).toMatchObject({ status: 503, failing: ['silent'], parts: { silent: { ok: false, ms: 2_000 } } });
  jest.useRealTimers();
  await gateway.close();
});

test('concurrent requests share one check, which is repeated a second later', async () => {
  fakeTimeouts();
  let [looks, ok] = [0, true];
  const run = async () => {
    looks += 1;
    await sleep(20);
    if (!ok) throw new Error('away');
  };
  const gateway = await startTestGateway(nothing, { readinessChecks: [{ name: 'part', run }] });
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetchReadiness(gateway.port)));
  expect([looks, answers.every(({ ready }) => ready)]).toEqual([1, true]);
  ok = false;
  await jest.advanceTimersByTimeAsync(999);
  expect(await fetchReadiness(gateway.port)).toMatchObject({ status: 200 });
  await jest.advanceTimersByTimeAsync(1);
  expect(await fetchReadiness(gateway.port)).toMatchObject({ status: 503, failing: ['part'] });
  jest.useRealTimers();
  await gateway.close();
});

test('a missing migration is noticed', async () => {
  await expect(assertMigrated()).resolves.toBeUndefined();
  await db.$executeRaw`UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name LIKE '%_synonyms'`;
  await expect(assertMigrated()).rejects.toThrow('_synonyms');
  await db.$executeRaw`UPDATE _prisma_migrations SET finished_at = now() WHERE migration_name LIKE '%_synonyms'`;
});

test('a disk that can’t be written or is nearly full is noticed, and no file is left behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ready-'));
  await assertDisk(folder, 0);
  await expect(assertDisk(folder, 1_000_000_000)).rejects.toThrow('full');
  expect(await readdir(folder)).toEqual([]);
  await expect(assertDisk(join(folder, 'gone'), 0)).rejects.toThrow('ENOENT');
});

test('HEAD answers without a body; /healthz touches nothing', async () => {
  const looked = jest.fn(async () => undefined);
  const gateway = await startTestGateway(nothing, { readinessChecks: [{ name: 'part', run: looked }] });
  expect(await sendRequest(gateway.port, { path: '/healthz' })).toMatchObject({ status: 200, text: '{"alive":true}' });
  expect(looked).not.toHaveBeenCalled();
  expect(await sendRequest(gateway.port, { path: '/readyz', method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  await gateway.close();
});

test('a stopping process is alive, but not ready', async () => {
  const gateway = await startTestGateway(nothing);
  expect(await fetchReadiness(gateway.port)).toMatchObject({ status: 200 });
  beginShutdown();
  expect(await fetchReadiness(gateway.port)).toEqual({ status: 503, ready: false, failing: ['stopping'], parts: {} });
  expect((await sendRequest(gateway.port, { path: '/healthz' })).status).toBe(200);
  await gateway.close();
});
