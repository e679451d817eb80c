import type { APIRequestContext, Page } from '@playwright/test';
import { createAdministrator, logInAdministrator } from '../support/administrator';
import { readTable } from '../support/csv-table';
import { API_KEY } from '../support/legacy-calls';
import { createColleges, logInCollege } from '../support/offices';
import { readLetterPassword } from '../support/password-letter';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const LIST = '/administrator/college';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.locator('dialog[open]');
const aCode = () => `7${Math.floor(Math.random() * 1e9)}`.padEnd(10, '0');

const logIn = (request: APIRequestContext, name: string, password: string) =>
  request.post('/api/login.php?crud=usersystems', {
    data: { ApiKey: API_KEY, usersystems_uname: name, usersystems_upass: password },
  });

test('an administrator adds a college with its login, edits it, closes it and undoes that', async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  problems.allow(/status of (401|403|404|422)/);
  const [code, administrator] = [aCode(), await createAdministrator()];
  const name = `วิทยาลัยเพิ่มใหม่ ${code}`;
  await logInAdministrator(page.request, administrator);
  await page.goto(`${LIST}/new`);
  await button(page, 'เพิ่มหน่วยงาน').click();
  await expect(page.getByLabel('ชื่อหน่วยงาน')).toBeFocused();
  await page.getByLabel('ชื่อหน่วยงาน').fill(name);
  await page.getByLabel('รหัสหน่วยงาน').fill('1310016001');
  await page.getByLabel('จังหวัด').selectOption({ label: 'เชียงใหม่' });
  await page.getByLabel('รหัสผ่านแรก').selectOption('none');
  await button(page, 'เพิ่มหน่วยงาน').click();
  await expect(page.getByText('มีหน่วยงานที่ใช้รหัสนี้แล้ว')).toBeVisible();
  await expect(page.getByLabel('รหัสหน่วยงาน')).toHaveValue('1310016001');
  await expect(page.getByLabel('ชื่อหน่วยงาน')).toHaveValue(name);
  await page.getByLabel('รหัสหน่วยงาน').fill(code);
  await button(page, 'เพิ่มหน่วยงาน').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const here = page.url();
  await page.getByRole('link', { name: 'รหัสผ่านใหม่', exact: true }).click();
  const password = await readLetterPassword(page);
  expect(password).toHaveLength(12);
  const theirs = await playwright.request.newContext({ baseURL });
  expect((await logIn(theirs, code, password)).status()).toBe(200);

  await page.goto(here);
  const publicPage = `/organisations/${here.split('/').at(-1)}/`;
  await page.getByLabel('เว็บไซต์').fill('javascript:alert(1)');
  await page.getByLabel('โทรศัพท์').fill('0 5399 0000');
  await button(page, 'บันทึก').click();
  await expect(page.getByLabel('เว็บไซต์')).toBeFocused();
  await expect(page.getByLabel('โทรศัพท์')).toHaveValue('0 5399 0000');
  await page.getByLabel('เว็บไซต์').fill('https://college.example/');
  await button(page, 'บันทึก').click();
  await expect(page.getByText('บันทึกข้อมูลหน่วยงานแล้ว')).toBeVisible();
  const reader = await (await theirs.get(publicPage)).text();
  expect(reader).toContain(name);
  expect(reader).toContain('href="https://college.example/"');

  await page.getByRole('link', { name: 'ปิดใช้งาน', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'ปิดใช้งาน' }).click();
  await expect(page.getByText('ปิดใช้งานหน่วยงานแล้ว')).toBeVisible();
  expect((await logIn(theirs, code, password)).status()).not.toBe(200);
  expect((await theirs.get(publicPage)).status()).toBe(404);
  await button(page, 'เลิกทำ').filter({ hasText: 'เลิกทำ' }).click();
  await expect(page.getByRole('link', { name: 'ดูหน้าสาธารณะ' })).toBeVisible();
  expect((await theirs.get(publicPage)).status()).toBe(200);

  await page.goto(`${LIST}?search=${code}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('เปิดใช้งาน');
  const file = await page.request.get(`/api/v1/organisations/export?place=college&format=csv&search=${code}`);
  const lines = readTable(await file.text());
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(name);
});

test('a provincial office edits its colleges only; the editor reads; the office edits its own public page', async ({
  page,
  problems,
}) => {
  problems.allow(/status of (401|403|404)/);
  const [college] = await createColleges(1);
  if (!college) throw new Error('no college was made');
  await signInAs(page.request, 'VecProvince');
  await page.goto('/provincealcentral/procentral_college?search=1310016');
  await expect(page.getByRole('link', { name: /ดอยคำ/ })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('1310016002');
  await expect(page.getByRole('link', { name: 'เพิ่มหน่วยงาน' })).toHaveCount(0);
  for (const rest of [college.id, 'new']) {
    const answer = await page.goto(`/provincealcentral/procentral_college/${rest}`);
    expect(answer?.status()).toBe(404);
  }
  await page.goto('/provincealcentral/procentral_college?search=1310016001');
  await page.getByRole('link', { name: /ดอยคำ/ }).click();
  await expect(page.getByLabel('โทรศัพท์')).toBeVisible();
  await expect(page.getByLabel('รหัสหน่วยงาน')).toHaveCount(0);
  const exported = '/api/v1/organisations/export?format=csv&place=procentral_college';
  expect(await (await page.request.get(exported)).text()).not.toContain(college.name);

  await signInAs(page.request, 'newseditors');
  await page.goto(`/newseditor/college/${college.id}`);
  await expect(page.getByText('บัญชีของคุณดูข้อมูลได้อย่างเดียว')).toBeVisible();
  await expect(button(page, 'บันทึก')).toHaveCount(0);

  await logInCollege(page.request, college);
  await page.goto('/colleges/account');
  const own = page.getByRole('region', { name: 'โปรไฟล์หน่วยงาน' });
  await own.getByLabel('ที่อยู่').fill('1 หมู่ 2 ตำบลในเวียง');
  await own.getByLabel('ช่อง YouTube').fill('https://www.youtube.com/@college');
  await own.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByText('บันทึกโปรไฟล์หน่วยงานแล้ว')).toBeVisible();
  await page.goto(`/organisations/${college.id}/`);
  await expect(page.getByRole('heading', { level: 1, name: college.name })).toBeVisible();
  await expect(page.getByText('1 หมู่ 2 ตำบลในเวียง')).toBeVisible();
  await expect(page.getByRole('link', { name: 'YouTube', exact: true })).toHaveAttribute(
    'href',
    'https://www.youtube.com/@college',
  );
});

test('region groups are created, take provinces over, and are restored after deletion', async ({ page }) => {
  const [college] = await createColleges(1);
  if (!college) throw new Error('no college was made');
  const name = `ภาคทดสอบ ${aCode()}`;
  await logInAdministrator(page.request, await createAdministrator());
  await page.goto('/administrator/regiongroup');
  await expect(page.locator('main')).toContainText(college.province);
  await page.getByRole('link', { name: 'เพิ่มกลุ่มภาค' }).click();
  await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog(page).getByText('กรุณากรอกชื่อกลุ่มภาค')).toBeVisible();
  await dialog(page).getByLabel('ชื่อกลุ่มภาค').fill(name);
  await dialog(page).getByLabel(college.province).check();
  await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `ลบ ${name}` }) });
  await expect(row).toContainText(college.province);
  await row.getByRole('link', { name: `ลบ ${name}` }).click();
  await dialog(page).getByRole('button', { name: 'ลบ', exact: true }).click();
  await expect(row).toHaveCount(0);
  await button(page, 'เลิกทำ').click();
  await expect(row).toContainText(college.province);
  await row.getByRole('link', { name: `ลบ ${name}` }).click();
  await dialog(page).getByRole('button', { name: 'ลบ', exact: true }).click();
  await expect(row).toHaveCount(0);
});
