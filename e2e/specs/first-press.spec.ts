import { setTimeout as wait } from 'node:timers/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { listNews, listPictures } from '../support/legacy-calls';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

test.use({ isHydrating: false });

const LIST = '/news_group/';
const SLOW_MS = 1_500;

const card = (page: Page) => page.getByRole('article').first();
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** A slow network, so that a press is over long before its script is there. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/_next/static/**/*.js', async (route) => {
    await wait(SLOW_MS);
    await route.continue().catch(() => undefined);
  });
}

/** Opens an item with two pictures or more; returns the link of the second. */
async function openGallery(page: Page, request: APIRequestContext) {
  for (const { news_id: id } of await listNews(request, { limit: 40 })) {
    if ((await listPictures(request, id)).length < 2) continue;
    await page.goto(`/readnews/news/?news_id=${id}`);
    return page.getByRole('link', { name: /^ภาพที่ 2 จาก/ });
  }
  throw new Error('no item with two pictures');
}

test.beforeEach(async ({ page }) => slowDown(page));

test('a pressed button does its work once: a bookmark', async ({ page }) => {
  await page.goto(LIST);
  const bookmark = card(page).getByRole('button', { name: 'บุ๊กมาร์กข่าวนี้' });
  await bookmark.click();
  await expect(said(page, 'เพิ่มข่าวนี้ในรายการบุ๊กมาร์กแล้ว')).toBeVisible();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
});

test('a pressed button opens its panel', async ({ page }) => {
  await page.goto(LIST);
  await card(page)
    .getByRole('button', { name: /แชร์ข่าวนี้/ })
    .click();
  await expect(page.getByRole('link', { name: 'Facebook' })).toBeVisible();
});

test('an opened menu takes the focus to its field and closes with Escape', async ({ page }) => {
  await page.goto('/about/');
  const menu = page.locator('summary[aria-label="การแสดงผล"]');
  await menu.click();
  await expect(page.getByRole('radio', { name: '100%' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: '100%' })).toBeHidden();
  await expect(menu).toBeFocused();
});

test('a chosen option applies', async ({ page }) => {
  await page.goto(LIST);
  await page.locator('select[name=sort]').selectOption('news_countread');
  await expect(page).toHaveURL(/sort=news_countread/);
  await expect(page.locator('select[name=sort]')).toHaveValue('news_countread');
});

test('a chosen option applies on a page of staff too', async ({ page }) => {
  await signInAs(page.request, 'VecAdmin');
  await page.goto('/administrator/statistics');
  await page.getByRole('combobox', { name: 'ประเภทหน่วยงาน' }).selectOption({ label: 'สถานศึกษา' });
  await expect(page).toHaveURL(/kind=college/);
});

test('a radio button and a checkbox apply', async ({ page }) => {
  await page.goto('/about/');
  await page.locator('summary[aria-label="การแสดงผล"]').click();
  await page.getByText('125%').click();
  await page.getByText('ความคมชัดสูง').click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-text', '125');
  await expect(html).toHaveAttribute('data-contrast', 'high');
  await expect(page.getByRole('radio', { name: '125%' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'ความคมชัดสูง' })).toBeChecked();
});

test('a picture opens over the page instead of leaving it', async ({ page, request }) => {
  const second = await openGallery(page, request);
  const address = page.url();
  await second.click();
  await expect(page.getByRole('dialog', { name: 'ภาพประกอบข่าว' })).toBeVisible();
  expect(page.url()).toBe(address);
});

test('an arrow turns the banners', async ({ page }) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'แบนเนอร์ประชาสัมพันธ์' });
  await carousel.getByRole('button', { name: 'แบนเนอร์ถัดไป' }).click();
  await expect(carousel.locator('[data-dot]').nth(1)).toHaveAttribute('aria-current', 'true');
  await carousel.getByRole('button', { name: 'หยุดเลื่อนแบนเนอร์' }).click();
  await expect(carousel.getByRole('button', { name: 'เลื่อนแบนเนอร์อัตโนมัติ' })).toBeVisible();
});

test('the link to a form of the login page opens it in place', async ({ page }) => {
  await page.goto('/login/');
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await page.locator('main [data-opens=member]').click();
  await expect(page.locator('#member-form [name=name]')).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('the keyboard loads the scripts when it reaches a control, not on links', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => /_next\/static\/.*\.js/.test(request.url()) && asked.push(request.url()));
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.keyboard.type('นักเรียน');
  await expect(page.getByRole('banner').getByRole('listbox')).toBeVisible();
});

test('typed text survives, and is searched for', async ({ page }) => {
  await page.goto('/about/');
  const field = page.getByRole('banner').locator('[name=search]').first();
  await field.click();
  await page.keyboard.type('นักเรียน');
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('นักเรียน');
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible();
  await page.keyboard.type('ทุน');
  await expect(field).toHaveValue('นักเรียนทุน');
});

test('Enter sends a form before its script is there', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.goto('/about/');
  const field = page.getByRole('banner').locator('[name=search]').first();
  await field.fill('นักเรียน');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?search=/);
  await expect(page.locator('main [type=search]')).toHaveValue('นักเรียน');
});

test('without its script a picture is opened by itself', async ({ page, request, problems }) => {
  problems.allow(/ERR_FAILED|ChunkLoadError/);
  await page.unrouteAll();
  await page.route('**/_next/static/**/*.js', () => new Promise(() => undefined));
  await (await openGallery(page, request)).click();
  await expect(page).toHaveURL(/\/media\//, { timeout: 15_000 });
});
