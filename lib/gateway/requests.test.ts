/** @jest-environment node */

import { sendRequest, startTestGateway } from './gateway.test-support';
import type { ListeningServer } from './listen';

let gateway: ListeningServer;
beforeAll(async () => {
  gateway = await startTestGateway(
    async (ask, answer) => {
      answer.writeHead(200, { 'Content-Type': 'application/json' });
      answer.end(JSON.stringify({ url: ask.url, headers: ask.headers }));
    },
    { legacyPrefix: '/apis', readinessChecks: [{ name: 'store', run: () => Promise.reject(new Error('away')) }] },
  );
});
afterAll(() => gateway.close());

describe('odd requests', () => {
  test.each([
    ['TRACE', '/', 405],
    ['LOCK', '/', 405],
    ['GET', '/%zz', 400],
    ['GET', '/a%00b', 400],
    ['GET', '/?q=%00', 400],
    ['GET', 'http://evil.example/', 400],
    ['GET', '/_next/image?url=http://127.0.0.1/', 400],
    ['GET', `/${'a'.repeat(8_200)}`, 414],
  ])('%s %s answers %d', async (method, path, expected) => {
    const { status, headers } = await sendRequest(gateway.port, { method, path });
    expect(status).toBe(expected);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('more than a hundred headers answer 431', async () => {
    const headers = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`x-${at}`, '1']));
    expect((await sendRequest(gateway.port, { headers })).status).toBe(431);
  });

  test('a rejected method is answered with the allowed ones', async () => {
    const { headers } = await sendRequest(gateway.port, { method: 'TRACE' });
    expect(headers.allow).toContain('GET, HEAD, POST');
  });

  test('a query in an old encoding is no error', async () => {
    expect((await sendRequest(gateway.port, { path: '/?search=%CA%C7' })).status).toBe(200);
  });
});

describe('the operator’s prefix', () => {
  test.each([
    ['/apis/news.php?x=1', '/api/news.php?x=1'],
    ['/apis/news.php', '/api/news.php'],
    ['/apis/docs', '/apis/docs'],
    ['/apis/api/news.php', '/apis/api/news.php'],
    ['/other/news.php', '/other/news.php'],
  ])('%s is %s', async (path, url) => {
    expect(JSON.parse((await sendRequest(gateway.port, { path })).text).url).toBe(url);
  });
});

describe('health', () => {
  test('the process lives', async () => {
    const { status, text } = await sendRequest(gateway.port, { path: '/healthz' });
    expect([status, text]).toEqual([200, '{"alive":true}']);
  });

  test('a part that is unavailable is named', async () => {
    const { status, text } = await sendRequest(gateway.port, { path: '/readyz' });
    expect([status, JSON.parse(text)]).toMatchObject([503, { ready: false, failing: ['store'] }]);
  });
});

describe('the address of a client', () => {
  const forged = { 'X-Forwarded-For': '1.2.3.4', 'X-Real-IP': '1.2.3.4', 'X-Forwarded-Host': 'evil.example' };
  const heard = async (port: number) =>
    JSON.parse((await sendRequest(port, { path: '/member/', headers: forged })).text).headers;

  test('is that of its socket while no proxy is trusted', async () => {
    const headers = await heard(gateway.port);
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-real-ip']).toBeUndefined();
    expect(headers['x-forwarded-host']).toBeUndefined();
  });

  test('is the one that the last trusted proxy reports', async () => {
    const behind = await startTestGateway(
      async (ask, answer) => {
        answer.writeHead(200, { 'Content-Type': 'application/json' });
        answer.end(JSON.stringify({ headers: ask.headers }));
      },
      { trustedProxies: 1 },
    );
    expect((await heard(behind.port))['x-forwarded-for']).toBe('1.2.3.4');
    await behind.close();
  });
});
