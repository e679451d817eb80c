import { CATEGORY } from '../routes';
import { API_KEY, listNews } from '../support/legacy-calls';
import { expect, test } from '../support/test';

const question = {
  ApiKey: API_KEY,
  news_type: CATEGORY,
  news_status: 'allow',
  limit: 24,
  offset: 0,
  search: '',
};

for (const place of ['/api/news.php', '/news.php']) {
  test(`${place} returns the items of the page for all three body types`, async ({ page, request }) => {
    const json = await request.post(place, { data: question });
    expect(json.status()).toBe(200);
    const items: unknown = await json.json();
    expect(items).toHaveLength(24);
    expect(await (await request.post(place, { form: question })).json()).toEqual(items);
    expect(await (await request.post(place, { multipart: question })).json()).toEqual(items);
    // Another test may publish into the category between the two requests.
    await expect(async () => {
      await page.goto(`/news_group/?news_type=${CATEGORY}&per=24`);
      const topics = (await listNews(request, question)).map(({ news_topic }) => news_topic);
      expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(topics);
    }).toPass();
  });
}

test('the count equals the page’s', async ({ page, request }) => {
  const response = await request.post('/api/news.php', {
    data: { ApiKey: API_KEY, news_type: CATEGORY, news_status: 'allow', news_count: 'ok' },
  });
  const { countNews } = await response.json();
  await page.goto(`/news_group/?news_type=${CATEGORY}`);
  await expect(page.getByText(`${Number(countNews).toLocaleString('en-US')} ข่าว ·`)).toBeVisible();
});

const refusals = [
  ['a wrong key', () => ({ data: { ...question, ApiKey: 'nobody' } }), 401],
  ['no key', () => ({ data: { news_type: CATEGORY } }), 401],
  ['another content type', () => ({ data: '<xml/>', headers: { 'Content-Type': 'text/xml' } }), 415],
  ['broken JSON', () => ({ data: '{"ApiKey":', headers: { 'Content-Type': 'application/json' } }), 400],
  ['a huge body', () => ({ data: { ...question, search: 'ก'.repeat(30_000) } }), 413],
  ['a forged id', () => ({ data: { ApiKey: API_KEY, news_id: '0x10' } }), 422],
  ['an id that is no item', () => ({ data: { ApiKey: API_KEY, news_id: 2147483647 } }), 404],
] as const;

for (const [what, make, status] of refusals) {
  test(`${what} is rejected with ${status}`, async ({ request }) => {
    const response = await request.post('/api/news.php', make());
    expect(response.status()).toBe(status);
    expect(await response.json()).toMatchObject({ status: false });
  });
}

for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'] as const) {
  test(`${method} is not allowed for the calls`, async ({ request }) => {
    const response = await request.fetch('/api/news.php', { method });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toContain('POST');
  });
}

test('counting without an id reports what is missing', async ({ request }) => {
  for (const name of ['news.update.php', 'newsShareLink.update.php']) {
    const response = await request.post(`/api/${name}`, { data: { ApiKey: API_KEY } });
    expect(response.status()).toBe(422);
    expect(await response.json()).toMatchObject({ status: false, message: 'News ID is required' });
  }
});

test('the documentation lists every read call', async ({ page, request }) => {
  await page.goto('/api/docs');
  for (const name of ['news.php', 'newspicture.php', 'news.update.php', 'banners.php', 'links.php', 'logotop.php']) {
    await expect(page.getByText(name, { exact: false }).first()).toBeAttached();
  }
  expect(await (await request.get('/api/openapi.json')).json()).toMatchObject({
    openapi: expect.stringMatching(/^3\.1/),
  });
});
