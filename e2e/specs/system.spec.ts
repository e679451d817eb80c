import { expectAccessible } from '../support/accessibility';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const SCREEN = '/administrator/system';

test('the administrator sees the condition of the installation, in a narrow dark window too', async ({ page }) => {
  await signInAs(page.request, 'VecAdmin');
  await page.goto(SCREEN);
  await expect(page.getByRole('heading', { name: 'สถานะระบบ', level: 1 })).toBeVisible();
  for (const name of ['การสำรองและซ้อมกู้คืน', 'ดิสก์', 'คิวงาน', 'รุ่นและฐานข้อมูล', 'หน่วยความจำและแคชหน้าเว็บ'])
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  // Processes report each half minute, the first time as soon as they start.
  const processes = page.getByRole('table', { name: 'หน่วยความจำและแคชหน้าเว็บ' });
  await expect(processes.getByRole('row').filter({ hasText: 'gateway' })).toContainText('หน้า');
  await expect(processes.getByRole('row').filter({ hasText: 'render-0' })).toContainText('MB');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
});

test('the menu leads to it, and its links to the logs behind the numbers', async ({ page }) => {
  await signInAs(page.request, 'VecAdmin');
  await page.goto('/administrator');
  const menu = page.getByRole('navigation', { name: 'เมนูของพื้นที่ทำงาน' });
  await menu.locator('summary', { hasText: 'ตั้งค่า' }).click();
  await menu.getByRole('link', { name: 'สถานะระบบ' }).click();
  await expect(page).toHaveURL(new RegExp(`${SCREEN}$`));
  await page.getByRole('link', { name: 'เปิดบันทึกการเข้าสู่ระบบที่ถูกปฏิเสธ' }).click();
  await expect(page).toHaveURL(/\/administrator\/audit\?action=session\.open&outcome=refused$/);
});

test('the canary is a number for anybody, and no robot’s business', async ({ request }) => {
  const answer = await request.get('/api/v1/canary');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  expect(await answer.json()).toEqual({ beat: expect.any(Number) });
});

test('nobody else opens it', async ({ page, problems }) => {
  problems.allow(/status of 403/);
  await signInAs(page.request, 'newseditors');
  expect((await page.goto(SCREEN))?.status()).toBe(403);
  expect((await page.request.get('/newseditor/system')).status()).toBe(404);
});
