import { db } from '@/lib/db/db';
import { flushRequestCounts } from '@/lib/http/rate-limit/memory';
import { sendRequest, startTestGateway } from './gateway.test-support';
import type { ListeningServer } from './listen';

let gateway: ListeningServer;
beforeAll(async () => {
  gateway = await startTestGateway(
    async (_ask, answer) => void answer.writeHead(200, { 'Content-Type': 'text/html' }).end('ข่าว'),
    {
      isRateLimited: true,
      trustedProxies: 1,
    },
  );
});
afterAll(() => gateway.close());

let made = 0;
/** A page that is not cached. */
const page = () => `/readnews/news/?news_id=${++made}`;
/** A search that is not cached. */
const search = (path: string) => `${path}?search=word${++made}`;

const requestFrom = (address: string, path: string) =>
  sendRequest(gateway.port, { path, headers: { 'X-Forwarded-For': address } });

/** Sets the points counted by other processes; this one learns of them after its first request, which counts too. */
async function countElsewhere(address: string, name: string, points: number, path: string) {
  const row = { points, expire: BigInt(Date.now() + 60_000) };
  const key = `${name}:address:${address}`;
  await db.rateLimit.upsert({ where: { key }, create: { key, ...row }, update: row });
  await requestFrom(address, path);
  // The first flush may have begun before.
  await flushRequestCounts();
  await flushRequestCounts();
}

test('pages are rendered 1,200 times a minute per address, then rejected for a moment; cached ones are served', async () => {
  const kept = page();
  await countElsewhere('203.0.113.1', 'asks', 1_198, kept);
  expect((await requestFrom('203.0.113.1', page())).status).toBe(200);
  const { status, headers } = await requestFrom('203.0.113.1', page());
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await requestFrom('203.0.113.1', kept)).status).toBe(200);
  expect((await requestFrom('203.0.113.2', page())).status).toBe(200);
});

test('searches are answered 240 times a minute', async () => {
  await countElsewhere('203.0.113.3', 'searches', 239, search('/news_group/'));
  expect((await requestFrom('203.0.113.3', search('/news_group/'))).status).toBe(429);
  expect((await requestFrom('203.0.113.3', '/news_group/?search=')).status).toBe(200);
  expect((await requestFrom('203.0.113.3', search('/api/v1/news'))).status).toBe(429);
});

test('responses from memory are not counted', async () => {
  await countElsewhere('203.0.113.4', 'asks', 5_000, page());
  expect((await requestFrom('203.0.113.4', page())).status).toBe(429);
  expect((await requestFrom('203.0.113.4', '/api/v1/online')).status).toBe(200);
  expect((await requestFrom('203.0.113.4', '/healthz')).status).toBe(200);
});

describe('every request that has to be rendered is charged to the budget', () => {
  const used = (address: string) => countElsewhere(address, 'asks', 5_000, page());
  test.each([
    ['POST', '/login/'],
    ['POST', '/'],
    ['PUT', '/api/v1/saved'],
    ['DELETE', '/api/v1/saved'],
    ['POST', '/api/v1/reports'],
    ['POST', '/api/v1/media'],
    ['GET', '/api/v1/people/export'],
    ['GET', '/api/v1/unheard-of'],
    ['POST', '/api/login.php'],
    ['POST', '/news.php'],
    ['OPTIONS', '/api/news.php'],
  ])('%s %s', async (method, path) => {
    await used('203.0.113.5');
    const { status, headers } = await sendRequest(gateway.port, {
      method,
      path,
      headers: { 'X-Forwarded-For': '203.0.113.5' },
    });
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });

  test('presence heartbeats have a budget of their own', async () => {
    await used('203.0.113.6');
    const tell = () =>
      sendRequest(gateway.port, {
        method: 'POST',
        path: '/api/v1/presence',
        headers: { 'X-Forwarded-For': '203.0.113.6' },
      });
    expect((await tell()).status).toBe(200);
    const row = { points: 6_000, expire: BigInt(Date.now() + 60_000) };
    const key = 'presence:address:203.0.113.6';
    await db.rateLimit.upsert({ where: { key }, create: { key, ...row }, update: row });
    await tell();
    await flushRequestCounts();
    await flushRequestCounts();
    expect((await tell()).status).toBe(429);
  });

  test('an IPv6 network has one budget, whatever address of it is used and however it is written', async () => {
    await countElsewhere('2001:db8:7:8::/64', 'asks', 5_000, page());
    await requestFrom('2001:db8:7:8::1', page());
    await flushRequestCounts();
    await flushRequestCounts();
    for (const address of ['2001:db8:7:8::1', '2001:DB8:7:8:9::2', '[2001:db8:7:8:a:b:c:d]:443'])
      expect((await requestFrom(address, page())).status).toBe(429);
    expect((await requestFrom('2001:db8:7:9::1', page())).status).toBe(200);
  });
});
