import { db } from '@/lib/db/db';
import { countCache, countRequest } from './counts';
import { registerCacheGauge, registerQueueGauge } from './gauges';
import { collectMetrics, renderMetrics } from './metrics';
import { countQueued } from './queries';
import { observeRender } from './timings';

/** The values of a Prometheus text, by name and labels. */
const read = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );

/** Metrics of another process, as received. */
const overTheWire = async (name: string): Promise<unknown> => JSON.parse(JSON.stringify(await collectMetrics(name)));

test('responses are counted by kind, method and status, cache lookups by outcome', async () => {
  countRequest('page', 'GET', 200);
  countRequest('page', 'HEAD', 304);
  countRequest('page', 'GET', 204);
  countRequest('call', 'POST', 503);
  countRequest('other', undefined, 599);
  countCache('hit');
  countCache('hit');
  countCache('stale');
  expect(read(await renderMetrics([]))).toMatchObject({
    'portal_requests_total{kind="page",method="read",status="2xx"}': 2,
    'portal_requests_total{kind="page",method="read",status="3xx"}': 1,
    'portal_requests_total{kind="call",method="write",status="5xx"}': 1,
    'portal_requests_total{kind="other",method="write",status="5xx"}': 1,
    'portal_cache_lookups_total{outcome="hit"}': 2,
    'portal_cache_lookups_total{outcome="stale"}': 1,
    'portal_cache_lookups_total{outcome="miss"}': 0,
  });
});

test('render times fall into cumulative buckets', async () => {
  for (const ms of [4, 5, 30, 60_000]) observeRender('page', ms);
  expect(read(await renderMetrics([]))).toMatchObject({
    'portal_render_seconds_bucket{kind="page",le="0.005"}': 2,
    'portal_render_seconds_bucket{kind="page",le="0.05"}': 3,
    'portal_render_seconds_bucket{kind="page",le="10"}': 3,
    'portal_render_seconds_bucket{kind="page",le="+Inf"}': 4,
    'portal_render_seconds_count{kind="page"}': 4,
    'portal_render_seconds_sum{kind="page"}': expect.closeTo(60.039, 3),
  });
});

test('statements are timed, in transactions too, and connections are counted', async () => {
  const count = 'portal_query_seconds_count{kind="query"}';
  const before = read(await renderMetrics([]))[count] ?? 0;
  await db.$queryRaw`SELECT 1 FROM pg_sleep(0.06)`;
  await db.$transaction(async (tx) => {
    await tx.account.count();
    await tx.$executeRaw`SELECT 1`;
  });
  const after = read(await renderMetrics([]));
  // BEGIN, two statements, COMMIT, and the slow one.
  expect((after[count] ?? 0) - before).toBeGreaterThanOrEqual(3);
  const slow =
    (after['portal_query_seconds_bucket{kind="query",le="+Inf"}'] ?? 0) -
    (after['portal_query_seconds_bucket{kind="query",le="0.05"}'] ?? 0);
  expect(slow).toBeGreaterThanOrEqual(1);
  expect(after['portal_pool_connections{state="open",process="gateway"}']).toBeGreaterThanOrEqual(1);
  expect(after['portal_pool_connections{state="waiting",process="gateway"}']).toBe(0);
});

test('a statement that fails is timed and fails as before', async () => {
  await expect(db.$queryRaw`SELECT * FROM no_such_table`).rejects.toThrow('no_such_table');
});

test('counts of all processes are summed, values of one process alone stay apart', async () => {
  registerQueueGauge('passwords', () => 3);
  registerCacheGauge('pages', () => ({ entries: 7, bytes: 70_000 }));
  const alone = read(await renderMetrics([]))['portal_cache_lookups_total{outcome="hit"}'] ?? 0;
  const figures = read(await renderMetrics([await overTheWire('render-1'), await overTheWire('render-2')]));
  expect(figures).toMatchObject({
    'portal_cache_lookups_total{outcome="hit"}': alone * 3,
    'portal_queue_length{queue="passwords",process="gateway"}': 3,
    'portal_queue_length{queue="passwords",process="render-2"}': 3,
    'portal_cache_bytes{cache="pages",process="gateway"}': 70_000,
  });
  for (const process of ['gateway', 'render-1', 'render-2']) {
    expect(figures[`process_resident_memory_bytes{process="${process}"}`]).toBeGreaterThan(10_000_000);
    expect(figures[`nodejs_eventloop_lag_p99_seconds{process="${process}"}`]).toBeGreaterThanOrEqual(0);
  }
});

test('anything that is not from a process of ours is left out', async () => {
  const figures = read(await renderMetrics([undefined, 'words', [{ name: 5 }], { error: true }]));
  expect(figures['portal_cache_lookups_total{outcome="hit"}']).toBeGreaterThanOrEqual(0);
});

test('waiting mails are reported once for all processes, and queried once in five seconds', async () => {
  const now = performance.now() + 60_000;
  const mail = (mailKey: string, status: 'waiting' | 'failed' | 'sent') =>
    db.mailMessage.create({
      data: { mailKey, template: 'member-known', recipient: 'a@example.org', data: {}, status },
    });
  await Promise.all([mail('m1', 'waiting'), mail('m2', 'waiting'), mail('m3', 'failed'), mail('m4', 'sent')]);
  const first = await countQueued(now);
  expect(first).toEqual({ mails: 2, 'mails under way': 0, 'mails given up': 1, imports: 0 });
  await mail('m5', 'waiting');
  expect(await countQueued(now + 4_000)).toEqual(first);
  expect(await countQueued(now + 6_000)).toMatchObject({ mails: 3 });
});
