/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { sendRequest, startTestGateway } from './gateway.test-support';

describe('scripts of the build', () => {
  test('are rendered once and then served from the cache, in every encoding', async () => {
    let made = 0;
    const script = 'let x = 1;\n'.repeat(500);
    const gateway = await startTestGateway(async (_ask, answer) => {
      made += 1;
      answer.writeHead(200, {
        'Content-Type': 'application/javascript',
        'Cache-Control': 'public, max-age=31536000, immutable',
      });
      answer.end(script);
    });
    const wish = { path: '/_next/static/chunks/a.js', headers: { 'accept-encoding': 'br' } };
    const first = await sendRequest(gateway.port, wish);
    const second = await sendRequest(gateway.port, wish);
    const plain = await sendRequest(gateway.port, { path: wish.path });
    const fresh = await sendRequest(gateway.port, {
      ...wish,
      headers: { ...wish.headers, 'if-none-match': String(first.headers.etag) },
    });
    await gateway.close();
    expect(made).toBe(1);
    expect(brotliDecompressSync(second.body).toString()).toBe(script);
    expect(plain.text).toBe(script);
    expect(second.headers['cache-control']).toContain('immutable');
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(fresh.status).toBe(304);
  });
});

describe('drawn covers', () => {
  test('are asked of a worker once, whatever else the address says, and a redirect each time', async () => {
    const asked: string[] = [];
    const picture = Buffer.from([0x52, 0x49, 0x46, 0x46, 0, 255, 254]);
    const gateway = await startTestGateway(async (ask, answer) => {
      asked.push(ask.url ?? '');
      if (!ask.url?.includes('v=now'))
        return void answer.writeHead(307, { Location: '/covers/7-card-640.webp?v=now' }).end();
      answer.writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000, immutable' });
      answer.end(picture);
    });
    const get = (path: string) => sendRequest(gateway.port, { path, headers: { 'accept-encoding': 'br' } });
    const first = await get('/covers/7-card-640.webp?v=now');
    const second = await get('/covers/7-card-640.webp?v=now&utm_source=line');
    const old = [await get('/covers/7-card-640.webp?v=old'), await get('/covers/7-card-640.webp?v=old')];
    await gateway.close();
    expect([first.body, second.body]).toEqual([picture, picture]);
    expect([second.headers['content-type'], second.headers['content-encoding']]).toEqual(['image/webp', undefined]);
    expect(second.headers['cache-control']).toContain('immutable');
    expect(old.map(({ status, headers }) => [status, headers.location])).toEqual(
      Array.from({ length: 2 }, () => [307, '/covers/7-card-640.webp?v=now']),
    );
    expect(asked).toEqual([
      '/covers/7-card-640.webp?v=now',
      '/covers/7-card-640.webp?v=old',
      '/covers/7-card-640.webp?v=old',
    ]);
  });
});

describe('static files', () => {
  const files = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice('public'.length));

  test.each([...files, '/_next/static/chunks/a.js'])('%s accepts GET and HEAD only', async (path) => {
    const gateway = await startTestGateway(async (_ask, answer) => void answer.end('a file'));
    for (const method of ['GET', 'HEAD']) expect((await sendRequest(gateway.port, { method, path })).status).toBe(200);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await sendRequest(gateway.port, {
        method,
        path,
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
    await gateway.close();
  });
});
