import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatThaiDayInput } from '@/lib/time/thai-time';
import { DAY_MS } from '@/lib/time/units';
import { leaveAccount } from '../support/leave-account';
import { createColleges, createProvinceOf, logInCollege, type TestCollege } from '../support/offices';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const PERIODS = '/administrator/period';
const main = (page: Page) => page.getByRole('main');
const typedDay = (days: number) => formatThaiDayInput(new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10));

async function enter(page: Page, who: TestCollege, address: string): Promise<void> {
  await leaveAccount(page);
  await logInCollege(page.request, who);
  await page.goto(address);
}

/** Opens a period whose reports go through the province, by its form, which warns of its early end. */
async function openPeriod(page: Page, name: string): Promise<void> {
  await signInAs(page.request, 'VecAdmin');
  await page.goto(PERIODS);
  await page.getByRole('link', { name: 'เปิดรอบใหม่' }).click();
  const dialog = page.getByRole('dialog');
  const warning = dialog.getByText('เวลาปิดรับรายงานอยู่ก่อนสิ้นสุดช่วงที่นับผลงาน');
  await dialog.getByRole('textbox', { name: 'ชื่อรอบ' }).fill(name);
  await dialog.getByLabel('ปีงบประมาณ').selectOption({ index: 0 });
  const year = Number(await dialog.getByLabel('ปีงบประมาณ').inputValue());
  await dialog.getByLabel('นับผลงานตั้งแต่วันที่').fill(`1/10/${year - 1}`);
  await dialog.getByLabel('ถึงวันที่').fill(`30/9/${year}`);
  for (const [label, days] of [
    ['เปิดรับรายงาน', -2],
    ['ปิดรับรายงาน', 5],
  ] as const) {
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(typedDay(days));
    await dialog.getByRole('textbox', { name: `เวลา ${label}`, exact: true }).fill('12.00');
  }
  await expect(warning).toBeVisible();
  await dialog.getByLabel('ทางส่งรายงานของสถานศึกษา').selectOption('province');
  await dialog.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`${PERIODS}?year=${year}`);
  const row = page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row).toContainText('ผ่านจังหวัด');
  await expect(row).toContainText('ปิดรับรายงานก่อนสิ้นสุดช่วงที่นับผลงาน');
}

async function handIn(page: Page, remarks: string): Promise<void> {
  await page.getByRole('textbox', { name: /^หมายเหตุ/ }).fill(remarks);
  await main(page).getByText('ส่งรายงาน', { exact: true }).click();
  await page.getByRole('button', { name: 'ยืนยันการส่งรายงาน' }).click();
}

test('a report goes through its province, which returns it once and then passes it on', async ({ page }) => {
  test.slow();
  const name = `รอบผ่านจังหวัด ${randomBytes(4).toString('hex')}`;
  const [college] = await createColleges(1);
  if (!college) throw new Error('a college was asked for');
  const province = await createProvinceOf([college]);
  const toCheck = main(page).getByRole('table', { name: 'รายงานที่รอตรวจและส่งต่อ' });
  const row = () => toCheck.getByRole('row').filter({ hasText: name });
  await openPeriod(page, name);

  await test.step('the college hands in, and sees at whose desk its report lies', async () => {
    await enter(page, college, '/colleges/reports');
    await main(page).getByRole('link', { name, exact: true }).click();
    await expect(main(page).getByText(`รอบนี้ส่งผ่าน${province.name}ก่อนถึงส่วนกลาง`)).toBeVisible();
    await handIn(page, 'ผลงานครั้งแรก');
    await expect(main(page).getByText(`ส่งแล้ว รอ${province.name}ตรวจและส่งต่อส่วนกลาง`)).toBeVisible();
  });
  const report = new URL(page.url()).pathname;

  await test.step('the province finds it on its home and returns it with a comment', async () => {
    await enter(page, province, '/provincealcentral');
    await page
      .getByRole('region', { name: /^รายงานที่ต้องส่ง/ })
      .getByRole('link', { name: /รอตรวจและส่งต่อ 1 ฉบับ/ })
      .first()
      .click();
    await row().getByRole('link', { name: college.name }).click();
    await main(page).getByText('ขอแก้ไข', { exact: true }).click();
    await page.getByRole('textbox', { name: 'ความเห็น' }).fill('เพิ่มภาพกิจกรรม');
    await page.getByRole('button', { name: 'ส่งกลับให้แก้ไข' }).click();
    await expect(page).toHaveURL(/\/provincealcentral\/reports$/);
    await expect(row()).toHaveCount(0);
  });

  await test.step('the college reads the comment and hands in again', async () => {
    await enter(page, college, report);
    await expect(main(page).getByText('เพิ่มภาพกิจกรรม')).toBeVisible();
    await handIn(page, 'ผลงานพร้อมภาพ');
    await expect(main(page).getByText(`ส่งแล้ว รอ${province.name}ตรวจและส่งต่อส่วนกลาง`)).toBeVisible();
  });

  await test.step('the agency sees that it lies at the province', async () => {
    await leaveAccount(page);
    await signInAs(page.request, 'VecAdmin');
    await page.goto('/administrator/reportsoutcome?state=checking');
    await page.getByRole('combobox', { name: 'รอบการรายงาน' }).selectOption({ label: name });
    await expect(main(page).getByRole('row').filter({ hasText: college.name })).toContainText('อยู่ที่จังหวัด');
  });

  await test.step('the province passes it on', async () => {
    await enter(page, province, '/provincealcentral/reports');
    await row().getByRole('link', { name: college.name }).click();
    await expect(main(page).getByText('ผลงานพร้อมภาพ')).toBeVisible();
    await page.getByRole('button', { name: 'รับและส่งต่อส่วนกลาง' }).click();
    await expect(page).toHaveURL(/\/provincealcentral\/reports$/);
    await expect(row()).toHaveCount(0);
  });

  await test.step('the agency accepts it and sees when it was passed on', async () => {
    await leaveAccount(page);
    await signInAs(page.request, 'VecAdmin');
    await page.goto('/administrator/reportsoutcome?state=submitted');
    await page.getByRole('combobox', { name: 'รอบการรายงาน' }).selectOption({ label: name });
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await main(page).getByRole('link', { name: college.name }).click();
    await expect(main(page).getByText('ส่งต่อถึงส่วนกลางเมื่อ')).toBeVisible();
    await page.getByRole('button', { name: 'รับรายงาน' }).click();
    await expect(main(page).getByText('รับแล้ว', { exact: true })).toBeVisible();
  });

  await test.step('the college is told', async () => {
    await enter(page, college, report);
    await expect(main(page).getByText('ผู้ดูแลระบบรับรายงานนี้แล้ว')).toBeVisible();
  });
});
