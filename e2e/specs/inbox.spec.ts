import type { Page } from '@playwright/test';
import { DAY_MS } from '@/lib/time/units';
import { expectAccessible } from '../support/accessibility';
import { leaveAccount } from '../support/leave-account';
import {
  createColleagueOf,
  createColleges,
  createProvinceOf,
  logInCollege,
  sendAgencyNotice,
  type TestCollege,
} from '../support/offices';
import { expect, test } from '../support/test';
import { createWaitingNews } from '../support/waiting-news';

test.setTimeout(180_000);

const row = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'สถานะของงานที่รอ' });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name: new RegExp(`^${name}`) });
const bar = (page: Page) => page.getByRole('group', { name: 'งานกับเรื่องที่เลือก' });
const choose = (page: Page, title: string) => page.getByRole('checkbox', { name: `เลือก ${title}` });
const bell = (page: Page) => page.getByRole('banner').locator('summary[aria-label^="งานที่รอดำเนินการ"]');
const badge = (page: Page, root: string) => page.locator(`#area-sidebar a[href="${root}/inbox"] .side-badge`);
const openPanel = (page: Page, name: string) => bar(page).locator('summary').filter({ hasText: name }).click();

/** A letter to an office, which is due in some days. */
async function aLetter(office: TestCollege, subject: string, days: number): Promise<void> {
  const [{ db }, { aContactMessage }] = await Promise.all([import('@/lib/db/db'), import('@/testing/contact')]);
  const { id } = await aContactMessage({ organisationId: office.id, subject, email: 'reader@example.org' });
  const dueAt = new Date(Date.now() + days * DAY_MS);
  await db.voice.updateMany({ where: { messageId: id }, data: { dueAt, organisationId: office.id } });
  await db.$disconnect();
}

/** Reports that each office of the demo has to hand in: those of open periods. */
async function countOpenPeriods(): Promise<number> {
  const { db } = await import('@/lib/db/db');
  const now = new Date();
  const count = await db.period.count({ where: { opensAt: { lte: now }, closesAt: { gt: now } } });
  await db.$disconnect();
  return count;
}

/** The same number in the bell, the sidebar, the home and the inbox: `things`, and the reports that are due. */
async function expectEverywhere(page: Page, root: string, things: number): Promise<void> {
  const count = things + (await countOpenPeriods());
  await page.goto(root);
  await expect(bell(page)).toHaveAttribute('aria-label', `งานที่รอดำเนินการ ${count} รายการ`);
  await expect(badge(page, root)).toContainText(String(count));
  await expect(page.getByRole('region', { name: new RegExp(`^งานที่รอ ${count}`) })).toBeVisible();
  await page.goto(`${root}/inbox`);
  await expect(tab(page, 'รอดำเนินการ')).toContainText(String(count));
}

test('everything that waits for a college is in one list by due date; it is snoozed, and taken back', async ({
  page,
}) => {
  const { college, items } = await createWaitingNews(1);
  const topic = items[0]?.topic ?? '';
  await aLetter(college, 'ขอใบรับรอง', 30);
  await aLetter(college, 'ร้องเรียนเรื่องเสียงดัง', -1);
  await sendAgencyNotice('ขอเชิญประชุมออนไลน์', [college]);
  await logInCollege(page.request, college);
  await expectEverywhere(page, '/colleges', 4);
  const shown = await page.locator('[data-inbox] tbody tr').allTextContents();
  const order = ['ร้องเรียนเรื่องเสียงดัง', topic, 'ขอใบรับรอง', 'ขอเชิญประชุมออนไลน์'];
  const places = shown.map((text) => order.findIndex((title) => text.includes(title)));
  expect(places.filter((place) => place >= 0)).toEqual([0, 1, 2, 3]);
  await expect(row(page, 'ร้องเรียนเรื่องเสียงดัง')).toContainText('เกินกำหนด');
  await expectAccessible(page);

  await page.getByRole('searchbox').fill('ใบรับรอง');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-inbox] tbody tr')).toHaveCount(1);
  await page.goto('/colleges/inbox');

  await choose(page, 'ขอใบรับรอง').check();
  await choose(page, 'ร้องเรียนเรื่องเสียงดัง').check();
  await expect(bar(page)).toContainText('เลือกไว้ 2 เรื่อง');
  await openPanel(page, 'พักไว้');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'ถึงพรุ่งนี้ 08.00 น.' }).click();
  await expect(page.getByText(/^1 เรื่องครบกำหนด/)).toBeVisible();
  await page.getByLabel('พักไว้แม้เลยวันครบกำหนด').check();
  await page.getByRole('button', { name: 'ถึงพรุ่งนี้ 08.00 น.' }).click();
  await expect(page.getByText(/^พักไว้ 2 เรื่องถึง .* ซึ่งเลยวันครบกำหนด 1 เรื่อง/)).toBeVisible();
  await expectEverywhere(page, '/colleges', 2);
  await expect(page.locator('#area-sidebar a[href="/colleges/voices"] .side-badge')).toHaveCount(0);

  await tab(page, 'พักไว้').click();
  await expect(row(page, 'ขอใบรับรอง')).toContainText('พักไว้ถึง');
  await choose(page, 'ขอใบรับรอง').check();
  await page.getByRole('button', { name: 'นำกลับมาเลย' }).click();
  await expect(row(page, 'ขอใบรับรอง')).toHaveCount(0);
  await expectEverywhere(page, '/colleges', 3);
});

test('the toast of a snooze undoes it', async ({ page }) => {
  const { college, items } = await createWaitingNews(1);
  const topic = items[0]?.topic ?? '';
  await logInCollege(page.request, college);
  await page.goto('/colleges/inbox');
  await choose(page, topic).check();
  await openPanel(page, 'พักไว้');
  await page.getByLabel('พักไว้แม้เลยวันครบกำหนด').check();
  await page.getByRole('button', { name: 'ถึงวันจันทร์ 08.00 น.' }).click();
  await expect(row(page, topic)).toHaveCount(0);
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(row(page, topic)).toBeVisible();
});

test('a provincial office gives a letter to a colleague, who sees it in the bell and answers it', async ({ page }) => {
  const province = await createProvinceOf(await createColleges(1));
  const colleague = await createColleagueOf(province);
  await aLetter(province, 'ถามเรื่องทุนการศึกษา', 20);
  await logInCollege(page.request, province);
  const root = '/provincealcentral';
  await expectEverywhere(page, root, 1);
  await choose(page, 'ถามเรื่องทุนการศึกษา').check();
  await openPanel(page, 'มอบให้');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'มอบให้', exact: true }).click();
  await expect(page.getByText('กรุณาเลือกเพื่อนร่วมงาน')).toBeVisible();
  await page.getByLabel('มอบให้เพื่อนร่วมงาน').selectOption(colleague.name);
  await page.getByLabel(/^ข้อความถึงผู้รับ/).fill('ฝากตอบก่อนวันศุกร์');
  await page.getByRole('button', { name: 'มอบให้', exact: true }).click();
  await expect(page.getByText(`มอบ 1 เรื่องให้ ${colleague.name} แล้ว`)).toBeVisible();
  await tab(page, 'มอบให้ผู้อื่น').click();
  await expect(row(page, 'ถามเรื่องทุนการศึกษา')).toContainText(`มอบให้ ${colleague.name} · ฝากตอบก่อนวันศุกร์`);
  await expectAccessible(page);

  await leaveAccount(page);
  await logInCollege(page.request, colleague);
  await page.goto(root);
  await bell(page).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /ถามเรื่องทุนการศึกษา/ })).toContainText(
    `มอบโดย ${province.name}`,
  );
  await page.getByRole('link', { name: 'ดูงานที่รอทั้งหมด' }).click();
  await expect(row(page, 'ถามเรื่องทุนการศึกษา')).toContainText(`มอบโดย ${province.name} · ฝากตอบก่อนวันศุกร์`);
  await page.getByRole('link', { name: 'ถามเรื่องทุนการศึกษา' }).click();
  await page.getByLabel(/^คำตอบถึงผู้ส่ง/).fill('เปิดรับสมัครถึงสิ้นเดือน');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'คำตอบ', exact: true })).toBeVisible();
  await page.goto(`${root}/inbox`);
  await expect(tabs(page)).toBeVisible();
  await expect(row(page, 'ถามเรื่องทุนการศึกษา')).toHaveCount(0);

  await leaveAccount(page);
  await logInCollege(page.request, province);
  await page.goto(`${root}/inbox?tab=given`);
  await expect(page.getByText('ไม่มีเรื่องที่มอบให้ผู้อื่น')).toBeVisible();
});

test('the inbox is used by keyboard alone', async ({ page }) => {
  const { college, items } = await createWaitingNews(3);
  const [first, second] = items;
  await logInCollege(page.request, college);
  // Reports of open periods may wait, too.
  await page.goto('/colleges/inbox?kind=news');
  await page.keyboard.press('?');
  await expect(page.getByText('เรื่องถัดไป (หรือลูกศรลง)')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: first?.topic })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: second?.topic })).toBeFocused();
  await page.keyboard.press('x');
  await expect(choose(page, second?.topic ?? '')).toBeChecked();
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(bar(page)).toContainText('เลือกไว้ 2 เรื่อง');
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'ถึงพรุ่งนี้ 08.00 น.' })).toBeFocused();
  await page.getByLabel('พักไว้แม้เลยวันครบกำหนด').check();
  await page.getByRole('button', { name: 'ถึงพรุ่งนี้ 08.00 น.' }).press('Enter');
  await expect(page.getByText(/^พักไว้ 2 เรื่องถึง/)).toBeVisible();
  await expect(page.locator('[data-inbox] tbody tr')).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/colleges/college_news/${items[2]?.id}$`));
});

test('the inbox fits a phone', async ({ page }) => {
  const { college, items } = await createWaitingNews(2);
  await logInCollege(page.request, college);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/colleges/inbox');
  await choose(page, items[0]?.topic ?? '').check();
  await openPanel(page, 'พักไว้');
  await expect(page.getByRole('button', { name: 'ถึงพรุ่งนี้ 08.00 น.' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a thing is snoozed and taken back by plain forms', async ({ page }) => {
    const { college, items } = await createWaitingNews(1);
    const topic = items[0]?.topic ?? '';
    await logInCollege(page.request, college);
    await page.goto('/colleges/inbox');
    await choose(page, topic).check();
    await openPanel(page, 'พักไว้');
    await page.getByLabel('พักไว้แม้เลยวันครบกำหนด').check();
    await page.getByRole('button', { name: 'ถึงพรุ่งนี้ 08.00 น.' }).click();
    await expect(page).toHaveURL(/\/colleges\/inbox$/);
    await expect(row(page, topic)).toHaveCount(0);
    await tab(page, 'พักไว้').click();
    await choose(page, topic).check();
    await page.getByRole('button', { name: 'นำกลับมาเลย' }).click();
    await expect(row(page, topic)).toBeVisible();
  });
});
