import type { Locator, Page } from '@playwright/test';
import { demoAccounts, openForm } from '../support/accounts';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'ทิ้งข้อมูลที่กรอกไว้หรือไม่' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

/** Clicks outside of whatever is open. */
const pressBeside = (page: Page) => page.mouse.click(4, 4);

/** Esc and a click outside keep the text of a field until the user confirms that it may be discarded. */
async function expectKept(page: Page, dialog: Locator, field: Locator, words: string): Promise<void> {
  await field.fill(words);
  for (const leave of [() => page.keyboard.press('Escape'), () => pressBeside(page)]) {
    for (const stay of [() => answer(page, 'กรอกต่อ'), () => page.keyboard.press('Escape')]) {
      await leave();
      await expect(question(page)).toBeVisible();
      await stay();
      await expect(question(page)).toBeHidden();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(words);
    }
  }
  await pressBeside(page);
  await answer(page, 'ทิ้งข้อมูล');
  await expect(dialog).toBeHidden();
}

test('Esc and a click outside the registration keep what was typed until confirmed', async ({ page }) => {
  await page.goto('/login/');
  const opener = page.getByRole('link', { name: 'สร้างบัญชีใหม่', exact: true });
  const dialog = page.getByRole('dialog', { name: 'สร้างบัญชีสมาชิกใหม่' });
  await opener.click();
  await expect(openForm(page).locator('[name=firstName]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/login\/$/);
  await opener.click();
  await expect(openForm(page).locator('[name=firstName]')).toBeFocused();
  await expectKept(page, dialog, openForm(page).locator('[name=firstName]'), 'สมชาย');
});

test('a dialog opened by its URL keeps what was typed, and an expired session is reported as such', async ({
  page,
  context,
}) => {
  await signInAs(page.request, 'VecAdmin');
  const address = '/administrator/contact_us?part=answers&edit=new';
  await page.goto(address);
  const dialog = page.getByRole('dialog', { name: 'เพิ่มคำตอบ' });
  await expect(dialog.getByLabel('ชื่อคำตอบ')).toBeFocused();
  await expectKept(page, dialog, dialog.getByLabel('ชื่อคำตอบ'), 'คำตอบที่พิมพ์ไว้');
  await page.goto(address);
  await dialog.getByLabel('ชื่อคำตอบ').fill('คำตอบที่พิมพ์ไว้');
  await dialog.getByLabel('ข้อความ').fill('ข้อความที่พิมพ์ไว้');
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog.getByRole('alert')).toContainText('หมดเวลาการเข้าสู่ระบบแล้ว');
  await expect(dialog.getByLabel('ชื่อคำตอบ')).toHaveValue('คำตอบที่พิมพ์ไว้');
});

for (const width of [1280, 360]) {
  test(`an impossible birth date causes no layout shift under the next press, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/login/?form=register');
    const form = openForm(page);
    await expect(form.getByRole('button', { name: 'สร้างบัญชี', exact: true })).toHaveAttribute('aria-disabled');
    await form.locator('[name=birthDate]').fill('01/05/2008');
    const choice = form.getByLabel('ชาย', { exact: true });
    await choice.scrollIntoViewIfNeeded();
    const place = await choice.boundingBox();
    await page.mouse.move((place?.x ?? 0) + 4, (place?.y ?? 0) + 4);
    await page.mouse.down();
    expect(await choice.boundingBox()).toEqual(place);
    await page.mouse.up();
    await expect(choice).toBeChecked();
    await expect(form.getByText('กรุณากรอกวันเกิดเป็น วัน/เดือน/ปี พ.ศ.')).toBeVisible();
  });
}

test('a rejected domain marks the e-mail and keeps the code, and its error disappears with another e-mail', async ({
  page,
}) => {
  const { name: code } = demoAccounts.find(({ lands }) => lands === '/colleges') ?? { name: '' };
  await page.goto('/login/?form=request');
  const form = openForm(page);
  await form.getByPlaceholder('ค้นหาชื่อหรือรหัส').fill(code);
  await page.getByRole('option').first().click();
  await form.locator('[name=code]').fill(code);
  await form.locator('[name=email]').fill('pr@nowhere.example');
  await form.locator('[name=phone]').fill('053000000');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'ส่งคำขอ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ยืนยัน' }).click();
  const email = form.locator('[name=email]');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await expect(form.locator('[name=code]')).toHaveValue(code);
  await page.keyboard.press('Tab');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('pr@elsewhere.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByRole('button', { name: 'ส่งคำขอ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ยืนยัน' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  // The address may be on record of the institution that is chosen instead.
  await form.getByPlaceholder('ค้นหาชื่อหรือรหัส').fill('1310016003');
  await page.getByRole('option').first().click();
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(email).toHaveValue('pr@elsewhere.example');
});

test('empty fields of the contact form are reported even if its proof of work never ends', async ({ page }) => {
  await page.route('**/api/v1/proof', () => undefined);
  await page.goto('/contact/');
  await page.getByRole('button', { name: 'ส่งข้อความ' }).click();
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(5);
  await expect(page.getByLabel('ชื่อ-นามสกุล')).toBeFocused();
  await page.getByLabel('ชื่อ-นามสกุล').fill('วรรณา สุขเกษม');
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(4);
});
