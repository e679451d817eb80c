import { randomBytes } from 'node:crypto';
import { expectAccessible } from '../support/accessibility';
import { ADMINISTRATOR_PASSWORD, createAdministrator, logInAdministrator } from '../support/administrator';
import { ageLogin } from '../support/age-login';
import { expect, test } from '../support/test';

const LIST = '/administrator/usersystems';
const TITLE = 'ยืนยันว่าเป็นคุณ';

test('a new account asks who sits there, and what was typed is saved after the password', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422/);
  const userName = await createAdministrator();
  await logInAdministrator(page.request, userName);
  await ageLogin(userName);
  await page.goto(`${LIST}/new`);
  const name = `เจ้าหน้าที่ ${randomBytes(4).toString('hex')}`;
  await page.getByLabel('หน่วยงาน', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('ชื่อที่แสดง').fill(name);
  await page.getByLabel('ชื่อผู้ใช้', { exact: true }).fill(`staff-${randomBytes(4).toString('hex')}`);
  await page.getByLabel('รหัสผ่าน', { exact: true }).selectOption('none');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect(dialog.getByLabel('รหัสผ่าน', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('รหัสผ่าน', { exact: true }).fill('ไม่ใช่รหัสนี้');
  await dialog.getByRole('button', { name: 'ยืนยัน' }).click();
  await expect(dialog).toContainText('รหัสผ่านปัจจุบันไม่ถูกต้อง');
  await expect(page.getByLabel('ชื่อที่แสดง')).toHaveValue(name);
  await dialog.getByLabel('รหัสผ่าน', { exact: true }).fill(ADMINISTRATOR_PASSWORD);
  await dialog.getByRole('button', { name: 'ยืนยัน' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a file of people leads over the password to the download', async ({ page }) => {
  const userName = await createAdministrator();
  await logInAdministrator(page.request, userName);
  await page.goto(`${LIST}?view=accounts&factor=off`);
  await ageLogin(userName);
  await page.getByText('ส่งออก', { exact: true }).click();
  await page.getByRole('link', { name: 'CSV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(ADMINISTRATOR_PASSWORD);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ยืนยัน' }).click();
  // Gone after some seconds, which a file may take longer than.
  await expect(page.getByText('ยืนยันแล้ว')).toBeVisible();
  expect((await download).suggestedFilename()).toContain('.csv');
});
