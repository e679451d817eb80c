import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { anIdCard } from '@/testing/id-card';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const LIST = '/colleges/college_user';

async function send(page: Page, name: string, rows: readonly (readonly string[])[]) {
  const text = [['เลขประจำตัวประชาชน', 'ชื่อ', 'นามสกุล', 'ตำแหน่ง'], ...rows].map((row) => row.join(';')).join('\r\n');
  await page.getByLabel('ไฟล์ที่จะนำเข้า').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'ส่งไฟล์และตรวจสอบ' }).click();
}

test('a college imports its users: wrong rows are named, the rest is written, the same file again changes nothing', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.allow(/status of 404/);
  await signInAs(page.request, 'college');
  await page.goto(LIST);
  await page.getByRole('link', { name: 'นำเข้า', exact: true }).click();
  await page.getByRole('button', { name: 'ส่งไฟล์และตรวจสอบ' }).click();
  await expect(page.getByText('กรุณาเลือกไฟล์')).toBeVisible();
  await expect(page.getByLabel('ไฟล์ที่จะนำเข้า')).toBeFocused();

  const template = page.waitForEvent('download');
  await page.getByRole('link', { name: 'แบบไฟล์ Excel' }).click();
  expect((await template).suggestedFilename()).toMatch(/\.xlsx$/);

  const first = anIdCard();
  const rows = [
    [first, 'มานะ', 'นำเข้าดี', 'ครู'],
    [anIdCard(), 'มานี', 'นำเข้าดี', 'ครู'],
    ['1234567890123', 'ปิติ', 'นำเข้าผิด', 'ครู'],
    [first, 'มานะ', 'นำเข้าซ้ำ', 'ครู'],
  ];
  await send(page, 'people.csv', rows);
  await expect(page.getByRole('heading', { name: 'ยืนยันการนำเข้า' })).toBeVisible();
  await expect(page.getByText('คอลัมน์ที่ระบบไม่รู้จักและไม่ได้ใช้: ตำแหน่ง')).toBeVisible();
  await page.getByRole('link', { name: 'ผิดพลาด 2' }).click();
  const table = page.getByRole('table', { name: 'ผลตรวจ' });
  await expect(table.getByRole('row').filter({ hasText: 'ซ้ำกับแถวที่ 2' })).toHaveCount(1);
  await expect(table.getByRole('row').filter({ hasText: 'ปิติ' })).toContainText('เลขประจำตัวประชาชน');
  await expect(table).not.toContainText(first);

  await page.getByRole('button', { name: 'ยืนยันและบันทึก' }).click();
  await expect(page.getByText(/^มีแถวที่ผิดพลาด/)).toBeVisible();
  await page.getByLabel(/ข้ามแถวที่ผิดพลาด/).check();
  await page.getByRole('button', { name: 'ยืนยันและบันทึก' }).click();
  await expect(page.getByText('บันทึกข้อมูลครบทุกแถวที่ยืนยันแล้ว')).toBeVisible();
  const results = page.waitForEvent('download');
  await page.getByRole('link', { name: 'ดาวน์โหลดผล (Excel)' }).click();
  expect((await results).suggestedFilename()).toMatch(/\.xlsx$/);

  await page.getByRole('link', { name: 'นำเข้าไฟล์อื่น' }).click();
  await send(page, 'people-again.csv', rows);
  await expect(page.getByText('เพิ่มใหม่ 0 · เปลี่ยนแปลง 0 · เหมือนเดิม 2 · ผิดพลาด 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ยืนยันและบันทึก' })).toHaveCount(0);

  const address = new URL(page.url());
  await signInAs(page.request, 'VecAdmin');
  await page.goto(`/administrator/college_user/import${address.search}`);
  await expect(page.getByText('ไม่พบการนำเข้านี้')).toBeVisible();
});

/** Colour `[red, green, blue]` at mid height, at a fraction of the width. */
async function colourAt(picture: Buffer, share: number): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * share)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

test('the progress bar of an import is empty at first and then red up to its value', async ({ page }) => {
  const { db } = await import('@/lib/db/db');
  await signInAs(page.request, 'college');
  await page.goto(`${LIST}/import`);
  await send(page, 'bar.csv', [[anIdCard(), 'มานี', 'แถบงาน', 'ครู']]);
  await expect(page.getByRole('heading', { name: 'ยืนยันการนำเข้า' })).toBeVisible();
  const id = Number(new URL(page.url()).searchParams.get('job'));
  const show = async (progress: number) => {
    const aliveAt = new Date(Date.now() + 60_000);
    await db.importJob.update({ where: { id }, data: { status: 'checking', progress, total: 500, aliveAt } });
    await page.reload();
    return page.getByRole('progressbar').screenshot();
  };
  const [empty, half] = [await show(0), await show(250)];
  expect(await colourAt(empty, 0.25)).toEqual(await colourAt(half, 0.75));
  expect(Math.min(...(await colourAt(empty, 0.25)))).toBeGreaterThan(200);
  const [red = 0, green = 255] = await colourAt(half, 0.25);
  expect(red).toBeGreaterThan(green + 60);
  await db.importJob.update({ where: { id }, data: { status: 'cancelled' } });
});

test('without script the form is sent, and reloading the page shows the progress', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInAs(page.request, 'VecAdmin');
  await page.goto('/administrator/college/import');
  const buffer = Buffer.from('รหัส,ชื่อ\n1,ก\n');
  await page.getByLabel('ไฟล์ที่จะนำเข้า').setInputFiles({ name: 'colleges.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'ส่งไฟล์และตรวจสอบ' }).click();
  await expect(page.getByText('ไฟล์ไม่มีคอลัมน์ที่จำเป็น: จังหวัด')).toBeVisible();
  await context.close();
});
