import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { takeScreenshot } from '../support/screenshot';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const DESK = '/newseditor/front_page';
const PREVIEW = '/readnews/preview/home/';
const VIDEOS = 'วิดีโอ';

const findRow = (page: Page, name: string) =>
  page.getByRole('list', { name: 'ส่วนของหน้าแรกตามลำดับ' }).getByRole('listitem').filter({ hasText: name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
/** Presses the undo button of the newest toast. */
const undo = (page: Page) => page.getByRole('button', { name: 'เลิกทำ' }).last().click();
/** HTML of a page as the portal sends it. */
const readText = async ({ request }: Page, address: string) => (await request.get(address)).text();
const hasVideos = async (page: Page, address = '/') => (await readText(page, address)).includes('id="videos"');

// Serial: both arrange the one front page.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ page }) => signInAs(page.request, 'newseditors'));

test('a section is switched off in the draft, seen in the preview, published, and brought back', async ({ page }) => {
  await page.goto(`${DESK}?preview=desktop`);
  await expect(page.frameLocator('iframe').locator('#videos')).toBeAttached();
  await findRow(page, VIDEOS)
    .getByRole('button', { name: `ซ่อน ${VIDEOS}` })
    .click();
  await expect(findRow(page, VIDEOS).getByText('ซ่อนอยู่')).toBeVisible();
  await expect(page.frameLocator('iframe').locator('#most-read')).toBeAttached();
  await expect(page.frameLocator('iframe').locator('#videos')).toHaveCount(0);
  expect([await hasVideos(page), await hasVideos(page, PREVIEW)]).toEqual([true, false]);

  await press(page, 'เผยแพร่แบบนี้');
  await expect(page.getByText('เผยแพร่หน้าแรกแบบใหม่แล้ว')).toBeVisible();
  expect(await hasVideos(page)).toBe(false);
  await undo(page);
  await expect(page.getByText('หน้าแรกกลับเป็นแบบก่อนหน้าแล้ว')).toBeVisible();
  expect(await hasVideos(page)).toBe(true);
});

test('sections are moved by keyboard, and the draft is discarded and brought back', async ({ page }) => {
  await page.goto(DESK);
  await findRow(page, 'แบนเนอร์').getByRole('button', { name: 'เลื่อนลง แบนเนอร์' }).press('Enter');
  await expect(page.getByText('มีการจัดหน้าที่ยังไม่เผยแพร่')).toBeVisible();
  await press(page, 'ทิ้งฉบับร่าง');
  await expect(page.getByText('ผู้อ่านเห็นหน้าแรกตามลำดับนี้แล้ว')).toBeVisible();
  await undo(page);
  await expect(page.getByText('มีการจัดหน้าที่ยังไม่เผยแพร่')).toBeVisible();
  await press(page, 'ทิ้งฉบับร่าง');
  await expect(page.getByText('ผู้อ่านเห็นหน้าแรกตามลำดับนี้แล้ว')).toBeVisible();
});

test('the desk with its preview is accessible and fits a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${DESK}?preview=phone`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page, { exclude: ['[data-preview]'] });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an editor switches a section off, discards the draft, and stays at the own desk', async ({ page }) => {
    await page.goto(DESK);
    await findRow(page, VIDEOS)
      .getByRole('button', { name: `ซ่อน ${VIDEOS}` })
      .click();
    await expect(page).toHaveURL(/\/newseditor\/front_page\/?$/);
    await expect(findRow(page, VIDEOS).getByText('ซ่อนอยู่')).toBeVisible();
    expect([await hasVideos(page), await hasVideos(page, PREVIEW)]).toEqual([true, false]);
    await press(page, 'ทิ้งฉบับร่าง');
    await expect(page.getByText('ผู้อ่านเห็นหน้าแรกตามลำดับนี้แล้ว')).toBeVisible();
  });
});

test('the desk is an entry of the editors’ menu, its preview open until it is closed; older links lead to it', async ({
  page,
}) => {
  await page.goto('/newseditor/news?view=front');
  await expect(page).toHaveURL(/\/newseditor\/front_page$/);
  await expect(page.getByRole('heading', { level: 1, name: 'จัดหน้าแรก' })).toBeVisible();
  const entry = page.locator('#area-sidebar').getByRole('link', { name: 'จัดหน้าแรก' });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(page.frameLocator('iframe').locator('#most-read')).toBeAttached();
  await takeScreenshot(page, 'front desk', 'light');
  await page.getByRole('link', { name: 'ปิดตัวอย่าง', exact: true }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await entry.click();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('the preview is for those who arrange the front page', async ({ page, browser, problems }) => {
  problems.allow(/404/);
  expect((await page.request.get(PREVIEW)).status()).toBe(200);
  const stranger = await browser.newContext();
  expect((await stranger.request.get(PREVIEW)).status()).toBe(404);
  await stranger.close();
  await signInAs(page.request, 'college');
  expect((await page.request.get(PREVIEW)).status()).toBe(404);
});
