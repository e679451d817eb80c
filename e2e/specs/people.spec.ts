import type { APIRequestContext, Page } from '@playwright/test';
import { anIdCard } from '@/testing/id-card';
import demo from '../../prisma/seed/demo-accounts.json' with { type: 'json' };
import { readTable } from '../support/csv-table';
import { leaveAccount } from '../support/leave-account';
import { API_KEY } from '../support/legacy-calls';
import { readLetterPassword } from '../support/password-letter';
import { createDraftOf } from '../support/people';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectLeavePrompt, leaveWithoutPrompt } from '../support/unsaved';

const USERS = '/colleges/college_user';
const FOREIGN_COLLEGE = '1310016002';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.locator('dialog[open]');

const logIn = (request: APIRequestContext, idCard: string, password: string) =>
  request.post('/api/login.php?crud=collegeUser', {
    data: { ApiKey: API_KEY, college_user_idcard: idCard, college_user_password: password },
  });

/** Fills the form of a new college user, without a password yet. */
async function fillUser(page: Page, idCard: string): Promise<void> {
  await page.getByLabel('เลขประจำตัวประชาชน').fill(idCard);
  await page.getByLabel('ชื่อ', { exact: true }).fill('มาลี');
  await page.getByLabel('นามสกุล').fill('ตั้งใจสอน');
  await page.getByLabel('รหัสผ่าน', { exact: true }).selectOption('none');
  await button(page, 'บันทึก').click();
}

test('a college adds a user, whose printed password works, and closes the account with a hand-over', async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  problems.allow(/status of (401|403|404)/);
  const idCard = anIdCard(8);
  await signInAs(page.request, 'college');
  await page.goto(`${USERS}/new`);
  await button(page, 'บันทึก').click();
  await expect(page.getByText('กรุณากรอกเลขประจำตัวประชาชน')).toBeVisible();
  await expect(page.getByLabel('เลขประจำตัวประชาชน')).toBeFocused();
  await fillUser(page, `${idCard.slice(0, 12)}${(Number(idCard[12]) + 1) % 10}`);
  await expect(page.getByText('เลขประจำตัวประชาชนต้องมี 13 หลัก')).toBeVisible();
  await expectLeavePrompt(page);
  await expect(page.getByLabel('นามสกุล')).toHaveValue('ตั้งใจสอน');
  await fillUser(page, idCard);
  await expect(page.getByRole('heading', { level: 1, name: 'มาลี ตั้งใจสอน' })).toBeVisible();
  await page.getByRole('link', { name: 'ให้รหัสผ่านใหม่' }).click();
  const password = await readLetterPassword(page);
  expect(password).toHaveLength(12);

  const theirs = await playwright.request.newContext({ baseURL });
  expect(await (await logIn(theirs, idCard, password)).json()).toMatchObject({ college_user_type: 'usercollege' });

  await leaveWithoutPrompt(page, `${USERS}?search=${idCard}`);
  const row = page.getByRole('row').filter({ hasText: `*********${idCard.slice(-4)}` });
  await expect(page.locator('body')).not.toContainText(idCard);
  await row.getByRole('link', { name: 'มาลี ตั้งใจสอน' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'มาลี ตั้งใจสอน' })).toBeVisible();
  const draft = await createDraftOf(Number(new URL(page.url()).pathname.split('/').at(-1)));
  await page.reload();
  await page.getByRole('link', { name: 'ปิดบัญชี', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'ปิดบัญชี' }).click();
  await expect(dialog(page)).toContainText('กรุณาเลือกผู้รับงานต่อ');
  await dialog(page).getByLabel('ผู้รับงานต่อ').selectOption({ index: 1 });
  await dialog(page).getByRole('button', { name: 'ปิดบัญชี' }).click();
  await expect(page.getByText('ปิดใช้งาน', { exact: true })).toBeVisible();
  await expect(page.getByText('งานที่ทำค้างอยู่')).toHaveCount(0);
  expect((await logIn(theirs, idCard, password)).status()).not.toBe(200);
  await draft.done();
});

test('a provincial office sees its colleges only, whatever the URL, and confirms its people', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404/);
  const list = '/provincealcentral/procentral_user';
  await signInAs(page.request, 'VecAdmin');
  await page.goto(`/administrator/usersystems?view=accounts&search=${FOREIGN_COLLEGE}`);
  const foreign = page.getByRole('row').filter({ hasText: FOREIGN_COLLEGE });
  const id = (await foreign.getByRole('link').first().getAttribute('href'))?.split('?')[0]?.split('/').at(-1);
  const name = (await foreign.locator('td').nth(2).locator('div').textContent()) ?? '';
  const organisation = page.getByLabel('หน่วยงาน').getByRole('option', { name, exact: true });
  const organisationId = await organisation.first().getAttribute('value');

  await leaveAccount(page);
  await signInAs(page.request, 'VecProvince');
  await page.goto(`${list}?search=${demo.college.usersystems_uname}`);
  await expect(page.getByRole('row').filter({ hasText: demo.college.usersystems_uname })).toBeVisible();
  for (const query of [`search=${FOREIGN_COLLEGE}`, `organisation=${organisationId}`, 'search=admin&role=VecAdmin']) {
    await page.goto(`${list}?${query}`);
    await expect(page.getByText('ไม่พบบัญชีที่ตรงกับเงื่อนไข')).toBeVisible();
  }
  for (const query of ['', '?do=close', '?do=password']) {
    const answer = await page.goto(`${list}/${id}${query}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('ไม่พบบัญชีนี้')).toBeVisible();
  }
  const asked = `place=procentral_user&format=csv&organisation=${organisationId}`;
  const headers = { 'sec-fetch-site': 'same-origin' };
  const file = await page.request.get(`/api/v1/people/export?${asked}`, { headers });
  expect(readTable(await file.text())).toHaveLength(1);

  await page.goto(list);
  await button(page, 'ยืนยันรายชื่อ').click();
  await expect(button(page, 'ยืนยันรายชื่อ')).toHaveCount(0);
  await page.getByRole('link', { name: /^ผู้ใช้งานสถานศึกษา/ }).click();
  await expect(page.getByRole('columnheader', { name: 'เลขประจำตัวประชาชน' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a college adds a user and gives a new password', async ({ page }) => {
    const idCard = anIdCard(8);
    await signInAs(page.request, 'college');
    await page.goto(`${USERS}/new`);
    await fillUser(page, idCard);
    await page.goto(`${USERS}?search=${idCard}`);
    await page.getByRole('link', { name: 'มาลี ตั้งใจสอน' }).click();
    await page.getByRole('link', { name: 'ให้รหัสผ่านใหม่' }).click();
    expect(await readLetterPassword(page)).toMatch(/^\S{12}$/);
  });
});
