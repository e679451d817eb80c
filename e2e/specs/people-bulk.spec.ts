import type { Page } from '@playwright/test';
import { createAdministrator, logInAdministrator } from '../support/administrator';
import { createColleges, createProvinceOf, logInCollege, type TestCollege } from '../support/offices';
import { expect, test } from '../support/test';

const LIST = '/provincealcentral/procentral_user?kind=users';

/** Users of a college by name; without a password, so that they can get their first one. */
async function createUsers({ id }: TestCollege, names: readonly string[]) {
  const [{ db }, { aCollegeUser }] = await Promise.all([import('@/lib/db/db'), import('@/testing/people')]);
  for (const displayName of names) {
    const email = names.indexOf(displayName) === 0 ? `user-${crypto.randomUUID()}@example.org` : null;
    const [firstName, lastName] = displayName.split(' ');
    await aCollegeUser({
      college: id,
      person: { firstName, lastName },
      account: { displayName, email, passwordHash: null, passwordChangedAt: null },
    });
  }
  await db.$disconnect();
}

const NAMES = ['กานดา ใจดี', 'ขวัญใจ ใจดี', 'คมสัน ใจดี'];
const bar = (page: Page) => page.getByRole('group', { name: 'จัดการบัญชีที่เลือก' });
const dialog = (page: Page) => page.locator('dialog[open]');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function openList(page: Page, query = ''): Promise<TestCollege[]> {
  const colleges = await createColleges(2);
  const [college] = colleges;
  if (!college) throw new Error('no college was created');
  await createUsers(college, NAMES);
  await logInCollege(page.request, await createProvinceOf(colleges));
  await page.goto(`${LIST}${query}`);
  return colleges;
}

async function confirm(page: Page, task: string): Promise<void> {
  await bar(page).getByRole('button', { name: task }).click();
  await dialog(page).getByRole('button', { name: task }).click();
}

test('accounts are chosen, closed after a question with their names, and opened again by undo', async ({ page }) => {
  await openList(page);
  await page.getByRole('checkbox', { name: 'เลือก กานดา ใจดี' }).check();
  await page.getByRole('checkbox', { name: 'เลือก ขวัญใจ ใจดี' }).check();
  await bar(page).getByRole('button', { name: 'ปิดบัญชี' }).click();
  await expect(dialog(page)).toContainText('2 รายการ');
  await expect(dialog(page)).toContainText('กานดา ใจดี');
  await expect(dialog(page)).not.toContainText('คมสัน');
  await dialog(page).getByRole('button', { name: 'ปิดบัญชี' }).click();
  await expect(page.getByText('ปิดบัญชีแล้ว 2 บัญชี')).toBeVisible();
  await expect(row(page, 'กานดา ใจดี')).toContainText('ปิดใช้งาน');
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(page.getByText('เลิกทำแล้ว 2 บัญชี')).toBeVisible();
  await page.reload();
  await expect(row(page, 'กานดา ใจดี')).toContainText('เปิดใช้งาน');
});

test('links go to those with an address, the others are named with the reason; nobody is reminded twice', async ({
  page,
}) => {
  await openList(page);
  await page.getByRole('checkbox', { name: 'เลือกทุกบัญชีในหน้านี้' }).check();
  await confirm(page, 'ส่งลิงก์ตั้งรหัสผ่าน');
  const results = page.getByRole('region', { name: 'ผลของแต่ละรายการ' });
  await expect(results).toContainText('ส่งลิงก์ตั้งรหัสผ่านแล้ว 1 บัญชี เว้นไว้ 2 บัญชี');
  await expect(results.getByRole('listitem').filter({ hasText: 'ขวัญใจ ใจดี' })).toContainText('ไม่มีอีเมล');
  await page.getByRole('checkbox', { name: 'เลือก กานดา ใจดี' }).check();
  await confirm(page, 'เตือนให้เข้าสู่ระบบ');
  await expect(results).toContainText('เตือนซ้ำได้เมื่อครบ 7 วัน');
});

test('a whole filter gets slips, and accounts are moved; a page of a person leads back to the list', async ({
  page,
}) => {
  test.slow();
  const [, other] = await openList(page, '&idle=none&per=24');
  await page.getByRole('checkbox', { name: 'เลือก คมสัน ใจดี' }).check();
  await bar(page)
    .getByLabel('ย้ายไปหน่วยงาน')
    .selectOption({ label: other?.name ?? '' });
  await bar(page).getByRole('button', { name: 'ย้าย', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'ย้าย', exact: true }).click();
  await expect(page.getByText('ย้ายแล้ว 1 บัญชี')).toBeVisible();
  await expect(row(page, 'คมสัน ใจดี')).toContainText(other?.name ?? '');

  await row(page, 'คมสัน ใจดี').getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'เส้นทาง' }).last()).toContainText('คมสัน ใจดี');
  await page.getByRole('link', { name: 'กลับไปรายการ' }).click();
  await expect(page).toHaveURL(/idle=none/);

  await page.getByRole('checkbox', { name: 'เลือก กานดา ใจดี' }).check();
  await bar(page).getByRole('checkbox', { name: 'ทำกับทั้ง 3 รายการที่ตรงกับตัวกรอง' }).check();
  await confirm(page, 'พิมพ์ใบแจ้งรหัสผ่านแรก');
  await expect(page.getByText('ใบแจ้ง 3 ใบพร้อมแล้ว')).toBeVisible({ timeout: 120_000 });
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ดาวน์โหลดใบแจ้ง (PDF)' }).click();
  expect((await waiting).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByText('ดาวน์โหลดใบแจ้ง 3 ใบแล้ว')).toBeVisible();
  await page.getByRole('link', { name: 'กลับไปรายการ' }).click();
  await page.goto(`${LIST}&idle=none`);
  await expect(page.getByText('ไม่พบบัญชีที่ตรงกับเงื่อนไข')).toBeVisible();
});

test('colleges of a list are closed and opened again, and their office logins get links', async ({ page }) => {
  const [college] = await openList(page);
  if (!college) throw new Error('no college was created');
  const { db } = await import('@/lib/db/db');
  await db.systemUser.update({
    where: { userName: college.userName },
    data: { account: { update: { passwordHash: null, passwordChangedAt: null } } },
  });
  await db.$disconnect();
  await page.goto('/provincealcentral/procentral_college');
  const offices = page.getByRole('group', { name: 'จัดการหน่วยงานที่เลือก' });
  const choose = () => page.getByRole('checkbox', { name: `เลือก ${college.name}`, exact: true }).check();
  await choose();
  await offices.getByRole('button', { name: 'ส่งลิงก์ตั้งรหัสผ่าน' }).click();
  await dialog(page).getByRole('button', { name: 'ส่งลิงก์ตั้งรหัสผ่าน' }).click();
  await expect(page.getByText('ส่งลิงก์ตั้งรหัสผ่านแล้ว 1 บัญชี')).toBeVisible();
  await choose();
  await offices.getByRole('button', { name: 'ปิดหน่วยงาน', exact: true }).click();
  await expect(dialog(page)).toContainText(college.name);
  await dialog(page).getByRole('button', { name: 'ปิดหน่วยงาน', exact: true }).click();
  await expect(page.getByText('ปิดหน่วยงานแล้ว 1 แห่ง')).toBeVisible();
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(page.getByText('เลิกทำแล้ว 1 แห่ง')).toBeVisible();
  await page.reload();
  await expect(row(page, college.name)).toContainText('เปิด');

  await choose();
  await offices.getByRole('checkbox', { name: 'ทำกับทั้ง 2 รายการที่ตรงกับตัวกรอง' }).check();
  await expect(offices.getByRole('button', { name: 'ย้าย', exact: true })).toHaveCount(0);
  await offices.getByRole('button', { name: 'ปิดหน่วยงาน', exact: true }).click();
  await expect(dialog(page)).toContainText('และอีก 1 รายการในหน้าอื่น');
  await dialog(page).getByRole('button', { name: 'ปิดหน่วยงาน', exact: true }).click();
  await expect(page.getByText('ปิดหน่วยงานแล้ว 2 แห่ง')).toBeVisible();
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(page.getByText('เลิกทำแล้ว 2 แห่ง')).toBeVisible();
});

test('an administrator moves a college to another institute, and undo brings it back to none', async ({ page }) => {
  const [college] = await createColleges(1);
  if (!college) throw new Error('no college was created');
  const { db } = await import('@/lib/db/db');
  const institute = await db.organisation.findFirstOrThrow({
    where: { kind: 'institute', status: 'open' },
    orderBy: { id: 'asc' },
  });
  await db.$disconnect();
  await logInAdministrator(page.request, await createAdministrator());
  await page.goto(`/administrator/college?search=${college.userName}`);
  await page.getByRole('checkbox', { name: `เลือก ${college.name}`, exact: true }).check();
  const offices = page.getByRole('group', { name: 'จัดการหน่วยงานที่เลือก' });
  await offices.getByLabel('ย้ายไปสถาบันการอาชีวศึกษา').selectOption(String(institute.id));
  await offices.getByRole('button', { name: 'ย้าย', exact: true }).click();
  await expect(dialog(page)).toContainText(college.name);
  await dialog(page).getByRole('button', { name: 'ย้าย', exact: true }).click();
  await expect(page.getByText('ย้ายแล้ว 1 แห่ง')).toBeVisible();
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(page.getByText('เลิกทำแล้ว 1 แห่ง')).toBeVisible();
  await row(page, college.name).getByRole('link').first().click();
  await expect(page.getByLabel('สถาบันการอาชีวศึกษา')).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('rows are chosen and the task is done by keyboard alone, within the width of the screen', async ({ page }) => {
    await openList(page);
    const box = page.getByRole('checkbox', { name: 'เลือก กานดา ใจดี' });
    await box.focus();
    await page.keyboard.press('Space');
    await bar(page).getByRole('button', { name: 'ปิดบัญชี' }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'ปิดบัญชี' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('ปิดบัญชีแล้ว 1 บัญชี')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });

  test('filters are in a sheet, are sent together', async ({ page }) => {
    await openList(page);
    await page.getByRole('button', { name: 'ตัวกรอง', exact: true }).click();
    const sheet = page.getByRole('region', { name: 'ตัวกรอง' });
    await sheet.getByLabel('สถานะ').selectOption('open');
    await sheet.getByLabel('การใช้งาน').selectOption('none');
    await sheet.getByRole('button', { name: 'แสดงรายการ' }).click();
    await expect(page).toHaveURL(/status=open.*idle=none/);
    await expect(page.getByRole('button', { name: 'ตัวกรอง (2)' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'เลือก กานดา ใจดี' })).toBeVisible();
    await expect(page.getByLabel('การใช้งาน')).toBeHidden();
  });
});
