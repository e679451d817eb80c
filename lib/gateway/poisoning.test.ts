/** @jest-environment node */
import { dependsOn } from '@/lib/request/context';
import { sendRequest, startTestGateway, type TestGateway } from './gateway.test-support';

/** URLs rendered; the renderer echoes the whole request, as a careless page would. */
let rendered: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway(async ({ url, headers }, answer) => {
    rendered.push(String(url));
    dependsOn('lists');
    if (url?.startsWith('/readnews/news/?news_id=404')) answer.statusCode = 404;
    if (url?.startsWith('/readnews/news/?news_id=7')) answer.setHeader('Set-Cookie', 'portal-session=x');
    answer.setHeader('Content-Type', 'text/html; charset=utf-8');
    answer.end(JSON.stringify({ url, headers }));
  });
});
beforeEach(() => {
  rendered = [];
  gateway.cache.invalidate(['*', 'lists']);
});
afterAll(() => gateway.close());

const EVIL = 'evil.example';

test.each([
  ['another host', '/about/', { host: EVIL }],
  ['a forwarded host', '/about/', { 'x-forwarded-host': EVIL, forwarded: `host=${EVIL}`, 'x-forwarded-proto': EVIL }],
  ['an address of somebody else', '/about/', { 'x-forwarded-for': '203.0.113.66', 'x-real-ip': '203.0.113.66' }],
  ['a session', '/about/', { cookie: 'portal-session=evil.example', authorization: EVIL }],
  ['a language, an agent and an origin', '/about/', { 'accept-language': EVIL, 'user-agent': EVIL, origin: EVIL }],
  ['a rewritten address', '/about/', { 'x-original-url': EVIL, 'x-rewrite-url': EVIL, 'x-invoke-path': EVIL }],
  [
    'headers of the gateway’s own',
    '/about/',
    { 'portal-keep-for': EVIL, 'portal-renew-in': EVIL, 'x-request-id': EVIL, 'cache-tag': EVIL },
  ],
  ['a parameter that no page knows', `/about/?utm_source=${EVIL}&__proto__=${EVIL}`, {}],
  ['a parameter of campaigns twice', `/about/?utm_source=${EVIL}&utm_source=${EVIL}`, {}],
])('%s reaches no page that others get', async (_, path, headers) => {
  const first = await sendRequest(gateway.port, { path, headers });
  expect(first.text).not.toContain(EVIL);
  expect(first.text).not.toContain('203.0.113.66');
  const [clean = ''] = path.split('?utm_source');
  expect((await sendRequest(gateway.port, { path: clean })).text).toBe(first.text);
  expect(rendered).toHaveLength(1);
});

test('RSC payloads are neither cached nor served as pages', async () => {
  const part = await sendRequest(gateway.port, {
    path: '/about/',
    headers: { rsc: '1', 'next-router-state-tree': EVIL },
  });
  expect(part.text).toContain(EVIL);
  expect((await sendRequest(gateway.port, { path: '/about/' })).text).not.toContain(EVIL);
  await sendRequest(gateway.port, { path: '/about/', headers: { rsc: '1' } });
  expect(rendered).toHaveLength(3);
});

test.each([
  '/member/x.css',
  '/administrator/a.js',
  '/about/x.css',
  '/_next/data/about.json',
  '/readnews/news/?news_id=404',
  '/readnews/news/?news_id=7',
])('%s is rendered for each request (P-107)', async (path) => {
  const cookie = 'portal-session=secret';
  const first = await sendRequest(gateway.port, { path, headers: { cookie } });
  const second = await sendRequest(gateway.port, { path });
  expect(rendered).toHaveLength(2);
  expect(second.text).not.toContain('secret');
  const isPublic = path.startsWith('/readnews') || path.includes('about');
  if (!isPublic) expect(first.headers['cache-control']).toContain('no-store');
});

test.each(['/member/;x.css', '/member%2Fx.css', '/about/..%2Fmember/', '/about/../member/', '/about/%2e%2e/member/'])(
  '%s is rejected and not rendered',
  async (path) => {
    expect((await sendRequest(gateway.port, { path, headers: { cookie: 'portal-session=secret' } })).status).toBe(400);
    expect(rendered).toEqual([]);
  },
);

test('the same page in other spellings is rendered once', async () => {
  const first = await sendRequest(gateway.port, { path: '/about/' });
  for (const path of ['/%61bout/', '//about/', '/about//', '/abou%74/']) {
    expect((await sendRequest(gateway.port, { path })).text).toBe(first.text);
  }
  expect(rendered).toEqual(['/about/']);
});

test('a cached response has its own request id and no cookie', async () => {
  const [first, second] = [
    await sendRequest(gateway.port, { path: '/faq/' }),
    await sendRequest(gateway.port, { path: '/faq/' }),
  ];
  expect(rendered).toHaveLength(1);
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  expect(second.headers['set-cookie']).toBeUndefined();
  expect(second.headers['portal-keep-for']).toBeUndefined();
  expect(second.headers['x-content-type-options']).toBe('nosniff');
});

test('HEAD has the headers of GET, and a client that has the page gets 304', async () => {
  const page = await sendRequest(gateway.port, { path: '/faq/', headers: { 'accept-encoding': 'gzip' } });
  const head = await sendRequest(gateway.port, {
    method: 'HEAD',
    path: '/faq/',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(page.headers['content-length']);
  const headers = { 'accept-encoding': 'gzip', 'if-none-match': String(page.headers.etag) };
  const known = await sendRequest(gateway.port, { path: '/faq/', headers });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  gateway.cache.invalidate(['lists']);
  // The page contains its request id, so it has changed.
  expect((await sendRequest(gateway.port, { path: '/faq/', headers })).status).toBe(200);
  expect(rendered).toHaveLength(2);
});
