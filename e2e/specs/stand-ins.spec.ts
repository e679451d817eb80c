import type { Page } from '@playwright/test';
import { toThaiDay } from '@/lib/time/format';
import { formatThaiDayInput } from '@/lib/time/thai-time';
import { expectAccessible } from '../support/accessibility';
import { openReader } from '../support/consent';
import { logInCollege } from '../support/offices';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';
import { createWaitingNews, logInWriter } from '../support/waiting-news';

test.setTimeout(180_000);

const ACCOUNT = '/colleges/account';
const DAY_MS = 86_400_000;

/** A day from today on as people type it. */
const typeDay = (ahead: number) => formatThaiDayInput(toThaiDay(new Date(Date.now() + ahead * DAY_MS)));
const section = (page: Page) => page.getByRole('region', { name: 'ไม่อยู่ / ผู้ทำหน้าที่แทน' });
const banner = (page: Page) => page.getByText('คุณตั้งว่าไม่อยู่ถึง');

/** A college with waiting items, and another of its users, who is to stand in. */
async function createOffice() {
  const { college, items } = await createWaitingNews(2);
  const [{ db }, { aCollegeUser }] = await Promise.all([import('@/lib/db/db'), import('@/testing/people')]);
  const user = await aCollegeUser({ college: college.id });
  await db.$disconnect();
  return { college, items, standIn: { login: user.name, name: user.account.displayName } };
}

async function fillAbsence(page: Page, days: { first: string; last: string }, name?: string): Promise<void> {
  const form = section(page);
  await form.getByLabel('ไม่อยู่ตั้งแต่วันที่').fill(days.first);
  await form.getByLabel('ถึงวันที่', { exact: true }).fill(days.last);
  if (name) await form.getByLabel('ผู้ทำหน้าที่แทน').selectOption(`${name} (ผู้ใช้งานสถานศึกษา)`);
  await form.getByRole('button', { name: 'บันทึกวันที่ไม่อยู่' }).click();
}

test('an office says when it is away; its stand-in decides, and the history names both', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 404/);
  const { college, items, standIn } = await createOffice();
  const [first, second] = items;
  await logInCollege(page.request, college);
  await page.goto(ACCOUNT);
  await expect(section(page)).toContainText('ยังไม่ได้ตั้งวันที่ไม่อยู่');
  await fillAbsence(page, { first: typeDay(0), last: '31/2/2570' });
  await expect(section(page)).toContainText('กรอกวันที่เป็น วว/ดด/ปปปป');
  await expect(section(page).getByLabel('ถึงวันที่', { exact: true })).toBeFocused();
  await expect(section(page)).toContainText('กรุณาเลือกผู้ทำหน้าที่แทน');
  await fillAbsence(page, { first: typeDay(1), last: typeDay(0) }, standIn.name);
  await expect(section(page)).toContainText('วันสุดท้ายต้องไม่ก่อนวันแรก');
  await fillAbsence(page, { first: typeDay(0), last: typeDay(2) }, standIn.name);
  await expect(page.getByText('บันทึกวันที่ไม่อยู่แล้ว')).toBeVisible();
  await expect(section(page).getByRole('listitem')).toContainText(`ผู้ทำหน้าที่แทน: ${standIn.name}`);
  await expect(banner(page)).toContainText(`โดย ${standIn.name} ทำหน้าที่แทน`);
  await expectAccessible(page);

  const reader = await openReader(browser, { baseURL });
  const desk = await reader.newPage();
  await logInWriter(desk.request, standIn.login);
  await desk.goto('/users');
  await expect(desk.getByRole('main')).toContainText(`คุณทำหน้าที่แทน ${college.name} ถึง`);
  await desk.getByLabel(/^งานที่รอดำเนินการ 2 รายการ/).click();
  await expect(desk.getByRole('banner')).toContainText(`คุณทำหน้าที่แทน ${college.name} ถึง`);
  await desk.goto(`/users/users_news/${first?.id}`);
  await expect(desk.getByRole('region', { name: 'เส้นทางของข่าว' })).toContainText(
    `${standIn.name} ปฏิบัติหน้าที่แทน ${college.name}`,
  );
  await expect(desk.getByRole('button', { name: 'ทำสำเนา' })).toHaveCount(0);
  await expectAccessible(desk);
  const bar = desk.getByRole('region', { name: 'พิจารณาข่าว' });
  await bar.getByRole('button', { name: 'อนุมัติและเผยแพร่' }).click();
  await expect(bar).toContainText('อนุมัติและเผยแพร่แล้ว');

  await page.goto(`/colleges/college_news/${first?.id}`);
  const history = page.getByRole('region', { name: 'ประวัติ' });
  await expect(history).toContainText(`ทำหน้าที่แทน ${college.name}`);
  await page.getByRole('main').getByRole('button', { name: 'สิ้นสุดตอนนี้' }).click();
  await expect(banner(page)).toHaveCount(0);
  await desk.goto(`/users/users_news/${second?.id}`);
  await expect(desk.getByRole('main')).toContainText('ไม่พบข่าวนี้ หรือคุณไม่มีสิทธิ์เปิดข่าวนี้');
  await reader.close();
});

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('an absence is set and cancelled', async ({ page }) => {
    const { college, standIn } = await createOffice();
    await logInCollege(page.request, college);
    await page.goto(ACCOUNT);
    await fillAbsence(page, { first: typeDay(1), last: typeDay(3) }, standIn.name);
    await expect(section(page).getByRole('listitem')).toContainText(standIn.name);
    await expect(banner(page)).toHaveCount(0);
    await section(page)
      .getByRole('button', { name: /^ยกเลิก/ })
      .click();
    await expect(section(page)).toContainText('ยังไม่ได้ตั้งวันที่ไม่อยู่');
  });
});

test('the account of an office that is away fits a phone', async ({ page }) => {
  const { college, standIn } = await createOffice();
  await logInCollege(page.request, college);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ACCOUNT);
  await fillAbsence(page, { first: typeDay(0), last: typeDay(2) }, standIn.name);
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the administrator chooses after how many days the office above is told', async ({ page }) => {
  await signInAs(page.request, 'VecAdmin');
  await page.goto('/administrator/site?part=moderation');
  const days = page.getByLabel('แจ้งเมื่อรอเกิน (วันทำการ)');
  const before = await days.inputValue();
  await days.fill('61');
  await page.getByRole('button', { name: 'บันทึกการแจ้ง' }).click();
  await expect(page.getByText('กรอกเป็นจำนวนวันตั้งแต่ 0 ถึง 60')).toBeVisible();
  await expect(days).toBeFocused();
  await expectAccessible(page);
  await days.fill(before);
  await page.getByRole('button', { name: 'บันทึกการแจ้ง' }).click();
  await expect(page.getByText('บันทึกการตั้งค่าแล้ว')).toBeVisible();
});
