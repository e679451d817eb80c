import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { anEmail, openForm, sendLogin } from '../support/accounts';
import { findFact, waitForMail } from '../support/mails';
import { expect, test } from '../support/test';

const REGISTERED = 'Account created successfully! Check your email for login credentials.';
const FIRST_PASSWORD = 'รหัสผ่านเริ่มต้น';
const NEW_PASSWORD = 'ม้าขาวกินหญ้าริมทาง 77';
const LAST_PASSWORD = 'เรือใบสีส้มลอยกลางบึง 42';

async function fillIn(page: Page, email: string): Promise<void> {
  const form = openForm(page);
  await form.locator('[name=firstName]').fill('สมชาย');
  await form.locator('[name=lastName]').fill('ใจดี');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=birthDate]').fill('01/05/2541');
  await form.getByLabel('ชาย', { exact: true }).check();
  await form.getByRole('checkbox').check();
}

const sendButton = (page: Page) => openForm(page).getByRole('button', { name: 'สร้างบัญชี', exact: true });

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/login/');
  await page.getByRole('link', { name: 'สร้างบัญชีใหม่', exact: true }).click();
  await fillIn(page, email);
  await sendButton(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ยืนยัน' }).click();
  await expect(page.getByText(REGISTERED)).toBeVisible();
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.locator('main [name=password]').fill(password);
  await page.locator('main [name=repeated]').fill(password);
  await page.locator('main form:has([name=repeated]) button[type=submit]').click();
}

test('somebody registers as a member, must choose a password, forgets it and sets another', async ({
  page,
  context,
  problems,
}) => {
  test.slow();
  // The saved lists send one more request for the account whose cookie is deleted below.
  problems.allow(/403.*\/api\/v1\/saved/);
  const email = anEmail();
  await register(page, email);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const first = findFact(await waitForMail(email), FIRST_PASSWORD);
  expect(first).toHaveLength(12);

  await page.goto('/login/?form=member');
  await sendLogin(page, email.toUpperCase(), first);
  await expect(page.getByText('Login successful! Redirecting...')).toBeVisible();
  await page.waitForURL(/\/member\/account\/?$/);
  await page.goto('/member');
  await expect(page).toHaveURL(/\/member\/account\/?$/);
  await choosePassword(page, NEW_PASSWORD);
  await page.waitForURL(/\/member\/?$/);

  await context.clearCookies();
  await page.goto('/login/?form=member');
  await sendLogin(page, email, first);
  await expect(openForm(page).getByRole('alert')).toHaveText('Invalid email or password');
  await openForm(page).getByRole('link', { name: 'ลืมรหัสผ่าน' }).click();
  await page.locator('main form [name=name]').fill(email);
  await page.locator('main form:has([name=name]) button[type=submit]').click();
  await expect(page.getByText('Password reset link sent to your email')).toBeVisible();
  const reset = await waitForMail(email, /\/login\/reset/);
  const [link = ''] = /https?:\/\/\S+\/login\/reset\S+/.exec(reset.text ?? '') ?? [];
  await page.goto(link);
  await choosePassword(page, LAST_PASSWORD);
  await expect(page.getByText('ตั้งรหัสผ่านใหม่แล้ว')).toBeVisible();

  await page.goto('/login/?form=member');
  await sendLogin(page, email, LAST_PASSWORD);
  await page.waitForURL(/\/member\/?$/);
});

test('a known e-mail is answered like a new one, and its owner gets a mail without a password', async ({ page }) => {
  const email = anEmail();
  await register(page, email);
  await waitForMail(email);
  await register(page, email);
  const notice = await waitForMail(email, /สมัครสมาชิกอีกครั้ง/);
  expect(notice.subject).toContain('สมัครสมาชิกอีกครั้ง');
  expect(notice.text).not.toContain(FIRST_PASSWORD);
});

test('the button stays disabled until the form is complete, and says what is missing', async ({ page }) => {
  await page.goto('/login/?form=register');
  const form = openForm(page);
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await sendButton(page).click({ force: true });
  await expect(page.getByText('Please fill in all required fields correctly')).toBeVisible();
  await expect(form.getByText('Name is required')).toHaveCount(2);
  await expect(form.getByText('Email is required')).toBeVisible();
  await expect(form.getByText('Birth date is required')).toBeVisible();
  await expect(form.getByText('Please select your gender')).toBeVisible();
  await expect(form.getByText('You must agree to the terms and conditions')).toBeVisible();
  await expect(form.locator('[name=firstName]')).toBeFocused();
  await expectAccessible(page);

  await fillIn(page, anEmail());
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
  await form.getByRole('checkbox').uncheck();
  await sendButton(page).click({ force: true });
  await expect(page.getByText('Please agree to the terms and conditions')).toBeVisible();
  await expect(form.getByRole('checkbox')).toBeFocused();
});

test('fields are validated on blur', async ({ page }) => {
  await page.goto('/login/?form=register');
  const form = openForm(page);
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  const says = [
    ['firstName', '๑๒๓', 'Name can only contain letters and spaces'],
    ['firstName', 'ก', 'Name must be at least 2 characters'],
    ['firstName', 'ก'.repeat(51), 'Name must be less than 50 characters'],
    ['email', 'somchai', 'Email must be valid'],
    ['email', 'somchai@example', 'Please enter a valid email format'],
  ] as const;
  for (const [field, typed, words] of says) {
    await form.locator(`[name=${field}]`).fill(typed);
    await form.locator('[name=lastName]').focus();
    await expect(form.getByText(words)).toBeVisible();
  }
});

test('the birthday is empty at first, typed with a Buddhist year, and read back', async ({ page }) => {
  await page.goto('/login/?form=register');
  const form = openForm(page);
  const field = form.locator('[name=birthDate]');
  await expect(field).toHaveValue('');
  await expect(form.locator('output')).toHaveText('เช่น 21/11/2551');
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await field.fill('01052551');
  await expect(form.locator('output')).toHaveText('1 พฤษภาคม 2551');
  await form.locator('[name=lastName]').focus();
  await expect(field).toHaveValue('01/05/2551');
  await field.fill('01/05/2008');
  await form.locator('[name=lastName]').focus();
  await expect(form.getByText('กรุณากรอกวันเกิดเป็น วัน/เดือน/ปี พ.ศ.')).toBeVisible();
});

test('nothing is sent before the confirmation', async ({ page }) => {
  const email = anEmail();
  await page.goto('/login/?form=register');
  await fillIn(page, email);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && request.url().includes('/login') && sent.push('sent'));
  await sendButton(page).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(email);
  await question.getByRole('button', { name: 'ยกเลิก' }).click();
  await expect(question).toHaveCount(0);
  await expect(openForm(page).locator('[name=email]')).toHaveValue(email);
  expect(sent).toEqual([]);
});

test('after success the form is empty again', async ({ page }) => {
  await register(page, anEmail());
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('link', { name: 'สร้างบัญชีใหม่', exact: true }).click();
  await expect(openForm(page).locator('[name=email]')).toHaveValue('');
  await expect(openForm(page).getByRole('checkbox')).not.toBeChecked();
});

test('the terms open over the form, with their version', async ({ page }) => {
  await page.goto('/login/?form=register');
  await openForm(page)
    .getByRole('link', { name: /ข้อกำหนดการใช้งาน/ })
    .click();
  const terms = page.getByRole('dialog', { name: 'ข้อกำหนดการใช้งาน' });
  await expect(terms.getByText(/^ฉบับที่ \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(terms).toHaveCount(0);
  await expect(openForm(page).locator('[name=email]')).toBeVisible();
});

test('an institution is found by keyboard, and its code must match', async ({ page }) => {
  await page.goto('/login/?form=request');
  const form = openForm(page);
  const search = form.getByPlaceholder('ค้นหาชื่อหรือรหัส');
  await search.fill('1310016001');
  await expect(page.getByRole('option')).toHaveCount(1);
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(search).toHaveValue(/วิทยาลัย/);
  await form.locator('[name=code]').fill('1310016002');
  await form.locator('[name=phone]').focus();
  await expect(form.getByText('ระบุข้อมูลให้ตรง วิทยาลัย/หน่วยงาน')).toBeVisible();
  await form.locator('[name=code]').fill('1310016001');
  await expect(form.getByText('ระบุข้อมูลให้ตรง วิทยาลัย/หน่วยงาน')).toHaveCount(0);
  await form.locator('[name=email]').fill('no-at-sign');
  await form.locator('[name=phone]').fill('0812345678');
  await expect(form.getByText('E-mail must be valid')).toBeVisible();
  await expect(form.getByText(/ใช้ได้เฉพาะอีเมลของ gmail\.com/)).toBeVisible();
});

test('an institution’s request is confirmed and answered', async ({ page }) => {
  const email = anEmail().replace('example.org', 'gmail.com');
  await page.goto('/login/?form=request');
  const form = openForm(page);
  await form.getByPlaceholder('ค้นหาชื่อหรือรหัส').fill('1310016003');
  await page.getByRole('option').first().click();
  await form.locator('[name=code]').fill('1310016003');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=phone]').fill('081-234-5678');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'ส่งคำขอ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ยืนยัน' }).click();
  await expect(form.getByText('ได้รับคำขอแล้ว')).toBeVisible();
  const mail = await waitForMail(email);
  expect(mail.text).not.toContain('รหัสผ่านเริ่มต้น');
});
