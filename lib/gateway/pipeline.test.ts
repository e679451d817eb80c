/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { dependsOn, setStatus, tag } from '@/lib/request/context';
import { sendRequest, startTestGateway } from './gateway.test-support';
import type { ListeningServer } from './listen';
import type { RenderHandler } from './render-middleware';

const page = (inner: string) =>
  `<!doctype html><html><body>${inner}<script>start()</script>${'ข่าว '.repeat(500)}</body></html>`;

const pages: Record<string, RenderHandler> = {
  '/': async (_ask, answer) => {
    dependsOn(tag.home, tag.news(5));
    answer.setHeader('Content-Type', 'text/html; charset=utf-8');
    answer.setHeader('Cache-Control', 'private, no-cache, no-store');
    answer.flushHeaders();
    answer.write(page('หน้าแรก').slice(0, 40));
    await new Promise((resolve) => setTimeout(resolve, 5));
    answer.write(Buffer.from(page('หน้าแรก').slice(40)));
    answer.end();
  },
  '/readnews/gone': async (_ask, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/html' });
    setStatus(410);
    answer.end(page('ถูกนำออกแล้ว'));
  },
  '/member': async (_ask, answer) => void answer.writeHead(200, ['Content-Type', 'text/html']).end(page('สมาชิก')),
  '/login': async (_ask, answer) =>
    void answer.writeHead(200, { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' }).end(page('เข้าสู่ระบบ')),
  '/throws': async () => {
    throw new Error('SECRETMARK');
  },
  '/picture': async (_ask, answer) => void answer.writeHead(200, { 'Content-Type': 'image/png' }).end('png'),
};

const render: RenderHandler = async (ask, answer) => {
  const path = (ask.url ?? '').split('?')[0] ?? '';
  const drawn = pages[path];
  if (drawn) return drawn(ask, answer);
  answer.writeHead(200, { 'Content-Type': 'application/json' });
  answer.end(JSON.stringify({ url: ask.url, method: ask.method }));
};

let gateway: ListeningServer;
beforeAll(async () => {
  gateway = await startTestGateway(render);
});
afterAll(() => gateway.close());

describe('every response', () => {
  test.each(['/', '/member', '/throws', '/media/none', '/healthz', '/api/x', '/%zz', '/picture'])(
    '%s carries the security headers and no name of the software',
    async (path) => {
      const { headers } = await sendRequest(gateway.port, { path });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  test('tells browsers to stay on HTTPS when the site is on HTTPS', async () => {
    const secure = await startTestGateway(render, { https: true });
    const { headers } = await sendRequest(secure.port);
    await secure.close();
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});

describe('a page', () => {
  test('comes whole, with its tags, its policy and its caching', async () => {
    const { status, headers, text } = await sendRequest(gateway.port);
    expect(status).toBe(200);
    expect(text).toBe(page('หน้าแรก'));
    expect(headers['cache-tag']).toBe('home,news:5');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
  });

  test('is compressed as the client accepts', async () => {
    const br = await sendRequest(gateway.port, { headers: { 'accept-encoding': 'gzip, br' } });
    const gz = await sendRequest(gateway.port, { headers: { 'accept-encoding': 'br;q=0, gzip' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(page('หน้าแรก'));
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.body).toString()).toBe(page('หน้าแรก'));
    expect(gz.headers.vary).toContain('Accept-Encoding');
    expect(gz.headers.etag).not.toBe(br.headers.etag);
  });

  test('is not sent again to a reader who has it', async () => {
    const { headers } = await sendRequest(gateway.port);
    const again = await sendRequest(gateway.port, { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers.etag).toBe(headers.etag);
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const get = await sendRequest(gateway.port);
    const head = await sendRequest(gateway.port, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test('has the status that it set while it was rendered', async () => {
    const { status, text } = await sendRequest(gateway.port, { path: '/readnews/gone' });
    expect(status).toBe(410);
    expect(text).toContain('ถูกนำออกแล้ว');
  });

  test.each(['/member', '/login'])('%s may be private, so no cache stores it', async (path) => {
    const { headers } = await sendRequest(gateway.port, { path });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
  });

  test('that fails answers 500 without the reason', async () => {
    const { status, text, headers } = await sendRequest(gateway.port, { path: '/throws' });
    expect(status).toBe(500);
    expect(text).not.toMatch(/SECRETMARK|at .*\.ts/);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a picture', () => {
  test('streams through as it is', async () => {
    const { headers, text } = await sendRequest(gateway.port, {
      path: '/picture',
      headers: { 'accept-encoding': 'br' },
    });
    expect(text).toBe('png');
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('a call', () => {
  test.each(['/api/v1/news', '/news.php', '/api/news.php'])(
    '%s is stored by no cache unless it says so',
    async (path) => {
      expect((await sendRequest(gateway.port, { path })).headers['cache-control']).toBe('private, no-store');
    },
  );
});
