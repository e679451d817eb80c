/** @jest-environment node */
import { dependsOn, markCacheable } from '@/lib/request/context';
import { sendRequest, startTestGateway, type TestGateway } from './gateway.test-support';

let rendered: { url?: string | undefined; cookie?: string | undefined }[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway(async (ask, answer) => {
    for await (const _ of ask);
    rendered.push({ url: ask.url, cookie: ask.headers.cookie });
    dependsOn('lists');
    if (ask.method === 'POST') markCacheable();
    answer.setHeader('Content-Type', ask.url?.includes('.php') ? 'application/json' : 'text/html; charset=utf-8');
    answer.end(JSON.stringify({ url: ask.url }));
  });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.cache.invalidate(['lists']);
  rendered = [];
});

describe('a repeated query parameter', () => {
  test.each([
    '/readnews/news/?news_id=5&news_id=6',
    '/readnews/news/?news_id=5&news_id=5',
    '/readnews/news/?news_id=5&x=1&news%5Fid=6',
    '/news_group/?page=1&news_type=3&page=2',
    '/search/?search=a&search=b',
    '/alerts/confirm/?token=a&token=b',
    '/login/reset/?token=a&token=b',
    '/participation/track/?code=a&code=b',
    '/readnews/preview/?key=a&key=b',
    '/administrator/audit?account=1&account=2',
    '/media/0a1b.pdf?key=a&key=b',
    '/feed/rss.xml?news_type=1&news_type=2',
  ])('%s is rejected for GET and POST', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status, headers, text } = await sendRequest(gateway.port, { path, method });
      expect([status, headers['cache-control'], text]).toEqual([
        400,
        'no-store',
        expect.stringContaining('มากกว่าหนึ่งครั้ง'),
      ]);
    }
    expect(rendered).toEqual([]);
  });

  test.each(['/news.php?crud=a&crud=b', '/api/v1/news?page=1&page=2', '/api/v1/media?kind=image&kind=document'])(
    '%s is rejected as JSON',
    async (path) => {
      const { status, text } = await sendRequest(gateway.port, { path, method: 'POST', body: '{}' });
      expect([status, JSON.parse(text)]).toMatchObject([400, { status: false, code: 'REPEATED' }]);
      expect(rendered).toEqual([]);
    },
  );

  test('is ignored by a page that doesn’t know it', async () => {
    const { status } = await sendRequest(gateway.port, { path: '/readnews/news/?fbclid=1&news_id=5&fbclid=2' });
    expect([status, rendered[0]?.url]).toEqual([200, '/readnews/news/?news_id=5']);
  });
});

describe('two cookies with one name', () => {
  const token = (letter: string) => `portal-session=${letter.repeat(43)}`;

  test.each(['/member/', '/api/v1/saved', '/api/auth/session', '/login.php'])('don’t reach %s', async (path) => {
    const cookie = `a=1; ${token('x')}; b=2;${token('y')};portal-session.0=z`;
    await sendRequest(gateway.port, { path, headers: { cookie } });
    await sendRequest(gateway.port, { path, headers: { cookie: `${token('x')}; ${token('x')}` } });
    await sendRequest(gateway.port, { path, headers: { cookie: `${token('x')}; a=1` } });
    expect(rendered.map((one) => one.cookie)).toEqual(['a=1; b=2', undefined, `${token('x')}; a=1`]);
  });

  test('count as none for a cached call too, a single one counts', async () => {
    const ask = (cookie: string) =>
      sendRequest(gateway.port, {
        method: 'POST',
        path: '/api/news.php',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ ApiKey: 'k', news_type: 3, limit: 24 }),
      });
    for (const cookie of ['a=1', `${token('x')}; ${token('y')}`, token('x')]) await ask(cookie);
    expect(rendered.map((one) => one.cookie)).toEqual([undefined, token('x')]);
  });
});
