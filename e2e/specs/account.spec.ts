import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../support/accessibility';
import { ADMINISTRATOR_PASSWORD, createAdministrator, logInAdministrator } from '../support/administrator';
import { openReader } from '../support/consent';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const STEP_MS = 30_000;
const OTHER_PASSWORD = 'ม้าขาวกินหญ้าริมบึง 77';

test('the second factor is set up, asked for, entered and turned off', async ({ page, browser, baseURL }) => {
  test.slow();
  const name = await createAdministrator();
  await logInAdministrator(page.request, name);
  await page.goto('/administrator/account');
  await page.getByRole('button', { name: 'ตั้งค่าการยืนยันสองขั้นตอน' }).click();
  await expect(page.getByRole('img', { name: 'คิวอาร์โค้ด' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.locator('main code').innerText()).replaceAll(/\s/g, '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  // A code of the next step is accepted too: neither expires if the test is slow.
  const timestamp = Date.now();
  await page.locator('[name=code]').fill(totp.generate({ timestamp }));
  await page.getByRole('button', { name: 'เปิดใช้' }).click();
  await expect(page.locator('main ol code')).toHaveCount(10);
  const [recovery = ''] = await page.locator('main ol code').allInnerTexts();
  await page.reload();
  await expect(page.locator('main ol code')).toHaveCount(0);

  for (const [javaScriptEnabled, code] of [
    [true, () => totp.generate({ timestamp: timestamp + STEP_MS })],
    [false, () => recovery],
  ] as const) {
    const other = await openReader(browser, { baseURL, javaScriptEnabled });
    const entry = await other.newPage();
    await logInAdministrator(other.request, name);
    await entry.goto('/administrator/usersystems');
    await expect(entry).toHaveURL(/\/login\/code\//);
    await entry.locator('[name=code]').fill(code());
    await entry.getByRole('button', { name: 'ยืนยัน', exact: true }).click();
    await expect(entry).toHaveURL(/\/administrator\/usersystems$/);
    await other.close();
  }

  await page.reload();
  await page.getByText('ปิดการยืนยันสองขั้นตอน').click();
  const off = page.locator('form').filter({ has: page.getByRole('button', { name: 'ปิด', exact: true }) });
  await off.locator('[name=password]').fill(ADMINISTRATOR_PASSWORD);
  await off.getByRole('button', { name: 'ปิด', exact: true }).click();
  await expect(page.getByRole('button', { name: 'ตั้งค่าการยืนยันสองขั้นตอน' })).toBeVisible();
});

test('a wrong current password is reported beside its field, the right one logs other devices out', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const name = await createAdministrator();
  await logInAdministrator(page.request, name);
  const other = await openReader(browser, { baseURL });
  await logInAdministrator(other.request, name);
  await page.goto('/administrator/account');
  await expect(page.getByRole('button', { name: /^ออกจากระบบที่ / })).toHaveCount(1);
  const form = page.locator('form').filter({ has: page.locator('[name=repeated]') });
  await form.locator('[name=current]').fill('wrong');
  await form.locator('[name=password]').fill(OTHER_PASSWORD);
  await form.locator('[name=repeated]').fill(OTHER_PASSWORD);
  await form.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();
  await expect(form.getByText('รหัสผ่านปัจจุบันไม่ถูกต้อง')).toBeVisible();
  await expect(form.locator('[name=current]')).toBeFocused();
  await expect(form.locator('[name=password]')).toHaveValue(OTHER_PASSWORD);
  await form.locator('[name=current]').fill(ADMINISTRATOR_PASSWORD);
  await form.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();
  await expect(page.getByText('เปลี่ยนรหัสผ่านแล้ว')).toBeVisible();
  await expect(page.getByRole('button', { name: /^ออกจากระบบที่ / })).toHaveCount(0);
  expect((await other.request.get('/administrator', { maxRedirects: 0 })).status()).toBe(307);
  await page.reload();
  await expect(page).toHaveURL(/\/administrator\/account$/);
  await other.close();
});

test('a member downloads their own data, and another site’s page can’t', async ({ page }) => {
  await signInAs(page.request, 'member');
  await page.goto('/member/account');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'ดาวน์โหลดแบบ JSON' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');
  const ask = (site: string) => page.request.get('/api/v1/my-data/', { headers: { 'Sec-Fetch-Site': site } });
  const own = await ask('same-origin');
  expect(own.status()).toBe(200);
  expect(own.headers()['cache-control']).toBe('private, no-store');
  expect(await own.text()).not.toMatch(/\$2[aby]\$/);
  expect((await ask('cross-site')).status()).toBe(403);
});

for (const address of ['/login/forgot/?kind=staff', '/login/reset/?token=x', '/login/email/?token=x']) {
  test(`${address} is private, not for search engines, and accessible`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAccessible(page);
  });
}

test('a reset for an invalid e-mail address is rejected beside the field, without a confirmation', async ({ page }) => {
  await page.goto('/login/forgot/');
  const field = page.getByLabel('อีเมลที่ใช้สมัครสมาชิก');
  await field.fill('abc');
  await page.getByRole('button', { name: 'ส่งลิงก์ตั้งรหัสผ่านใหม่' }).click();
  await expect(field).toHaveAccessibleDescription('Email must be valid');
  await expect(field).toBeFocused();
  await expect(page.getByText('Password reset link sent')).toHaveCount(0);
});
