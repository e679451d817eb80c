import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createAdministrator, logInAdministrator } from '../support/administrator';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const SCREEN = '/administrator/audit';

test('the administrator finds an entry of the audit log, reads the change, and exports it', async ({ page }) => {
  test.slow();
  const userName = await createAdministrator();
  await logInAdministrator(page.request, userName);
  const nobody = `nobody-${randomBytes(8).toString('hex')}`;
  await page.goto(`${SCREEN}?search=${userName}`);
  await expect(page.getByRole('heading', { name: 'บันทึกการใช้งาน', level: 1 })).toBeVisible();
  const table = page.getByRole('table', { name: 'บันทึกการใช้งาน' });
  const row = table.getByRole('row').filter({ hasText: 'เข้าสู่ระบบ' });
  await expect(row.first()).toContainText('สำเร็จ');
  await row.first().getByRole('link').click();
  await expect(page.getByText('ที่อยู่ IP')).toBeVisible();
  await page.getByRole('link', { name: 'ดูทุกบันทึกของบัญชีนี้' }).click();
  await expect(page.getByText(/เฉพาะบัญชีรหัส/)).toBeVisible();
  await expect(table.getByRole('row').filter({ hasText: 'เข้าสู่ระบบ' })).not.toHaveCount(0);

  await page.getByRole('combobox', { name: 'ผล' }).selectOption({ label: 'ถูกปฏิเสธ' });
  await expect(page).toHaveURL(/outcome=refused/);
  await expect(page.getByText('ไม่พบบันทึกที่ตรงกับเงื่อนไข')).toBeVisible();
  await page.getByRole('link', { name: 'ล้างตัวกรอง' }).click();
  await expect(page).toHaveURL(new RegExp(`${SCREEN}$`));

  await page.goto(`${SCREEN}?search=${nobody}`);
  await expect(page.getByText('พบ 0 รายการ')).toBeVisible();
  await page.goto(`${SCREEN}?search=${userName}`);
  await page.getByText('ส่งออก', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('เข้าสู่ระบบ');
  await page.goto(`${SCREEN}?action=audit.export&search=${userName}`);
  await expect(page.getByText('พบ 1 รายการ')).toBeVisible();
  await table.getByRole('link', { name: 'ส่งออกบันทึกการใช้งาน' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'เงื่อนไข' })).toContainText(userName);
});

test('nobody else can read or export the log', async ({ page, problems }) => {
  problems.allow(/status of 403/);
  await signInAs(page.request, 'newseditors');
  expect((await page.request.get('/api/v1/audit/export?format=csv')).status()).toBe(403);
  expect((await page.goto(SCREEN))?.status()).toBe(403);
});
