import { randomBytes } from 'node:crypto';
import { expectAccessible } from '../support/accessibility';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectLeavePrompt, leaveWithoutPrompt } from '../support/unsaved';

const SITE = '/administrator/site';

// Serial: the settings are shared. These tests change only values that no other test reads, and restore them.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ page }) => signInAs(page.request, 'VecAdmin'));

test('a privacy policy is published as a version, with its number shown to readers', async ({ page }) => {
  const words = `ข้อมูลที่เก็บ ${randomBytes(4).toString('hex')}`;
  await page.goto(`${SITE}?part=policies`);
  // The editor replaces the plain field.
  await page.getByRole('toolbar').first().waitFor();
  const text = page.getByRole('textbox', { name: 'ข้อความ' });
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await page.getByLabel('สรุปสิ่งที่เปลี่ยน').fill('ฉบับทดสอบ');
  await expectLeavePrompt(page);
  await page.getByRole('button', { name: 'ประกาศเป็นฉบับใหม่' }).click();
  await expect(page.getByText('ประกาศฉบับใหม่แล้ว มีผลทันที')).toBeVisible();
  await expect(page.getByText('แก้ไขล่าสุดโดย')).toBeVisible();
  await leaveWithoutPrompt(page, '/privacy/');
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText(/ฉบับที่ \d+ · มีผลตั้งแต่/)).toBeVisible();
});

test('session durations are limited to their bounds', async ({ page }) => {
  await page.goto(`${SITE}?part=sessions`);
  const minutes = page.getByRole('group', { name: 'เจ้าหน้าที่' }).getByLabel(/นาที/);
  const before = await minutes.inputValue();
  await expect(minutes).toHaveAccessibleDescription(/มีผลกับผู้ที่เข้าสู่ระบบอยู่ด้วย/);
  const hours = page.getByRole('group', { name: 'เจ้าหน้าที่' }).getByLabel(/ชั่วโมง/);
  await expect(hours).toHaveAccessibleDescription(/มีผลตั้งแต่การเข้าสู่ระบบครั้งถัดไป/);
  const effect = page.getByRole('group', { name: 'เจ้าหน้าที่' }).getByRole('status');
  await minutes.fill('45');
  await expect(effect).toContainText('เจ้าหน้าที่ต้องเข้าสู่ระบบใหม่เมื่อไม่ได้เปิดหน้าหรือบันทึกอะไรเลยนาน 45 นาที');
  await minutes.fill('5');
  await expect(effect).toHaveText('กรอกทั้งสองช่องตามช่วงที่ตั้งได้ แล้วผลจะแสดงที่นี่');
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText('กรอกเป็นจำนวนนาทีตั้งแต่ 15 ถึง 240')).toBeVisible();
  await expect(minutes).toBeFocused();
  await expectLeavePrompt(page);
  await minutes.fill(before);
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText('บันทึกการตั้งค่าแล้ว')).toBeVisible();
});

test('the text about the agency is written in the editor', async ({ page }) => {
  const words = `พันธกิจ ${randomBytes(4).toString('hex')}`;
  await page.goto(`${SITE}?part=about`);
  await page.getByRole('toolbar').first().waitFor();
  await page.getByRole('textbox', { name: 'เกี่ยวกับหน่วยงาน' }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type(words);
  await expectLeavePrompt(page);
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText('บันทึกการตั้งค่าแล้ว').first()).toBeVisible();
  await leaveWithoutPrompt(page, '/about/');
  await expect(page.getByText(words)).toBeVisible();
});

test('a colour that is hard to read is refused, and the nearest readable one is offered', async ({ page }) => {
  await page.goto(`${SITE}?part=colors`);
  const accent = page.getByLabel(/^สีหลัก #/);
  await accent.fill('#ffcc00');
  await expect(accent).toHaveAccessibleDescription(/อ่านยาก: .* ต้องไม่น้อยกว่า 4\.5:1/);
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(accent).toBeFocused();
  await page.getByRole('button', { name: /^ใช้สี #/ }).click();
  await expect(accent).not.toHaveValue('#ffcc00');
  await expect(accent).toHaveAccessibleDescription(/^สีเข้ม/);
  await expectAccessible(page);
  await expectLeavePrompt(page);
});

test('a policy says who is asked again, starts from a template, and shows what a version changed', async ({ page }) => {
  await page.goto(`${SITE}?part=policies&text=terms`);
  await expect(page.getByText(/ผู้สมัครใหม่ต้องยอมรับฉบับใหม่ .* สมาชิกเดิม [\d,]+ คนไม่ถูกถามซ้ำ/)).toBeVisible();
  await page.getByRole('link', { name: 'เริ่มจากแบบ' }).click();
  await expect(page.getByText('ช่องข้อความเป็นแบบตั้งต้น ยังไม่บันทึก')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'ข้อความ' })).toContainText('[ระบุอายุขั้นต่ำ]');
  await page.goto(`${SITE}?part=policies&text=cookies&compare=2`);
  const comparison = page.getByRole('region', { name: 'สิ่งที่ต่างจากฉบับที่ 1' });
  await expect(comparison.getByText('เพิ่ม', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});
