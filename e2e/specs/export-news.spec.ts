import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { makeUnique } from '@/testing/builders';
import { readPdf } from '@/testing/read-pdf';
import { expectAccessible } from '../support/accessibility';
import { openBuilders } from '../support/database';
import { expect, test } from '../support/test';

const PAGE = '/document/export_news/';
const FILE = '**/document/export_news/file?*';

/** A category with `items` items, and a function that removes it. */
async function aFullCategory(items: number) {
  const builders = await openBuilders();
  const category = await builders.aCategory({ name: makeUnique('หมวดส่งออก') });
  const first = await builders.aNews({ categoryId: category.id, topic: 'ข่าวแรกของหมวด' });
  const { organisationId } = first;
  for (let made = 1; made < items; made += 1) await builders.aNews({ categoryId: category.id, organisationId });
  const remove = async () => {
    await builders.removeCategory(category.id);
    await builders.close();
  };
  return { category, remove };
}

test('news are counted while the form is filled in, exported with progress, cancellable, and errors shown', async ({
  page,
  problems,
}) => {
  const { category, remove } = await aFullCategory(12);
  await page.goto(PAGE);
  const count = page.getByRole('status').filter({ hasText: 'ตรงเงื่อนไข' });
  await expect(count).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: /^หมวดหมู่/ }).selectOption({ label: category.name });
  await expect(count).toHaveText('ตรงเงื่อนไข 12 รายการ');

  const box = page.getByRole('combobox', { name: 'หน่วยงาน' });
  await box.pressSequentially('วิทยาลัย');
  const options = page.getByRole('listbox', { name: 'หน่วยงาน' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await expectAccessible(page);
  await box.press('ArrowDown');
  const name = await options.first().textContent();
  await box.press('Enter');
  await expect(box).toHaveValue(String(name));
  await expect(page.getByText('ไม่มีข่าวที่ตรงเงื่อนไข')).toBeVisible();
  await box.fill('');

  await page.getByLabel('เผยแพร่ตั้งแต่วันที่').fill('31/02/2568');
  await expect(page.getByRole('status').filter({ hasText: 'วันที่ไม่ถูกต้อง' })).toBeVisible();
  problems.allow(/422/);
  await page.getByRole('button', { name: 'ดาวน์โหลดไฟล์' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'วันที่ไม่ถูกต้อง' })).toBeVisible();
  await page.getByLabel('เผยแพร่ตั้งแต่วันที่').fill('');

  await page.getByLabel('PDF สำหรับอ่านและพิมพ์').check();
  await page.getByLabel('รายการพร้อมเนื้อข่าวทั้งหมด').check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ดาวน์โหลดไฟล์' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ข่าวประชาสัมพันธ์ \d{4}-\d\d-\d\d\.pdf$/);
  const pdf = readPdf(readFileSync(await download.path()));
  expect(pdf.text.replaceAll('\n', '')).toContain('ข่าวแรกของหมวด');
  expect(pdf.marks.filter((mark) => mark === 'H3')).toHaveLength(12);
  await expect(page.getByText('ไฟล์พร้อมแล้ว')).toBeVisible();
  await expectAccessible(page);

  // A delayed response shows the progress bar; cancelling ends the request, and the button gets the focus back.
  let held = 0;
  await page.route(FILE, () => {
    held += 1;
  });
  const ended = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'ดาวน์โหลดไฟล์' }).click();
  await expect(page.getByRole('progressbar', { name: 'กำลังสร้างไฟล์' })).toHaveAttribute(
    'aria-valuetext',
    '0 จาก 12 รายการ',
  );
  await page.getByRole('button', { name: 'ยกเลิก' }).click();
  expect((await ended).url()).toContain('/export_news/file');
  await expect(page.getByText('ยกเลิกการส่งออกแล้ว')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ดาวน์โหลดไฟล์' })).toBeFocused();
  expect(held).toBe(1);

  // A busy server is retried automatically; a broken response is reported, and nothing is saved.
  await page.unroute(FILE);
  problems.allow(/503/);
  const answers = [
    { status: 503, headers: { 'retry-after': '1' }, json: { status: false, code: 'BUSY', message: 'x' } },
    { status: 200, contentType: 'application/vnd.portal.frames', body: Buffer.from('\u0002\u0000\u0000\u0000\u00017') },
  ];
  await page.route(FILE, (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.continue();
  });
  await page.getByRole('button', { name: 'ดาวน์โหลดไฟล์' }).click();
  await expect(page.getByText('กำลังรอคิว')).toBeVisible();
  await expect(page.getByText('การส่งออกหยุดกลางคัน')).toBeVisible();
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await again;
  await remove();
});

test('the category of the last opened tab is preselected, unless the URL names one', async ({ page }) => {
  const { category, remove } = await aFullCategory(1);
  await page.addInitScript((id) => sessionStorage.setItem('newsCatID', id), String(category.id));
  await page.goto(PAGE);
  await expect(page.getByRole('combobox', { name: /^หมวดหมู่/ })).toHaveValue(String(category.id));
  await expect(page.getByRole('status').filter({ hasText: 'ตรงเงื่อนไข 1 รายการ' })).toBeVisible();
  await page.goto(`${PAGE}?search=%E0%B8%97%E0%B8%B8%E0%B8%99&year=2568`);
  await expect(page.getByRole('combobox', { name: /^หมวดหมู่/ })).toHaveValue('');
  await expect(page.getByRole('searchbox', { name: 'คำค้น' })).toHaveValue('ทุน');
  await expect(page.getByLabel(/^ถึงวันที่/)).toHaveValue('31/12/2568');
  await remove();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form counts, suggests organisations, reports which day is wrong, and the browser downloads', async ({
    page,
  }) => {
    const { category, remove } = await aFullCategory(2);
    const press = (name: string) => page.getByRole('button', { name }).click();
    await page.goto(PAGE);
    await page.getByRole('combobox', { name: /^หมวดหมู่/ }).selectOption({ label: category.name });
    await page.getByLabel(/^ถึงวันที่/).fill('32/1/2568');
    await press('ดาวน์โหลดไฟล์');
    await expect(page.getByLabel(/^ถึงวันที่/)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(/^ถึงวันที่/)).toHaveValue('32/1/2568');
    await page.getByLabel(/^ถึงวันที่/).fill('');
    await page.getByRole('textbox', { name: /^หน่วยงาน/ }).fill('วิทยาลัย');
    await press('ดาวน์โหลดไฟล์');
    await expect(page.getByText('กรุณาเลือกหน่วยงานจากรายการ')).toBeVisible();
    await page.getByLabel('ทุกหน่วยงาน').check();
    await press('นับจำนวนข่าวที่ตรงเงื่อนไข');
    await expect(page.getByText('ตรงเงื่อนไข 2 รายการ')).toBeVisible();
    await page.getByLabel('CSV สำหรับ').check();
    const [download] = await Promise.all([page.waitForEvent('download'), press('ดาวน์โหลดไฟล์')]);
    const rows: string[][] = parse(readFileSync(await download.path()), { bom: true });
    expect(rows.findIndex((row) => row.every((cell) => cell === ''))).toBe(3);
    await remove();
  });
});
