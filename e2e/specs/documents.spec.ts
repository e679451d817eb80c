import { randomBytes } from 'node:crypto';
import { aDocument, uploadToLibrary } from '../support/media';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectLeavePrompt, leaveWithoutPrompt } from '../support/unsaved';

const LIST = '/administrator/documents';
const aTitle = () => `แผนปฏิบัติการ ${randomBytes(4).toString('hex')}`;

test('a document is published, found, downloaded, gets a new version, and is hidden, deleted and restored', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page.request, 'VecAdmin');
  const title = aTitle();
  const [first, second] = [`${title} หนึ่ง`, `${title} สอง`];
  await uploadToLibrary(page.request, aDocument(first));
  await uploadToLibrary(page.request, aDocument(second));
  const choose = async (name: string) => {
    await page.getByText('เลือกไฟล์จากคลังสื่อหรืออัปโหลด').click();
    const picker = page.getByRole('dialog');
    await picker.getByRole('searchbox').fill(name);
    await picker.getByRole('searchbox').press('Enter');
    await picker.getByText(name).first().click();
    await picker.getByRole('button', { name: 'ใช้ไฟล์ที่เลือก' }).click();
  };

  await page.goto(`${LIST}/new`);
  await page.getByLabel('ปีงบประมาณ พ.ศ.').fill('2026');
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByLabel('ชื่อเอกสาร')).toBeFocused();
  await expect(page.getByText('กรอกปีงบประมาณเป็น พ.ศ. สี่หลัก')).toBeVisible();
  await expectLeavePrompt(page);
  await page.getByLabel('ชื่อเอกสาร').fill(title);
  await page.getByLabel('ปีงบประมาณ พ.ศ.').fill('2569');
  await page.getByLabel('ประเภท').selectOption('manual');
  await choose(first);
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page).toHaveURL(/documents\/\d+$/);
  const lasting = new URL(page.url()).pathname.replace('/administrator', '');

  const reader = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const readers = await reader.newPage();
  await readers.goto(`/documents/?search=${encodeURIComponent(title)}`);
  await expect(readers.getByRole('heading', { name: 'คู่มือ' })).toBeVisible();
  await expect(readers.getByRole('link', { name: `ดาวน์โหลด ${title}` })).toHaveAttribute('href', lasting);
  const readFileText = async () => (await readers.request.get(lasting)).text();
  expect(await readFileText()).toContain(first);
  await readFileText();

  await choose(second);
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText('เวอร์ชัน 2')).toBeVisible();
  expect(await readFileText()).toContain(second);
  await page.getByRole('button', { name: 'ใช้เวอร์ชันนี้อีกครั้ง 1' }).click();
  await expect(page.getByText('เวอร์ชัน 3')).toBeVisible();
  expect(await readFileText()).toContain(first);

  await leaveWithoutPrompt(page, `${LIST}?search=${encodeURIComponent(title)}`);
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row.getByRole('cell').filter({ hasText: /^ดาวน์โหลด1$|^1$/ })).toBeVisible();
  await row.getByRole('button', { name: `ซ่อน ${title}` }).click();
  await expect(row.getByRole('button', { name: `แสดง ${title}` })).toBeVisible();
  expect((await readers.request.get(lasting)).status()).toBe(404);
  await readers.reload();
  await expect(readers.getByText('ไม่พบเอกสารที่ตรงกับเงื่อนไข')).toBeVisible();

  await row.getByRole('link', { name: `ลบ ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ลบ' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(row).toBeVisible();
  await reader.close();
});
