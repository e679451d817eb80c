import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { listCategories } from '../support/legacy-calls';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const SCREEN = { width: 360, height: 640 };
test.use({ viewport: SCREEN, contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page) => page.locator('summary[aria-label="เมนูหลัก"]');
const menu = (page: Page) => page.locator('details:has(> summary[aria-label="เมนูหลัก"]) > div');
const all = (page: Page) => page.getByRole('navigation', { name: 'ทุกหน้าของเว็บไซต์' });
const isModal = (page: Page) => page.evaluate(() => document.querySelector('main')?.inert);

test('the menu fills the window and has everything: categories, pages by kind, languages, login', async ({
  page,
  request,
}) => {
  await page.goto('/about/');
  await button(page).click();
  expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, ...SCREEN });
  for (const { newsCatName } of (await listCategories(request)).filter(
    ({ newsCatShowHide, newsCatID }) => newsCatShowHide === 1 && newsCatID <= 1012,
  ))
    await expect(all(page).getByRole('link', { name: newsCatName, exact: true })).toBeVisible();
  for (const name of ['เอกสาร', 'การมีส่วนร่วม', 'รับข่าวทางอีเมล', 'คำถามที่พบบ่อย', 'English'])
    await expect(all(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'เข้าสู่ระบบ' })).toHaveAttribute('href', '/login/');
  await expect(menu(page).getByRole('link', { name: 'ข่าวที่เก็บไว้' })).toBeVisible();
  await expectAccessible(page, { isModal: true });
  const wide = await menu(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(wide).toBe(0);
});

test('every link of the menu is answered', async ({ page, request }) => {
  await page.goto('/about/');
  const paths = await menu(page)
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(20);
  for (const path of new Set(paths)) expect.soft((await request.get(path)).status(), path).toBe(200);
});

test('it is opened, walked and closed by keyboard; the page behind it is out of reach', async ({ page }) => {
  await page.goto('/about/');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isModal(page)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'หน้าแรก' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect.poll(() => isModal(page)).toBe(false);
});

test('“back” closes it, and a link in it is one step in the history', async ({ page }) => {
  await page.goto('/contact/');
  await page.goto('/about/');
  await button(page).click();
  await expect.poll(() => isModal(page)).toBe(true);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/\/about\/$/);
  await button(page).click();
  await expect.poll(() => isModal(page)).toBe(true);
  await all(page).getByRole('link', { name: 'คำถามที่พบบ่อย' }).click();
  await expect(page).toHaveURL(/\/faq\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact\/$/);
});

test('a member finds the own area in it', async ({ page }) => {
  await signInAs(page.request, 'member');
  await page.goto('/member/');
  await page.goto('/about/');
  await button(page).click();
  await expect(menu(page).getByRole('link', { name: 'พื้นที่ของฉัน' })).toHaveAttribute('href', '/member');
});

test('without script its button opens and closes it', async ({ browser, baseURL }) => {
  const reader = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: SCREEN });
  const page = await reader.newPage();
  await page.goto('/about/');
  await button(page).click();
  await expect(all(page)).toBeVisible();
  await button(page).click();
  await expect(all(page)).toBeHidden();
  await button(page).click();
  await all(page).getByRole('link', { name: 'คำถามที่พบบ่อย' }).click();
  await expect(page).toHaveURL(/\/faq\/$/);
  await reader.close();
});

test('in a wide window it stays a small menu under its button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about/');
  await button(page).click();
  await expect(all(page)).toBeHidden();
  expect((await menu(page).boundingBox())?.width).toBeLessThan(400);
  expect(await isModal(page)).toBe(false);
});
