import { db } from '@/lib/db/db';
import { publicPages } from '@/lib/public-pages/public-pages';
import { setStatus } from '@/lib/request/context';
import { aNews, makeUnique } from '@/testing/builders';
import { countStatements } from '@/testing/statements';
import { sendRequest, startTestGateway, type TestGateway } from './gateway.test-support';
import { answerOldAddresses, isOwnPath } from './old-addresses';

let gateway: TestGateway;
const rendered: string[] = [];
beforeAll(async () => {
  gateway = await startTestGateway(
    async ({ url = '' }, answer) => {
      rendered.push(url);
      const isOwn = isOwnPath(url.split('?')[0] ?? '');
      answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      // As the portal's pages do: the catch-all, and an item that readers don't see.
      if (!isOwn || url.startsWith('/readnews/')) setStatus(isOwn ? 410 : 404);
      answer.end(`<!doctype html><html><body>${url}</body></html>`);
    },
    {},
    [answerOldAddresses],
  );
});
afterAll(() => gateway.close());
beforeEach(() => rendered.splice(0));

const ask = (path: string, method = 'GET') => sendRequest(gateway.port, { path, method });
const addAddress = (path: string, given: { newsId?: number; target?: string }) =>
  db.oldAddress.create({ data: { path, ...given } });

test('an old address leads to its item by one redirect, in every spelling, for GET and HEAD', async () => {
  const slug = makeUnique('ข่าวรับสมัคร').replace(/\s/g, '-');
  const item = await aNews();
  await addAddress(`/2563/05/${slug}?a=1&b=ก`, { newsId: item.id });
  const query = `b=${encodeURIComponent('ก')}&a=1`;
  const path = `/2563/05/${encodeURIComponent(slug)}`;
  for (const spelling of [
    ...[`${path}?${query}`, `${path}/?${query}`, `${path}?a=1&${query.split('&')[0]}&utm_source=x&fbclid=y`],
    ...[`/2563//05/${encodeURIComponent(slug).toLowerCase()}/?${query.toLowerCase()}`],
  ]) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, text } = await ask(spelling, method);
      expect({ status, location: headers.location, text }).toEqual({
        ...{ status: 301, location: `/readnews/news/?news_id=${item.id}`, text: '' },
      });
      expect(headers['cache-control']).toBe('public, max-age=300');
    }
  }
  expect((await ask(path)).status).toBe(404);
  expect((await ask(`${path}?${query}`, 'POST')).headers.location).toBeUndefined();
});

test('a lifestyle item is at its own page, and the address of redirects is final', async () => {
  const item = await aNews({ section: 'lifestyle' });
  const path = `/${makeUnique('old').replace(/\W/g, '')}.html`;
  await addAddress(path, { newsId: item.id });
  const { headers } = await ask(path);
  expect(headers.location).toBe(`/readnews/lifestyle/?news_id=${item.id}`);
  expect((await ask(headers.location ?? '')).headers.location).toBeUndefined();
});

test('an item that readers do not see answers by its own page, without a redirect', async () => {
  const items = [await aNews({ status: 'hide', withdrawalNote: 'ผิด' }), await aNews({ deletedAt: new Date() })];
  for (const item of items) {
    await addAddress(`/gone/${item.id}`, { newsId: item.id });
    const reply = await ask(`/gone/${item.id}/`);
    expect(reply.status).toBe(410);
    expect(reply.headers.location).toBeUndefined();
    expect(reply.text).toContain(`/readnews/news/?news_id=${item.id}<`);
  }
});

test('addresses by query at the root and files of PHP are found; the front page stays cached with other queries', async () => {
  const item = await aNews();
  await addAddress(`/?p=${item.id}`, { newsId: item.id });
  await addAddress(`/show.php?id=${item.id}`, { newsId: item.id });
  for (const path of [`/?p=${item.id}`, `/index.php?p=${item.id}`, `/show.php?id=${item.id}`])
    expect((await ask(path)).headers.location).toBe(`/readnews/news/?news_id=${item.id}`);
  await addAddress(`/list.php?id=${item.id}&q=ทุน`, { newsId: item.id });
  for (const word of ['%b7%d8%b9', '%E0%B8%97%E0%B8%B8%E0%B8%99'])
    expect((await ask(`/list.php?q=${word}&id=${item.id}`)).status).toBe(301);
  expect(await ask(`/?p=${item.id}999`)).toMatchObject({ status: 200 });
  rendered.splice(0);
  await ask('/?utm_source=line');
  await ask('/?id_of_campaign=5');
  expect(rendered).toEqual(['/']);
  expect((await ask(`/?p=${item.id}`)).status).toBe(301);
});

test('no address of the portal costs a read, an unknown one costs one', async () => {
  const own = ['/', '/readnews/news?news_id=1', '/en/about', '/api/v1/none', '/administrator/x', '/_next/static/x.js'];
  expect(await countStatements(() => Promise.all(own.map((path) => ask(path))))).toBe(0);
  expect(await countStatements(() => ask('/no/such/page'))).toBe(1);
});

test('a target outside the portal is never redirected to', async () => {
  for (const [index, target] of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:x',
  ].entries()) {
    const path = `/evil/${makeUnique('a').replace(/\W/g, '')}${index}`;
    await addAddress(path, { target });
    expect(await ask(path)).toMatchObject({ status: 404 });
  }
  const path = `/${makeUnique('about').replace(/\W/g, '')}`;
  await addAddress(path, { target: '/about/' });
  expect(await ask(path)).toMatchObject({ status: 301, headers: { location: '/about/' } });
});

test('a picture of an old folder leads to the stored one, a made size to the whole', async () => {
  const source = await db.moveSource.create({ data: { kind: 'wordpress', address: makeUnique('x.xml') } });
  const folder = `/wp-content/uploads/${source.id}`;
  const hash = 'a'.repeat(64);
  const file = { hash, extension: 'webp', widths: [40, 800] };
  const row = { sourceId: source.id, address: `https://old.example${folder}/a.jpg`, path: `${folder}/ก.jpg` };
  await db.moveFile.create({ data: { ...row, file } });
  await db.moveFile.create({
    data: { sourceId: source.id, address: 'b', path: `${folder}/b.jpg`, reason: 'ไม่ตอบ' },
  });
  for (const name of ['%E0%B8%81.jpg', '%E0%B8%81-300x200.jpg', '%E0%B8%81.jpg?ver=2'])
    expect(await ask(`${folder}/${name}`)).toMatchObject({
      ...{ status: 301, headers: { location: `/media/${hash}-800.webp` } },
    });
  expect((await ask(`${folder}/b.jpg`)).status).toBe(404);
});

test('every public page is an address of the portal', () => {
  const unknown = publicPages.filter(({ path, dynamic }) => !dynamic && !isOwnPath(path)).map(({ path }) => path);
  expect(unknown).toEqual([]);
});
