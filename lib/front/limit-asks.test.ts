import { db } from '../db';
import type { Listening } from './listen';
import { openTrial, send } from './trial';

let front: Listening;
beforeAll(async () => {
  front = await openTrial(
    async (_ask, answer) => void answer.writeHead(200, { 'Content-Type': 'text/html' }).end('ข่าว'),
    {
      limited: true,
      trustedProxies: 1,
    },
  );
});
afterAll(() => front.close());

/** Sends a request from an address whose counter stands just below its limit. */
async function ask(address: string, path: string, counter?: { name: string; points: number }) {
  if (counter) {
    const row = { points: counter.points, expire: BigInt(Date.now() + 60_000) };
    const key = `${counter.name}:address:${address}`;
    await db.rateLimit.upsert({ where: { key }, create: { key, ...row }, update: row });
  }
  return send(front.port, { path, headers: { 'X-Forwarded-For': address } });
}

test('pages are answered 1,200 times a minute and address, then refused for a moment', async () => {
  expect((await ask('203.0.113.1', '/', { name: 'asks', points: 1_199 })).status).toBe(200);
  const { status, headers } = await ask('203.0.113.1', '/');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('203.0.113.2', '/')).status).toBe(200);
});

test('searches are answered 240 times a minute', async () => {
  const counter = { name: 'searches', points: 240 };
  expect((await ask('203.0.113.3', '/news_group/?search=%E0%B8%81', counter)).status).toBe(429);
  expect((await ask('203.0.113.3', '/news_group/?search=')).status).toBe(200);
  expect((await ask('203.0.113.3', '/api/v1/news?search=%E0%B8%81')).status).toBe(429);
});

test('what comes from memory is not counted', async () => {
  const counter = { name: 'asks', points: 5_000 };
  expect((await ask('203.0.113.4', '/api/v1/online', counter)).status).toBe(200);
  expect((await ask('203.0.113.4', '/healthz')).status).toBe(200);
});
