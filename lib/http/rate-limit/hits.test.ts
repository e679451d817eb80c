import { db } from '@/lib/db/db';
import { HOUR_MS } from '@/lib/time/units';
import { consume, consumeWithin, createLimiter } from './database';
import { closeLimitHits, flushLimitHits, recordLimitHit } from './hits';

const rowsOf = async (kind: string) =>
  (await db.auditLog.findMany({ where: { action: 'limit.hit', nounId: kind }, orderBy: { id: 'asc' } })).map(
    ({ noun, address, after, outcome }) => ({ noun, address, after, outcome }),
  );
let made = 0;
const aKind = () => `kind${++made}`;

test('hundreds of refusals of one client are one audit row with their count, and one with the sum after the hour', async () => {
  const [kind, hour] = [aKind(), new Date(Date.now() - (Date.now() % HOUR_MS)).toISOString()];
  for (let times = 0; times < 300; times++) recordLimitHit(kind, '203.0.113.9');
  await flushLimitHits();
  const row = (hits: number) => ({
    noun: 'limit',
    address: '203.0.113.9',
    after: { client: '203.0.113.9', hour, hits },
    outcome: 'refused',
  });
  expect(await rowsOf(kind)).toEqual([row(300)]);
  for (let times = 0; times < 5; times++) {
    for (let hits = 0; hits < 100; hits++) recordLimitHit(kind, '203.0.113.9');
    await flushLimitHits();
  }
  expect(await rowsOf(kind)).toEqual([row(300)]);
  await closeLimitHits();
  expect(await rowsOf(kind)).toEqual([row(300)]);
  await closeLimitHits(Date.now() + 2 * HOUR_MS);
  expect(await rowsOf(kind)).toEqual([row(300), row(800)]);
  await closeLimitHits(Date.now() + 2 * HOUR_MS);
  expect(await rowsOf(kind)).toHaveLength(2);
  expect(await db.limitHit.count({ where: { kind } })).toBe(0);
});

test('a client whose hits were all audited has no second row', async () => {
  const kind = aKind();
  recordLimitHit(kind, 'account:7');
  await flushLimitHits();
  await closeLimitHits(Date.now() + 2 * HOUR_MS);
  expect(await rowsOf(kind)).toMatchObject([{ address: null, after: { client: 'account:7', hits: 1 } }]);
});

test('a flood from endless addresses leaves a bounded number of rows', async () => {
  const [kind, later] = [aKind(), Date.now() + 5 * HOUR_MS];
  for (let at = 0; at < 5_000; at++) recordLimitHit(kind, `2001:db8:${at.toString(16)}:0::/64`, later);
  await flushLimitHits();
  const rows = await rowsOf(kind);
  expect(rows).toHaveLength(1_001);
  expect(rows).toContainEqual(
    expect.objectContaining({ after: expect.objectContaining({ client: 'others', hits: 4_000 }) }),
  );
  expect(rows[0]?.address).toMatch(/^2001:db8:.*\/64$/);
});

test('every limit records refused clients', async () => {
  const kind = aKind();
  const two = () => createLimiter(kind, { points: 2, seconds: 3_600 });
  for (let times = 0; times < 2; times++) await consume(two(), '203.0.113.10');
  await expect(consume(two(), '203.0.113.10')).rejects.toMatchObject({ kind: 'limited' });
  expect(await consumeWithin(two(), '203.0.113.10')).toBe(false);
  await flushLimitHits();
  expect(await rowsOf(kind)).toMatchObject([{ address: '203.0.113.10', after: { hits: 2 } }]);
});

test('hits that can’t be written are kept for the next flush', async () => {
  const kind = aKind();
  recordLimitHit(kind, '203.0.113.11');
  await db.$executeRaw`ALTER TABLE limit_hit RENAME TO limit_hit_away`;
  await flushLimitHits();
  recordLimitHit(kind, '203.0.113.11');
  await db.$executeRaw`ALTER TABLE limit_hit_away RENAME TO limit_hit`;
  await flushLimitHits();
  expect(await rowsOf(kind)).toMatchObject([{ after: { hits: 2 } }]);
});
