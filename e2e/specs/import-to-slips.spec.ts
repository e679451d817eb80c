import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { anIdCard } from '@/testing/id-card';
import { readPdf } from '@/testing/read-pdf';
import { API_KEY } from '../support/legacy-calls';
import { createColleges, logInCollege } from '../support/offices';
import { expect, test } from '../support/test';

const LIST = '/colleges/college_user';
const PEOPLE = 2_000;
/** Work on thousands of rows takes some minutes on a busy machine. */
const PATIENCE_MS = 300_000;
const letters = 'กขคงจฉชซณดตถทธนบปผพฟมยรลวศสหอฮ';

/** Rows of a file; no two people have the same name. */
const listPeople = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const name = [...String(index).padStart(4, '0')].map((digit) => letters[Number(digit)]).join('า');
    return { idCard: anIdCard(), firstName: `น้ำ${name}`, lastName: 'ตั้งใจสอน' };
  });

async function send(page: Page, rows: readonly string[]) {
  const buffer = Buffer.from(['เลขประจำตัวประชาชน,ชื่อ,นามสกุล', ...rows].join('\r\n'));
  await page.getByLabel('ไฟล์ที่จะนำเข้า').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'ส่งไฟล์และตรวจสอบ' }).click();
  await expect(page.getByRole('heading', { name: 'ยืนยันการนำเข้า' })).toBeVisible({ timeout: PATIENCE_MS });
}

async function download(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await press();
  return readFile(await (await waiting).path());
}

test('2,000 people are imported and get printed slips; a refused row is mended in the file that came back', async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  test.setTimeout(4 * PATIENCE_MS);
  problems.allow(/status of (401|409)/);
  const [college] = await createColleges(1);
  if (!college) throw new Error('no college was created');
  await logInCollege(page.request, college);
  await page.goto(`${LIST}/import`);
  await expect(page.getByRole('table', { name: 'จากการนำเข้าถึงข่าวแรก' })).toContainText('ไม่มีข้อมูล');

  const people = listPeople(PEOPLE);
  const [wrong] = listPeople(1);
  const rows = people.map(({ idCard, firstName, lastName }) => [idCard, firstName, lastName].join(','));
  await send(page, [...rows, `${wrong?.idCard.slice(0, 12)},มานี,ใจดี`]);
  await page.getByRole('link', { name: 'ผิดพลาด 1' }).click();
  const results = page.getByRole('table', { name: 'ผลตรวจ' });
  await expect(results.getByRole('row').filter({ hasText: 'มานี' })).toContainText(String(wrong?.idCard.slice(0, 12)));
  await page.getByLabel(/ข้ามแถวที่ผิดพลาด/).check();
  await page.getByRole('button', { name: 'ยืนยันและบันทึก' }).click();
  await expect(page.getByText('บันทึกข้อมูลครบทุกแถวที่ยืนยันแล้ว')).toBeVisible({ timeout: PATIENCE_MS });
  const refused = await download(page, () => page.getByRole('link', { name: 'ดาวน์โหลดแถวที่ผิดพลาด (1)' }).click());
  const lines = refused.toString('utf8').trimEnd().split('\r\n');
  expect(lines[0]).toBe('\ufeffเลขประจำตัวประชาชน,ชื่อ,นามสกุล,เหตุผลที่นำเข้าไม่ได้');
  expect(lines[1]).toMatch(new RegExp(`^${wrong?.idCard.slice(0, 12)},มานี,ใจดี,`));

  await page.getByRole('button', { name: 'พิมพ์ใบแจ้ง 2,000 คน' }).click();
  await expect(page.getByText('ใบแจ้ง 2,000 ใบพร้อมแล้ว')).toBeVisible({ timeout: PATIENCE_MS });
  const take = page.getByRole('button', { name: 'ดาวน์โหลดใบแจ้ง (PDF)' });
  const file = await download(page, () => take.click());
  await expect(page.getByText('ดาวน์โหลดใบแจ้ง 2,000 ใบแล้ว')).toBeVisible();
  const { pageTexts } = readPdf(file);
  const text = pageTexts.join('').replace(/[\s·\u200b]/g, '');
  const logins = [...text.matchAll(/\*{9}(\d{4})/g)].map(([, end = '']) => end);
  const passwords = [...text.matchAll(/\)([!-~]{12})/g)].map(([, password = '']) => password);
  expect([logins.length, new Set(passwords).size]).toEqual([PEOPLE, PEOPLE]);
  expect(pageTexts.length).toBeLessThan(PEOPLE / 7);
  const again = await page.request.post(`/api/v1/slips/${new URL(page.url()).searchParams.get('slips')}`, {
    headers: { origin: String(baseURL) },
  });
  expect(again.status()).toBe(409);

  const index = logins.findIndex((end) => logins.filter((other) => other === end).length === 1);
  const owner = people.find(({ idCard }) => idCard.endsWith(logins[index] ?? '-'));
  const theirs = await playwright.request.newContext({ baseURL });
  const login = await theirs.post('/api/login.php?crud=collegeUser', {
    data: { ApiKey: API_KEY, college_user_idcard: owner?.idCard, college_user_password: passwords[index] },
  });
  expect(login.status()).toBe(200);

  await page.goto(`${LIST}/import`);
  const funnel = page.getByRole('table', { name: 'จากการนำเข้าถึงข่าวแรก' });
  await expect(funnel.getByRole('row').filter({ hasText: 'รวม' })).toContainText('2,000 (100%)');
  await funnel.getByRole('link', { name: 'รวม เข้าสู่ระบบครั้งแรก' }).click();
  await expect(page.getByRole('row').filter({ hasText: owner?.firstName })).toHaveCount(1);

  await page.goto(`${LIST}/import`);
  const mended = refused.toString('utf8').replace(String(wrong?.idCard.slice(0, 12)), String(wrong?.idCard));
  await page.getByLabel('ไฟล์ที่จะนำเข้า').setInputFiles({
    ...{ name: 'mended.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(mended),
  });
  await page.getByRole('button', { name: 'ส่งไฟล์และตรวจสอบ' }).click();
  await expect(page.getByText('เพิ่มใหม่ 1 · เปลี่ยนแปลง 0 · เหมือนเดิม 0 · ผิดพลาด 0')).toBeVisible();
  await expect(page.getByText('คอลัมน์ที่ระบบไม่รู้จัก')).toHaveCount(0);
});

test('a change shows the old and the new value before it is written', async ({ page }) => {
  const [college] = await createColleges(1);
  if (!college) throw new Error('no college was created');
  const [person] = listPeople(1);
  await logInCollege(page.request, college);
  await page.goto(`${LIST}/import`);
  await send(page, [`${person?.idCard},มานะ,ใจดี`]);
  await page.getByRole('button', { name: 'ยืนยันและบันทึก' }).click();
  await expect(page.getByText('บันทึกข้อมูลครบทุกแถวที่ยืนยันแล้ว')).toBeVisible();
  await page.getByRole('link', { name: 'นำเข้าไฟล์อื่น' }).click();
  await send(page, [`${person?.idCard},มานะ,ใจกล้า`]);
  const row = page.getByRole('table', { name: 'ผลตรวจ' }).getByRole('row').filter({ hasText: 'เปลี่ยนแปลง' });
  await expect(row.locator('del')).toContainText('ใจดี');
  await expect(row.locator('ins')).toContainText('ใจกล้า');
});
