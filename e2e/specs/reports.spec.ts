import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatThaiDayInput } from '@/lib/time/thai-time';
import { DAY_MS } from '@/lib/time/units';
import { openReader } from '../support/consent';
import { aDocument, uploadToLibrary } from '../support/media';
import { takeScreenshot } from '../support/screenshot';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectLeavePrompt, leaveWithoutPrompt } from '../support/unsaved';

const PERIODS = '/administrator/period';
const OVERVIEW = '/administrator/reportsoutcome';

/** A day relative to today, as it is typed. */
const typedDay = (days: number) => formatThaiDayInput(new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10));
const main = (page: Page) => page.getByRole('main');
/** Other rows name the period too, if they count the same days. */
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

/** Fills in a date and a time of the form. */
async function typeMoment(page: Page, label: string, day: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: label, exact: true }).fill(day);
  await dialog.getByRole('textbox', { name: `เวลา ${label}`, exact: true }).fill('12.00');
}

test('a period is completed from its opening to the signed PDF', async ({ page, browser, baseURL, problems }) => {
  test.slow();
  problems.allow(/status of 404/);
  const name = `รอบทดสอบ ${randomBytes(4).toString('hex')}`;
  const file = `ภาพกิจกรรม ${randomBytes(4).toString('hex')}`;
  await signInAs(page.request, 'VecAdmin');
  await page.goto(PERIODS);
  await page.getByRole('link', { name: 'เปิดรอบใหม่' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog.getByText('กรุณากรอกชื่อรอบ')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'ชื่อรอบ' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'ชื่อรอบ' }).fill(name);
  await dialog.getByLabel('ปีงบประมาณ').selectOption({ index: 2 });
  const year = Number(await dialog.getByLabel('ปีงบประมาณ').inputValue());
  await dialog.getByLabel('นับผลงานตั้งแต่วันที่').fill(`1/10/${year - 1}`);
  await dialog.getByLabel('ถึงวันที่').fill(`30/9/${year}`);
  await typeMoment(page, 'เปิดรับรายงาน', typedDay(-2));
  await typeMoment(page, 'ปิดรับรายงาน', typedDay(5));
  await expectLeavePrompt(page);
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog).toHaveCount(0);
  await leaveWithoutPrompt(page, `${PERIODS}?year=${year}`);
  await expect(rowOf(page, name)).toContainText('เปิดรับรายงาน');
  await expect(rowOf(page, name)).toContainText(/เหลือ \d วัน/);

  const office = await openReader(browser, { baseURL, extraHTTPHeaders: { 'X-Forwarded-For': '198.18.66.6' } });
  const college = await office.newPage();
  await signInAs(college.request, 'college');
  const paper = await uploadToLibrary(college.request, aDocument(file));
  await college.goto('/colleges');
  await college
    .getByRole('region', { name: /^รายงานที่ต้องส่ง/ })
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await expect(college.getByRole('heading', { level: 1, name })).toBeVisible();
  await college.getByRole('textbox', { name: /^หมายเหตุ/ }).fill('ผลงานเด่น\nบรรทัดที่สอง');
  await college.getByRole('button', { name: 'เพิ่มไฟล์' }).click();
  const picker = college.getByRole('dialog', { name: 'เลือกสื่อ' });
  await picker.getByText(paper.title).first().click();
  await picker.getByRole('button', { name: 'ใช้ไฟล์ที่เลือก' }).click();
  await main(college).getByText('ส่งรายงาน', { exact: true }).click();
  await college.getByRole('button', { name: 'ยืนยันการส่งรายงาน' }).click();
  await expect(college.getByText('ส่งแล้ว รอผู้ดูแลระบบตรวจรับ')).toBeVisible();
  await expect(main(college).getByRole('link', { name: new RegExp(file) })).toBeVisible();
  const address = college.url();

  await page.goto(`${OVERVIEW}?kind=college&state=submitted`);
  await page.getByRole('combobox', { name: 'รอบการรายงาน' }).selectOption({ label: name });
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await main(page).locator('tbody').getByRole('link').first().click();
  await expect(main(page).getByText('ผลงานเด่น')).toBeVisible();
  expect(
    (
      await page.request.get((await page.getByRole('link', { name: new RegExp(file) }).getAttribute('href')) ?? '')
    ).status(),
  ).toBe(200);
  await main(page).getByText('ขอแก้ไข', { exact: true }).click();
  await page.getByRole('button', { name: 'ส่งกลับให้แก้ไข' }).click();
  await expect(page.getByText('กรุณาเขียนความเห็นว่าต้องแก้ไขอะไร')).toBeVisible();
  await page.getByRole('textbox', { name: 'ความเห็น' }).fill('เพิ่มจำนวนผู้เข้าร่วม');
  await page.getByRole('button', { name: 'ส่งกลับให้แก้ไข' }).click();
  await expect(main(page).getByText('เพิ่มจำนวนผู้เข้าร่วม')).toBeVisible();
  const desk = page.url();

  await college.goto(address);
  await expect(main(college).getByText('เพิ่มจำนวนผู้เข้าร่วม')).toBeVisible();
  const remarks = college.getByRole('textbox', { name: /^หมายเหตุ/ });
  await remarks.fill('ผู้เข้าร่วม 1,204 คน');
  await college.getByRole('button', { name: 'บันทึกร่าง' }).click();
  await expect(college.getByText('บันทึกร่างแล้ว')).toBeVisible();
  await expect(remarks).toHaveValue('ผู้เข้าร่วม 1,204 คน');
  await main(college).getByText('ส่งรายงาน', { exact: true }).click();
  await college.getByRole('button', { name: 'ยืนยันการส่งรายงาน' }).click();
  await expect(college.getByText('ส่งแล้ว รอผู้ดูแลระบบตรวจรับ')).toBeVisible();

  await page.goto(desk);
  await page.getByRole('button', { name: 'รับรายงาน' }).click();
  await expect(main(page).getByText('รับแล้ว', { exact: true })).toBeVisible();
  await college.goto(address);
  await expect(college.getByText('ผู้ดูแลระบบรับรายงานนี้แล้ว')).toBeVisible();
  const downloading = college.waitForEvent('download');
  await college.getByRole('link', { name: 'ดาวน์โหลด PDF' }).click();
  const bytes = await (await (await downloading).createReadStream()).toArray();
  const pdf = Buffer.concat(bytes).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).toMatch(/\/Type \/Pages[^>]*\/Count [1-9]|\/Count [1-9][^>]*\/Type \/Pages/);
  const report = await college.request.get(`/api/v1/reports/pdf?report=${new URL(desk).pathname.split('/').at(-1)}`);
  expect(report.status()).toBe(200);
  await office.close();

  await page.goto(`${OVERVIEW}?view=year&year=${year}`);
  await expect(main(page).getByRole('table')).toContainText('รับแล้ว');
  await takeScreenshot(page, 'reports-year', 'light');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a province saves its report, submits it and withdraws it', async ({ page, browser, baseURL }) => {
    const name = `รอบไร้สคริปต์ ${randomBytes(4).toString('hex')}`;
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const administrator = await context.newPage();
    await signInAs(administrator.request, 'VecAdmin');
    await administrator.goto(`${PERIODS}/new`);
    const form = administrator.getByRole('dialog');
    await form.getByLabel('ชื่อรอบ').fill(name);
    const year = Number(await form.getByLabel('ปีงบประมาณ').inputValue());
    await form.getByLabel('นับผลงานตั้งแต่วันที่').fill(`1/10/${year - 1}`);
    await form.getByLabel('ถึงวันที่').fill(`31/12/${year - 1}`);
    const local = (days: number) => `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T12:00`;
    await form.getByLabel('เปิดรับรายงาน', { exact: true }).fill(local(-2));
    await form.getByLabel('ปิดรับรายงาน', { exact: true }).fill(local(5));
    await form.getByRole('button', { name: 'บันทึก' }).click();
    await expect(rowOf(administrator, name)).toBeVisible();
    await context.close();

    await signInAs(page.request, 'VecProvince');
    await page.goto('/provincealcentral/reports');
    await rowOf(page, name).getByRole('link', { name }).first().click();
    await page.getByRole('textbox', { name: /^หมายเหตุ/ }).fill('ไม่มีปัญหา');
    await page.getByRole('button', { name: 'บันทึกร่าง' }).click();
    await expect(page.getByRole('textbox', { name: /^หมายเหตุ/ })).toHaveValue('ไม่มีปัญหา');
    await main(page).getByText('ส่งรายงาน', { exact: true }).click();
    await page.getByRole('button', { name: 'ยืนยันการส่งรายงาน' }).click();
    await expect(page.getByText('ส่งแล้ว รอผู้ดูแลระบบตรวจรับ')).toBeVisible();
    await main(page).getByText('ถอนรายงานกลับมาแก้ไข', { exact: true }).click();
    await page.getByRole('button', { name: 'ยืนยันการถอนรายงาน' }).click();
    await expect(page.getByRole('textbox', { name: /^หมายเหตุ/ })).toHaveValue('ไม่มีปัญหา');
  });
});
