import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { leaveAccount } from '../support/leave-account';
import {
  createColleges,
  createProvinceOf,
  createUserOf,
  logInCollege,
  logInUser,
  sendAgencyNotice,
  type TestCollege,
} from '../support/offices';
import { expect, test } from '../support/test';

const SENT = '/provincealcentral/sent_notices';

const aTitle = () => `ขอรายชื่อผู้ประสานงาน ${randomBytes(4).toString('hex')}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function enter(page: Page, who: TestCollege, address: string): Promise<void> {
  await leaveAccount(page);
  await logInCollege(page.request, who);
  await page.goto(address);
}

async function write(page: Page, title: string): Promise<void> {
  await page.getByLabel('ชื่อประกาศ').fill(title);
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.getByRole('textbox', { name: 'เนื้อหา' }).fill('ขอให้แจ้งชื่อผู้ประสานงาน');
  await expect(page.locator('textarea[name=body]')).toHaveValue(/ผู้ประสานงาน/);
}

test('a province sends a notice to its colleges, one answers, and the province sees and reminds', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.allow(/404/);
  const [first, second, foreign] = await createColleges(3);
  if (!first || !second || !foreign) throw new Error('three colleges were asked for');
  const province = await createProvinceOf([first, second]);
  const [title, fromAgency] = [aTitle(), aTitle()];
  const reach = page.getByRole('status').filter({ hasText: /^ถึง/ });
  const recipients = page.getByRole('list', { name: 'รายชื่อผู้รับ' });

  await test.step('the province sees its recipients before sending, and what is missing at its field', async () => {
    await enter(page, province, `${SENT}/new`);
    await write(page, title);
    await button(page, 'ส่งประกาศ…').click();
    await expect(page.getByText('ยังไม่มีหน่วยงานที่เปิดใช้งานในกลุ่มผู้รับ')).toBeVisible();
    await page.getByLabel('ขอคำตอบ/ไฟล์').check();
    await page.getByRole('checkbox', { name: /^สถานศึกษา/ }).check();
    await expect(reach).toHaveText('ถึง 2 หน่วยงาน');
    await expect(recipients).toContainText(first.name);
    await expect(recipients).toContainText(second.name);
    await expect(recipients).not.toContainText(foreign.name);
    await button(page, `ไม่ส่งถึง ${second.name}`).click();
    await expect(reach).toHaveText('ถึง 1 หน่วยงาน');
    await button(page, `นำออก ${second.name}`).click();
    await expect(reach).toHaveText('ถึง 2 หน่วยงาน');
    const deadline = page.getByLabel('กำหนดภายใน', { exact: false }).first();
    await deadline.fill('31/12/2560');
    await button(page, 'ส่งประกาศ…').click();
    await expect(page.getByText('กำหนดต้องเป็นเวลาในอนาคต')).toBeVisible();
    await deadline.fill('31/12/2575');
    await button(page, 'ส่งประกาศ…').click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('ถึง 2 หน่วยงาน');
    await expect(dialog).toContainText('ขอคำตอบ/ไฟล์');
    await dialog.getByRole('button', { name: 'ส่งประกาศ' }).click();
    await expect(page.getByRole('table', { name: 'หน่วยงานผู้รับ' })).toContainText(second.name);
    await expect(page.getByRole('main')).toContainText('ถึง 2 หน่วยงาน');
  });
  const address = new URL(page.url()).pathname;

  await test.step('a college finds the sender’s name, and answers', async () => {
    await enter(page, first, '/colleges/notices');
    const entry = page.getByRole('link', { name: new RegExp(title) });
    await expect(entry).toContainText(`จาก ${province.name}`);
    await entry.click();
    await page.getByLabel('ข้อความตอบกลับ').fill('นางสาวสมหญิง ใจดี');
    await button(page, 'ส่งคำตอบ').click();
    await expect(page.getByText('ตอบแล้ว', { exact: true })).toBeVisible();
  });

  await test.step('the province sees the answer, and reminds the other college alone', async () => {
    await enter(page, province, address);
    const table = page.getByRole('table', { name: 'หน่วยงานผู้รับ' });
    await expect(table.getByRole('row').filter({ hasText: first.name })).toContainText('นางสาวสมหญิง ใจดี');
    await page.getByRole('link', { name: 'เตือนทางอีเมล' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'เตือนทางอีเมล' }).click();
    await expect(page.getByRole('main').getByText('เตือนแล้ว 1 หน่วยงาน · 1 หน่วยงานทำแล้ว')).toBeVisible();
  });

  await test.step('of an agency’s notice it sees its own colleges, and of a foreign notice nothing', async () => {
    const id = await sendAgencyNotice(fromAgency, [first, foreign]);
    await enter(page, province, SENT);
    await page.getByRole('link', { name: /จากส่วนกลางถึงหน่วยงานในสังกัด/ }).click();
    await page.getByRole('link', { name: fromAgency }).click();
    const table = page.getByRole('table', { name: 'หน่วยงานผู้รับ' });
    await expect(table).toContainText(first.name);
    await expect(table).not.toContainText(foreign.name);
    await expect(page.getByRole('link', { name: 'เรียกคืน' })).toHaveCount(0);
    const elsewhere = await createProvinceOf([foreign]);
    await enter(page, elsewhere, `${SENT}/${id}`);
    await expect(page.getByRole('table', { name: 'หน่วยงานผู้รับ' })).toContainText(foreign.name);
    expect((await page.goto(address))?.status()).toBe(404);
  });
});

test('a college sends a notice to its users, one of whom confirms it', async ({ page }) => {
  test.slow();
  const [college] = await createColleges(1);
  if (!college) throw new Error('a college was asked for');
  const user = await createUserOf(college);
  const title = aTitle();
  await enter(page, college, '/colleges/sent_notices/new');
  await expect(page.getByRole('status').filter({ hasText: /^ถึง/ })).toHaveText('ถึง 1 คน');
  await expect(page.getByRole('list', { name: 'ผู้ใช้งานผู้รับ' })).toContainText(user.name);
  await write(page, title);
  await page.getByLabel('ต้องอ่านและยืนยัน').check();
  await button(page, 'ส่งประกาศ…').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ส่งประกาศ' }).click();
  await expect(page.getByRole('table', { name: 'ผู้ใช้งานผู้รับ' })).toContainText(user.name);
  const address = new URL(page.url()).pathname;

  await leaveAccount(page);
  await logInUser(page.request, user);
  await page.goto('/users/notices');
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await button(page, 'รับทราบ').click();
  await expect(page.getByText('รับทราบแล้ว', { exact: true })).toBeVisible();

  await enter(page, college, `${address}?show=unconfirmed`);
  await expect(page.getByText('ไม่มีหน่วยงานที่ตรงกับตัวกรอง')).toBeVisible();
});
