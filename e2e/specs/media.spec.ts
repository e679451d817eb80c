import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { aDocument, aPicture, uploadToLibrary } from '../support/media';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const LIBRARY = '/colleges/media';

const aName = (word: string) => `${word} ${randomBytes(4).toString('hex')}`;
const fileInput = (page: Page) => page.locator('main input[type=file]');
const uploadRow = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

test.beforeEach(async ({ page }) => {
  await signInAs(page.request, 'college');
  // Once there is a file, the upload area is collapsed.
  await uploadToLibrary(page.request, aDocument(aName('มีอยู่แล้ว')));
});

test('a college uploads pictures and a document, names one, finds it, deletes it and undoes that', async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  problems.allow(/status of (404|415)/);
  const [first, second, paper] = [aName('ภาพหนึ่ง'), aName('ภาพสอง'), aName('เอกสาร')];
  await page.goto(LIBRARY);
  await page.getByText('อัปโหลดไฟล์', { exact: true }).click();
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/v1/media?*', (route) => gate.then(() => route.continue()));
  await fileInput(page).setInputFiles([await aPicture(first), await aPicture(second), aDocument(paper)]);
  await expect(page.getByRole('progressbar', { name: first })).toBeVisible();
  go();
  for (const name of [first, second, paper]) {
    await expect(uploadRow(page, `${name}.`).getByText('เสร็จแล้ว')).toBeVisible();
    await expect(card(page, name)).toBeVisible();
  }
  await expect(page.getByRole('status').filter({ hasText: 'อัปโหลดแล้ว 3 จาก 3' })).toBeAttached();

  const web = {
    name: 'หน้าเว็บ.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<html><script>1</script></html>'),
  };
  await fileInput(page).setInputFiles([web]);
  await expect(uploadRow(page, web.name).getByText(/ไฟล์นี้ไม่ใช่ภาพ/)).toBeVisible();
  await page.getByRole('button', { name: `นำออกจากรายการ ${web.name}` }).click();
  await expect(uploadRow(page, web.name)).toHaveCount(0);

  await page.getByRole('searchbox').fill(first);
  await page.keyboard.press('Enter');
  await expect(card(page, second)).toHaveCount(0);
  await card(page, first).click();
  await expect(page).toHaveURL(/\/colleges\/media\/\d+$/);
  const title = aName('งานวันเปิดบ้าน');
  await page.getByRole('textbox', { name: /^ชื่อเรื่อง/ }).fill(title);
  await page.getByRole('textbox', { name: /^คำอธิบายภาพ/ }).fill('นักเรียนหน้าอาคารเรียน');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^คำอธิบายภาพ/ })).toHaveValue('นักเรียนหน้าอาคารเรียน');

  const picture = page.getByRole('main').getByRole('img', { name: 'นักเรียนหน้าอาคารเรียน' });
  const address = (await picture.getAttribute('src')) ?? '';
  const stranger = await playwright.request.newContext({ baseURL });
  expect((await page.request.get(address)).status()).toBe(200);
  expect((await stranger.get(address)).status()).toBe(404);
  await stranger.dispose();

  await page.getByText('ลบไฟล์', { exact: true }).click();
  await page.getByRole('button', { name: 'ยืนยันการลบ' }).click();
  await expect(page).toHaveURL(/\?deleted=\d+$/);
  await expect(card(page, second)).toBeVisible();
  await expect(card(page, title)).toHaveCount(0);
  await page.getByRole('button', { name: 'นำกลับ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a file is uploaded, opened and named by keyboard alone', async ({ page }) => {
  const name = aName('แป้นพิมพ์');
  await page.goto(LIBRARY);
  await page.getByText('อัปโหลดไฟล์', { exact: true }).focus();
  await page.keyboard.press('Enter');
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await (await choosing).setFiles([await aPicture(name)]);
  await expect(card(page, name)).toBeVisible();
  await card(page, name).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^ชื่อเรื่อง/ }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${name} ใหม่`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${name} ใหม่` })).toBeVisible();
});

test('a picture of the library becomes the cover by keyboard alone', async ({ page, problems }) => {
  // Pictures of the same library that other tests delete meanwhile.
  problems.allow(/status of 404 .*\/media\//);
  const { title, url } = await uploadToLibrary(page.request, await aPicture(`${aName('ปก')}`));
  await page.goto('/colleges/college_news/new');
  const open = page.getByRole('button', { name: 'เลือกจากคลังภาพ' }).first();
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'เลือกสื่อ' });
  await dialog.getByRole('tab', { selected: true }).focus();
  for (const [key, tab] of [
    ['ArrowRight', 'อัปโหลดใหม่'],
    ['ArrowLeft', 'คลังสื่อ'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dialog.getByRole('tab', { name: tab, selected: true })).toBeFocused();
  }
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: title }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'ใช้ไฟล์ที่เลือก' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const stem = url.slice(0, url.lastIndexOf('-'));
  await expect(page.getByRole('main').locator(`img[src^="${stem}"]`).first()).toBeVisible();
});
