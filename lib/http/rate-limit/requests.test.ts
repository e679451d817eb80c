import { db } from '@/lib/db/db';
import { anAddress } from '@/testing/log-in';
import { flushRequestCounts } from './memory';
import { consumePoints, consumeSearchPoints } from './requests';

const toKey = (address: string) => `asks:address:${address}`;
const readPoints = async (address: string) =>
  (await db.rateLimit.findUnique({ where: { key: toKey(address) } }))?.points;
/** Sends `times` requests; returns the number of refused ones. */
const ask = (address: string, times: number): number => {
  let refused = 0;
  for (let at = 0; at < times; at++) {
    try {
      consumePoints('asks', { address });
    } catch (error) {
      expect(error).toMatchObject({ kind: 'limited', retryAfterSeconds: expect.any(Number) });
      refused += 1;
    }
  }
  return refused;
};
/** Counter of another process in the database. */
const othersCount = (address: string, points: number, expire = Date.now() + 30_000) =>
  db.rateLimit.upsert({
    where: { key: toKey(address) },
    create: { key: toKey(address), points, expire },
    update: { points: { increment: points } },
  });

/** Flushes twice: the first call may join a flush that started before. */
async function mergeAll(): Promise<void> {
  await flushRequestCounts();
  await flushRequestCounts();
}

test('an address has 1,200 requests and 240 searches a minute, and so has an account at any address', () => {
  const [address, other] = [anAddress(), anAddress()];
  expect(ask(address, 1_200)).toBe(0);
  expect(ask(address, 3)).toBe(3);
  expect(ask(other, 1)).toBe(0);
  consumePoints('asks', { accountId: 7, address });
  for (let at = 0; at < 240; at++) consumeSearchPoints({ accountId: 7, address: anAddress() });
  expect(() => consumeSearchPoints({ accountId: 7, address: other })).toThrow('limited');
});

test('expensive requests take more points, and are refused if fewer are left', () => {
  const address = anAddress();
  expect(ask(address, 1_191)).toBe(0);
  expect(() => consumePoints('asks', { address }, 10)).toThrow('limited');
  consumePoints('asks', { address }, 9);
  expect(ask(address, 1)).toBe(1);
});

test('the addresses of one IPv6 network share a budget, in any spelling', () => {
  const spellings = ['2001:db8:5:6::1', '2001:DB8:5:6:ffff::2', '[2001:0db8:0005:0006::3]:443', '2001:db8:5:6::4%eth0'];
  for (let at = 0; at < 1_200; at++) consumePoints('asks', { address: spellings[at % spellings.length] });
  for (const address of spellings) expect(() => consumePoints('asks', { address })).toThrow('limited');
  consumePoints('asks', { address: '2001:db8:5:7::1' });
});

test('requests accepted by other processes count here after their flush, and vice versa', async () => {
  const address = anAddress();
  await othersCount(address, 1_150);
  expect(ask(address, 10)).toBe(0);
  await mergeAll();
  expect(await readPoints(address)).toBe(1_160);
  expect(ask(address, 50)).toBe(10);
  await mergeAll();
  expect(await readPoints(address)).toBe(1_200);
});

test('counts are flushed automatically', async () => {
  const address = anAddress();
  ask(address, 60);
  const begun = Date.now();
  while ((await readPoints(address)) === undefined && Date.now() - begun < 10_000) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(await readPoints(address)).toBeGreaterThan(0);
});

test('a flood above the limit writes nothing more', async () => {
  const address = anAddress();
  expect(ask(address, 5_000)).toBe(3_800);
  await mergeAll();
  await db.$executeRaw`DELETE FROM rate_limit WHERE key = ${toKey(address)}`;
  expect(ask(address, 5_000)).toBe(5_000);
  await mergeAll();
  expect(await readPoints(address)).toBeUndefined();
});

test('an expired window no longer counts', async () => {
  const address = anAddress();
  await othersCount(address, 5_000, Date.now() - 1_000);
  expect(ask(address, 2)).toBe(0);
  await mergeAll();
  expect(await readPoints(address)).toBe(2);
  expect(ask(address, 1)).toBe(0);
});

test('without the table this process continues locally, and flushes everything afterwards', async () => {
  const address = anAddress();
  await db.$executeRaw`ALTER TABLE rate_limit RENAME TO rate_limit_away`;
  ask(address, 100);
  await mergeAll();
  expect(ask(address, 1_200)).toBe(100);
  await db.$executeRaw`ALTER TABLE rate_limit_away RENAME TO rate_limit`;
  await mergeAll();
  expect(await readPoints(address)).toBe(1_200);
});
