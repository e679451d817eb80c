import type { Page } from '@playwright/test';
import { areas } from '@/lib/areas/areas';
import { expectAccessible } from '../support/accessibility';
import { type SignedInRole, signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const MENU = 'เมนูของพื้นที่ทำงาน';
const phone = { width: 360, height: 740 };
const sidebar = (page: Page) => page.getByRole('navigation', { name: MENU });
const logoutButton = (page: Page) => page.getByRole('button', { name: 'ออกจากระบบ' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'เมนู', exact: true });

async function open(page: Page, role: SignedInRole, path = ''): Promise<void> {
  await signInAs(page.request, role);
  await page.goto(path ? `${areas[role].root}/${path}` : areas[role].root);
}

test('an unknown path of an area is a 404 inside its layout', async ({ page, problems }) => {
  problems.allow(/404/);
  await signInAs(page.request, 'college');
  const response = await page.goto('/colleges/nothing');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('ไม่พบหน้าที่ต้องการ');
  await expect(sidebar(page)).toBeVisible();
});

test('another role’s area is a 403 without its layout, with a link to the own one', async ({ page, problems }) => {
  problems.allow(/403/);
  await signInAs(page.request, 'college');
  const response = await page.goto('/administrator/audit');
  expect(response?.status()).toBe(403);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(sidebar(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'ไปพื้นที่ทำงานของฉัน' }).click();
  await expect(page).toHaveURL(/\/colleges$/);
});

test('a visitor is redirected to the login page, with the way back in the URL', async ({ request }) => {
  const response = await request.get('/colleges/college_news?page=2', { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(response.headers().location).toBe('/login/?next=%2Fcolleges%2Fcollege_news%3Fpage%3D2');
  expect(await response.text()).not.toContain(MENU);
});

test('the breadcrumbs lead back to the list and, where the menu is not beside the page, to the home', async ({
  page,
}) => {
  await open(page, 'VecProvince', 'procentral_college');
  const row = page.locator('tbody').getByRole('link').first();
  const name = (await row.textContent()) ?? '';
  await row.click();
  const crumbs = page.getByRole('navigation', { name: 'เส้นทางของหน้า' });
  await expect(crumbs.getByRole('listitem')).toHaveText([/หน้าหลัก/, /สถานศึกษา/, new RegExp(name.trim())]);
  await crumbs.getByRole('link', { name: 'สถานศึกษา' }).click();
  await expect(page).toHaveURL(/\/procentral_college$/);
  await expect(crumbs).toBeHidden();
  await page.setViewportSize(phone);
  await crumbs.getByRole('link', { name: 'หน้าหลัก' }).click();
  await expect(page).toHaveURL(/\/provincealcentral$/);
});

test('a section of the menu opens, and stays open on its pages', async ({ page }) => {
  await open(page, 'newseditors');
  const entry = sidebar(page).getByRole('link', { name: 'สถานศึกษา', exact: true });
  await expect(entry).toBeHidden();
  await sidebar(page).locator('summary', { hasText: 'กลุ่มผู้ใช้งาน' }).click();
  await entry.click();
  await expect(page).toHaveURL(/\/newseditor\/college$/);
  await expect(entry).toBeVisible();
  await expect(entry).toHaveAttribute('aria-current', 'page');
});

test('a menu is scrolled to the entry of the page, and the page stays at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, 'VecAdmin', 'system');
  await expect(sidebar(page).locator('[aria-current]')).toBeInViewport();
  expect(await sidebar(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the menu collapses to its icons, keeps their names, and stays so', async ({ page }) => {
  await open(page, 'college');
  const fold = page.getByRole('button', { name: 'ย่อหรือขยายเมนู' });
  const entry = sidebar(page).getByRole('link', { name: 'ฟีดข่าว' });
  const width = async () => (await entry.boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(180);
  await fold.click();
  await expect.poll(width).toBeLessThan(60);
  await page.reload();
  expect(await width()).toBeLessThan(60);
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page);
  await fold.click();
  await expect.poll(width).toBeGreaterThan(180);
});

test('the menu of a phone works by keyboard', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, 'college');
  await expect(sidebar(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'ข้ามไปเนื้อหาหลัก' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sidebar(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'ปิดเมนู' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  for (const name of ['ปิดเมนู', 'หน้าหลัก', /^งานที่รอ/, 'ฟีดข่าว']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/colleges\/news$/);
});

test('the skip link leads past the menu', async ({ page }) => {
  await open(page, 'iven');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a member finds the public news and documents in the menu', async ({ page }) => {
  await open(page, 'member');
  await expect(sidebar(page).getByRole('link', { name: 'ข่าว', exact: true })).toHaveAttribute('href', '/news_group/');
  await expect(sidebar(page).getByRole('link', { name: 'เอกสาร', exact: true })).toHaveAttribute('href', '/documents/');
  await expect(sidebar(page).getByRole('link', { name: 'ติดต่อเรา' })).toHaveAttribute('href', '/member/contact');
});

test('the logged-in user is stored for the tab until logout', async ({ page }) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('user'));
  await open(page, 'college');
  await expect.poll(kept).not.toBeNull();
  const user: unknown = JSON.parse((await kept()) ?? '{}');
  expect(user).toEqual({ id: expect.any(Number), name: expect.any(String), type: 'college' });
  await page.goto('/about/');
  await page.getByRole('banner').getByRole('link', { name: 'พื้นที่ของฉัน' }).click();
  await expect(page).toHaveURL(/\/colleges$/);
  await logoutButton(page).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await kept()).toBeNull();
  await expect(page.getByRole('banner').getByRole('link', { name: 'เข้าสู่ระบบ' })).toHaveAttribute('href', '/login/');
  const response = await page.request.get('/colleges', { maxRedirects: 0 });
  expect(response.status()).toBe(307);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the menu and its sections open, and its entries are links', async ({ page }) => {
    await open(page, 'VecAdmin');
    await expect(sidebar(page)).toBeHidden();
    await menuButton(page).click();
    await expect(sidebar(page)).toBeVisible();
    await sidebar(page).locator('summary', { hasText: 'ตั้งค่า' }).click();
    await sidebar(page).getByRole('link', { name: 'บันทึกการใช้งาน' }).click();
    await expect(page).toHaveURL(/\/administrator\/audit$/);
    await expect(page.locator('h1')).toHaveText('บันทึกการใช้งาน');
  });

  test('logout works', async ({ page }) => {
    await open(page, 'usercollege');
    await logoutButton(page).click();
    await expect(page).toHaveURL(/\/\?notice=left$/);
    const response = await page.request.get('/users', { maxRedirects: 0 });
    expect(response.status()).toBe(307);
  });
});
