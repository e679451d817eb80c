import type { Page, Request } from '@playwright/test';
import { CATEGORY } from '../routes';
import { openBuilders } from '../support/database';
import { listNews } from '../support/legacy-calls';
import { expect, test } from '../support/test';

const LIST = `/news_group/?news_type=${CATEGORY}`;
const KEPT_MS = 300_000;
const REFRESH_MS = 60_000;

const headings = (page: Page) => page.locator('main').getByRole('article').getByRole('heading');
const listTopics = (items: readonly { news_topic: string }[]) => items.map(({ news_topic }) => news_topic);

/** Records the list requests from now on. */
function watchLists(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => request.url().includes('/api/v1/news?') && asked.push(request));
  return asked;
}

test('a search changes the list in place and is in the URL', async ({ page, request }) => {
  const [item] = await listNews(request, { news_type: CATEGORY, limit: 1 });
  const word = item?.news_topic.slice(0, 8) ?? '';
  await page.goto(`${LIST}&page=2`);
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  const search = page.locator('main').getByRole('searchbox');
  await search.fill(word);
  await search.press('Enter');
  const found = await listNews(request, { news_type: CATEGORY, limit: 12, search: word });
  await expect(headings(page)).toHaveText(listTopics(found));
  const params = new URL(page.url()).searchParams;
  expect(params.get('search')).toBe(word);
  expect(params.has('page')).toBe(false);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

for (const [label, sort] of [
  ['จำนวนการอ่าน', 'news_countread'],
  ['จำนวนการแชร์', 'news_Countshare'],
] as const) {
  test(`the list can be sorted by ${sort}, both ways`, async ({ page, request }) => {
    await page.goto(`${LIST}&page=2`);
    await page.getByLabel('เรียงตาม').selectOption({ label });
    await expect(headings(page)).toHaveText(
      listTopics(await listNews(request, { news_type: CATEGORY, limit: 12, sort })),
    );
    expect(new URL(page.url()).searchParams.has('page')).toBe(false);
    await page.getByLabel('ลำดับ').selectOption('asc');
    const ascending = await listNews(request, { news_type: CATEGORY, limit: 12, sort, desc: 0 });
    await expect(headings(page)).toHaveText(listTopics(ascending));
    await expect(page).toHaveURL(new RegExp(`sort=${sort}&dir=asc`));
  });
}

test('a URL restores its list', async ({ page, request }) => {
  await page.goto(`${LIST}&page=2&per=24&sort=news_countread`);
  const items = await listNews(request, { news_type: CATEGORY, limit: 24, offset: 24, sort: 'news_countread' });
  await expect(headings(page)).toHaveText(listTopics(items));
  await expect(page.getByLabel('จำนวนต่อหน้า')).toHaveValue('24');
  await expect(page.getByLabel('เรียงตาม')).toHaveValue('news_countread');
});

test('pages are reached by number, next, last and first', async ({ page, request }) => {
  await page.goto(LIST);
  const pager = page.getByRole('navigation', { name: 'เลือกหน้า' });
  await expect(pager.getByRole('link', { name: 'หน้าก่อน' })).toHaveCount(0);
  await pager.getByRole('link', { name: 'หน้า 2', exact: true }).click();
  const second = await listNews(request, { news_type: CATEGORY, limit: 12, offset: 12 });
  await expect(headings(page)).toHaveText(listTopics(second));
  await expect(page).toHaveURL(/[?&]page=2$/);
  await expect(pager.getByRole('link', { name: 'หน้า 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await pager.getByRole('link', { name: 'หน้าสุดท้าย' }).click();
  await expect(pager.getByRole('link', { name: 'หน้าถัดไป' })).toHaveCount(0);
  await pager.getByRole('link', { name: 'หน้าแรกสุด' }).click();
  await expect(headings(page)).toHaveText(listTopics(await listNews(request, { news_type: CATEGORY, limit: 12 })));
});

test('going back within 300 seconds makes no request, later it does', async ({ page, request }) => {
  await page.clock.install();
  await page.goto(LIST);
  const first = listTopics(await listNews(request, { news_type: CATEGORY, limit: 12 }));
  const second = listTopics(await listNews(request, { news_type: CATEGORY, limit: 12, offset: 12 }));
  const asked = watchLists(page);
  await page.getByRole('link', { name: 'หน้า 2', exact: true }).click();
  await expect(headings(page)).toHaveText(second);
  expect(asked).toHaveLength(1);
  await page.goBack();
  await expect(headings(page)).toHaveText(first);
  await page.goForward();
  await expect(headings(page)).toHaveText(second);
  expect(asked).toHaveLength(1);
  await page.getByRole('switch').click();
  await page.clock.fastForward(KEPT_MS + 1_000);
  await page.goBack();
  await expect.poll(() => asked.length).toBe(2);
  await expect(headings(page)).toHaveText(first);
});

test('a reload requests the list again', async ({ page }) => {
  await page.goto(LIST);
  const asked = watchLists(page);
  await page.getByRole('link', { name: 'หน้า 2', exact: true }).click();
  await expect.poll(() => asked.length).toBe(1);
  await page.reload();
  await page.getByRole('link', { name: 'หน้า 1', exact: true }).click();
  await expect.poll(() => asked.length).toBe(2);
});

test('one button clears all filters', async ({ page, request }) => {
  await page.goto(`${LIST}&page=2&per=24&sort=news_countread&dir=asc&search=ก`);
  await page.getByRole('link', { name: 'ล้างตัวกรอง' }).first().click();
  await expect(headings(page)).toHaveText(listTopics(await listNews(request, { news_type: CATEGORY, limit: 12 })));
  await expect(page).toHaveURL(new RegExp(`news_type=${CATEGORY}$`));
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('link', { name: 'ล้างตัวกรอง' })).toHaveCount(0);
});

test('a search without results says so', async ({ page }) => {
  await page.goto(`${LIST}&search=qqqqqqqq`);
  await expect(page.locator('main')).toContainText('ไม่พบข่าวที่ตรงกับคำค้น');
  await expect(page.locator('main').getByRole('article')).toHaveCount(0);
});

test('a list that cannot be loaded says so and can be retried', async ({ page, request, problems }) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  await page.goto(LIST);
  await page.route('**/api/v1/news?*', (route) => route.abort());
  await page.getByRole('link', { name: 'หน้า 2', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'ไม่สามารถโหลดข่าวได้' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'ไม่สามารถโหลดข่าวได้' })).toBeVisible();
  await page.unroute('**/api/v1/news?*');
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  const second = await listNews(request, { news_type: CATEGORY, limit: 12, offset: 12 });
  await expect(headings(page)).toHaveText(listTopics(second));
  await expect(alert).toHaveCount(0);
});

test('new items are announced after 60 seconds and shown on request', async ({ page }) => {
  const { aCategory, aNews, close } = await openBuilders();
  const { id: categoryId } = await aCategory();
  await aNews({ categoryId, topic: 'ข่าวแรกของหมวด' });
  await page.clock.install();
  await page.goto(`/news_group/?news_type=${categoryId}`);
  await expect(headings(page)).toHaveText(['ข่าวแรกของหมวด']);
  await aNews({ categoryId, topic: 'ข่าวที่สองของหมวด', publishAt: new Date() });
  await close();
  const button = page.getByRole('button', { name: 'ข่าวใหม่ 1 รายการ' });
  await page.clock.fastForward(REFRESH_MS - 2_000);
  await expect(button).toHaveCount(0);
  await page.clock.fastForward(3_000);
  await expect(button).toBeVisible();
  await expect(headings(page)).toHaveText(['ข่าวแรกของหมวด']);
  await button.click();
  await expect(headings(page)).toHaveText(['ข่าวที่สองของหมวด', 'ข่าวแรกของหมวด']);
  await expect(button).toHaveCount(0);
});

test('the auto-refresh can be turned off, and stays off', async ({ page }) => {
  await page.clock.install();
  await page.goto(LIST);
  await expect(page.getByRole('switch')).toBeChecked();
  await page.getByRole('switch').click();
  await page.reload();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(listForcedLooks)).toEqual({ tabLines: 0, outline: 'solid', hasKnob: true });
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  await expect(page.locator('main nav:visible, main search:visible')).toHaveCount(0);
  const asked = watchLists(page);
  await page.clock.fastForward(REFRESH_MS * 2);
  expect(asked).toHaveLength(0);
});

test('a list that loads slowly shows the loading bar', async ({ page }) => {
  await page.goto(LIST);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/news?**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('จำนวนต่อหน้า').selectOption('24');
  await expect(page.getByRole('progressbar')).toBeVisible();
  answer();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a page after the last one redirects to the last one', async ({ page }) => {
  const answer = await page.request.get(`${LIST}&page=999`, { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  await page.goto(`${LIST}&per=24&page=999`);
  const pages = Number(
    /จาก (\d+)/.exec((await page.getByRole('status').filter({ hasText: 'หน้า' }).textContent()) ?? '')?.[1],
  );
  const params = new URL(page.url()).searchParams;
  expect([params.get('page'), params.get('per')]).toEqual([String(pages), '24']);
  expect(await headings(page).count()).toBeGreaterThan(0);
});

/** With forced colours: lines of tabs that are not the current one, and the outlines of the switch. */
function listForcedLooks(): { tabLines: number; outline?: string; hasKnob: boolean } {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const [track, knob] = document.querySelectorAll('[role="switch"] span');
  const tabs = [...document.querySelectorAll('.tab:not([aria-current])')];
  return {
    tabLines: tabs.filter((tab) => getComputedStyle(tab).borderBottomColor !== canvas).length,
    outline: track && getComputedStyle(track).outlineStyle,
    hasKnob: knob !== undefined && getComputedStyle(knob).backgroundColor !== canvas,
  };
}
