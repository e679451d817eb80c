import type { APIRequestContext, Page } from '@playwright/test';
import { BRAND, CATEGORY } from '../routes';
import { expectAccessible } from '../support/accessibility';
import { openBuilders } from '../support/database';
import { expect, test } from '../support/test';

const RSS = 'link[rel=alternate][type="application/rss+xml"]';
const FORMATS = ['application/rss+xml', 'application/atom+xml', 'application/feed+json'];
const PNG_SIZE_AT = 16;

/** Path and query of the feed that a page links to. */
const findFeed = async (page: Page) => {
  const { pathname, search } = new URL((await page.locator(RSS).getAttribute('href')) ?? '');
  return pathname + search;
};

const readSize = async (request: APIRequestContext, address: string) => {
  const answer = await request.get(address);
  const bytes = await answer.body();
  return {
    status: answer.status(),
    type: answer.headers()['content-type'],
    kept: answer.headers()['cache-control'],
    size: [bytes.readUInt32BE(PNG_SIZE_AT), bytes.readUInt32BE(PNG_SIZE_AT + 4)],
  };
};

test('every list links to its feed, which opens, is revalidated by ETag and loses a withdrawn item', async ({
  page,
  request,
}) => {
  const builders = await openBuilders();
  const category = await builders.aCategory();
  const item = await builders.aNews({ categoryId: category.id, topic: 'ก๊น้ำ & <b> ]]>' });
  for (const [address, feed] of [
    ['/', '/feed/rss.xml'],
    ['/lifeStyle/', '/feed/rss.xml?section=lifestyle'],
    [`/news_group/?news_type=${category.id}`, `/feed/rss.xml?news_type=${category.id}`],
  ] as const) {
    await page.goto(address);
    expect(await findFeed(page)).toBe(feed);
    const types = await page
      .locator('link[rel=alternate][title]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('type')));
    expect(types).toEqual(FORMATS);
  }
  await page.locator('main summary', { hasText: 'ติดตามข่าว' }).click();
  await expectAccessible(page);
  for (const [name, type] of [
    ['RSS', FORMATS[0]],
    ['Atom', FORMATS[1]],
    ['JSON Feed', FORMATS[2]],
  ]) {
    const href = await page.locator('main').getByRole('link', { name, exact: true }).getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toContain(type);
    expect(await answer.text()).toContain(`news_id=${item.id}`);
  }
  const feed = `/feed/?news_type=${category.id}`;
  const first = await request.get(feed);
  const known = { 'If-None-Match': first.headers().etag ?? '' };
  expect((await request.get(feed, { headers: known })).status()).toBe(304);
  await builders.removeCategory(category.id);
  // The portal is notified of a change by another process a moment later.
  await expect.poll(async () => (await request.get(feed, { headers: known })).status()).toBe(404);
  await builders.close();
});

test('an item without a cover has a rendered picture; printed, it shows its URL and the date', async ({
  page,
  request,
}) => {
  const builders = await openBuilders();
  const category = await builders.aCategory();
  const item = await builders.aNews({ categoryId: category.id, topic: 'ที่ปี่ <i>น้ำ</i> & ก๊' });
  await page.goto(`/readnews/news/?news_id=${item.id}`);
  const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect(await readSize(request, picture)).toEqual({
    status: 200,
    type: 'image/png',
    kept: 'public, max-age=31536000, immutable',
    size: [1200, 630],
  });
  const [article] = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '[]');
  expect(article).toMatchObject({ '@type': 'NewsArticle', headline: item.topic, image: [picture] });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText(`ที่มา: ${new URL(page.url()).origin}/readnews/news/?news_id=${item.id} · พิมพ์เมื่อวัน`),
  ).toBeVisible();
  await builders.removeCategory(category.id);
  await expect.poll(async () => (await request.get(picture)).status()).toBe(404);
  await builders.close();
});

test('the archive leads by year and month to its items, and to neighbouring months', async ({ page, request }) => {
  await page.goto('/archive/');
  await expect(page).toHaveTitle(`คลังข่าวรายเดือน · News Archive | ${BRAND}`);
  await page.getByRole('navigation', { name: 'กรองตามหมวดหมู่', exact: true }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/archive\/\?news_type=\d+$/);
  await page.locator('main a[href*="/archive/25"]').nth(1).click();
  await expect(page).toHaveURL(/\/archive\/25\d\d\/\d{1,2}\/\?news_type=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^ข่าวเดือน\S+ 25\d\d$/);
  await expect(page.locator('main article').first()).toBeVisible();
  await page.locator('main a[rel=prev]').click();
  await expect(page.locator('main a[rel=next]')).toBeVisible();
  await page.getByRole('navigation', { name: 'เส้นทางของหน้า' }).getByRole('link', { name: 'คลังข่าวรายเดือน' }).click();
  await expect(page).toHaveURL(/\/archive\/\?news_type=\d+$/);
  for (const address of [
    '/archive/2599/1/',
    '/archive/x/',
    '/archive/2569/13/',
    `/archive/?news_type=${2 ** 31 - 1}`,
  ]) {
    expect((await request.get(address)).status()).toBe(404);
  }
});

test('the most read items are linked on the home page and filtered by period and category', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'ข่าวที่อ่านมากที่สุด' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ข่าวที่อ่านมากที่สุด');
  await page.getByRole('link', { name: '1 ปี', exact: true }).click();
  await page.locator(`main a[href="/most_read/?news_type=${CATEGORY}&days=365"]`).click();
  await expect(page.getByRole('link', { name: '1 ปี', exact: true })).toHaveAttribute('aria-current', 'page');
  const reads = await page
    .locator('main li')
    .getByText(/^อ่าน [\d,]+ ครั้ง/)
    .allTextContents();
  const numbers = reads.map((text) => Number(text.replace(/\D/g, '')));
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
});

test('robots find the sitemaps, and in them the newest items', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const maps = [...robots.matchAll(/^Sitemap: (\S+)$/gm)].map(([, address]) => address ?? '');
  expect(maps).toEqual([`${baseURL}/sitemap.xml`, `${baseURL}/news-sitemap.xml`]);
  const index = await (await request.get('/sitemap.xml')).text();
  const last = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '').at(-1) ?? '';
  const shard = await request.get(last);
  expect(shard.headers()['content-type']).toBe('application/xml; charset=utf-8');
  expect(await shard.text()).toMatch(/<loc>[^<]+news_id=\d+<\/loc><lastmod>[^<]+\+07:00<\/lastmod>/);
});
