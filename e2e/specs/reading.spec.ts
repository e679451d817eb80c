import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { CATEGORY } from '../routes';
import { openBuilders } from '../support/database';
import { findNews, listNews } from '../support/legacy-calls';
import { expect, test } from '../support/test';

test.use({ isHydrating: false });

/**
 * Maximum size of what runs on a page without React while somebody reads it, in bytes compressed; the scripts before the
 * first paint are not counted.
 */
const READING_BYTES = 2_600;

const isScript = (request: Request) => request.url().includes('/_next/static/') && request.resourceType() === 'script';

/** Names of the framework's scripts that a page requests from now on. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => isScript(request) && asked.push(request.url()));
  return asked;
}

/** Reads a page as somebody does who presses nothing: to its end, and stays there for a moment. */
async function readToEnd(page: Page): Promise<void> {
  for (let screen = 0; screen < 12; screen++) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(1_500);
}

const toItem = (id: number) => `/readnews/news/?news_id=${id}`;

const pages = {
  home: () => '/',
  'a category': () => `/news_group/?news_type=${CATEGORY}`,
  'an item': toItem,
  'the search': () => '/search/',
  'a found page': () => '/search/?search=นักเรียน',
  'a page of documents': () => '/documents/',
} as const satisfies Record<string, (id: number) => string>;

for (const [name, addressOf] of Object.entries(pages)) {
  test(`whoever only reads ${name} loads no framework`, async ({ page, request }) => {
    const [item] = await listNews(request, { limit: 1 });
    const asked = watchScripts(page);
    await page.goto(addressOf(item?.news_id ?? 0));
    await readToEnd(page);
    expect(asked).toEqual([]);
    const scripts = await page.evaluate(() => [...document.scripts].map(({ text }) => text));
    const inline = scripts.filter((text) => text.startsWith('(function') && !text.includes('portal:likely'));
    const source = await page.locator('script[src^="/page-script/"]').getAttribute('src');
    const file = await request.get(source ?? '');
    expect(file.headers()['cache-control']).toContain('immutable');
    const reading = [...inline, await file.text()].join('');
    expect(reading).toContain('/api/v1/presence');
    expect(brotliCompressSync(reading).length).toBeLessThanOrEqual(READING_BYTES);
  });
}

test('the frame’s script of another build leads to the current one', async ({ page, request }) => {
  await page.goto('/about/');
  const current = await page.locator('script[src^="/page-script/"]').getAttribute('src');
  const old = await request.get('/page-script/0123456789abcdef.js', { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([307, current]);
  expect((await request.get('/page-script/..%2f.js', { maxRedirects: 0 })).status()).toBeLessThan(500);
});

test('a read is counted and shown, and the reader counts as online', async ({ page, request }) => {
  const { aNews, close } = await openBuilders();
  const item = await aNews();
  await close();
  const asked = watchScripts(page);
  const beat = page.waitForRequest('**/api/v1/presence');
  await page.goto(toItem(item.id));
  expect((await beat).postDataJSON().visitor).toMatch(/^[0-9a-f]{32}$/);
  await expect(page.locator('[data-reads]')).toHaveAttribute('title', /\b1\b/);
  await expect(page.locator('[data-reads] data')).toHaveText('1');
  expect((await findNews(request, item.id)).news_countread).toBe(1);
  const general = page.getByRole('contentinfo').locator('[data-online=general]');
  await expect.poll(async () => Number((await general.innerText()).replace(/\D/g, ''))).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});

test('the banners go on', async ({ page }) => {
  const asked = watchScripts(page);
  await page.goto('/');
  const carousel = page.locator('[data-carousel]');
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await expect(carousel.locator('[data-dot]').nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 15_000 });
  expect(asked).toEqual([]);
});

test.describe('without a choice about cookies', () => {
  test.use({ isConsenting: false });

  test('consent is given, recorded and used without the framework', async ({ page }) => {
    const asked = watchScripts(page);
    await page.goto('/about/');
    const notice = page.getByRole('region', { name: 'การขอความยินยอมเรื่องคุกกี้' });
    const recorded = page.waitForResponse('**/api/v1/consent');
    await notice.getByRole('button', { name: 'ยอมรับ' }).click();
    expect((await recorded).status()).toBe(200);
    await expect(notice).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    expect(asked).toEqual([]);
  });
});

test('saved items are marked in every page', async ({ page, request }) => {
  const [item] = await listNews(request, { limit: 1 });
  await page.addInitScript((id) => localStorage.setItem('bookmarkedNews', `[${id}]`), item?.news_id);
  const asked = watchScripts(page);
  await page.goto(toItem(item?.news_id ?? 0));
  await expect(page.locator('article [data-bookmark]').first()).toHaveAttribute('aria-pressed', 'true');
  expect(asked).toEqual([]);
});

test('a page that is left alone for long gets its scripts', async ({ page }) => {
  await page.clock.install();
  const asked = watchScripts(page);
  await page.goto('/about/');
  await page.clock.runFor(59_000);
  expect(asked).toEqual([]);
  await page.clock.runFor(2_000);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('items published meanwhile are announced to a reader', async ({ page }) => {
  const { aCategory, aNews, close } = await openBuilders();
  const { id: categoryId } = await aCategory();
  await aNews({ categoryId, topic: 'ข่าวเดิม' });
  await page.clock.install();
  await page.goto(`/news_group/?news_type=${categoryId}`);
  const asked = watchScripts(page);
  await aNews({ categoryId, topic: 'ข่าวล่าสุด', publishAt: new Date() });
  await close();
  // Every move of the reader begins the wait for a page left alone anew.
  await page.clock.runFor(30_000);
  await page.mouse.move(9, 9);
  await page.clock.runFor(29_000);
  expect(asked).toEqual([]);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('button', { name: 'ข่าวใหม่ 1 รายการ' })).toBeVisible();
});
