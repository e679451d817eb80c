import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { createAdministrator, logInAdministrator } from '../support/administrator';
import {
  createColleges,
  createProvinceOf,
  createUserOf,
  logInCollege,
  sendAgencyNotice,
  type TestCollege,
} from '../support/offices';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'ส่วนของหน้าหน่วยงาน' }).getByRole('link');
const COLLEGE_TABS = ['ภาพรวม', 'บัญชี', 'ข่าว', 'ประกาศ', 'รายงาน', 'เสียงจากผู้อ่าน', 'สถิติ'];

/** A college with a user and an unread notice, its province, and a college elsewhere. */
async function aNeighbourhood() {
  const [college, stranger] = await createColleges(2);
  if (!college || !stranger) throw new Error('no college was made');
  const province = await createProvinceOf([college]);
  const user = await createUserOf(college);
  const title = `ให้ยืนยันข้อมูล ${college.userName}`;
  await sendAgencyNotice(title, [college]);
  return { college, stranger, province, user, title };
}

/** Opens every tab by its link, each with its number in the address. */
async function openTabs(page: Page, path: string, names: readonly string[]): Promise<void> {
  await page.goto(path);
  await expect(tabs(page)).toHaveText(names);
  for (const name of names) {
    await tabs(page).filter({ hasText: name }).first().click();
    await expect(tabs(page).filter({ hasText: name }).first()).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
  }
}

const heading = (page: Page, { name }: TestCollege) => page.getByRole('heading', { level: 1, name });

test('an administrator opens a college from the list by its health, and all its tabs', async ({ page }) => {
  const { college, user, title } = await aNeighbourhood();
  await logInAdministrator(page.request, await createAdministrator());
  await page.goto(`/administrator/college?search=${college.userName}`);
  await page
    .getByRole('row')
    .filter({ hasText: college.name })
    .locator('a[href*="/administrator/organisation/"]')
    .click();
  await expect(heading(page, college)).toBeVisible();
  const health = page.getByRole('region', { name: 'สุขภาพหน่วยงาน' });
  await expect(health.getByRole('row')).toHaveCount(8);
  await expect(health).toContainText('วิธีคิด');
  await expect(health.getByRole('row').filter({ hasText: 'โปรไฟล์ครบถ้วน' })).toContainText('0 จาก 8 ส่วน');
  await expect(health.getByRole('row').filter({ hasText: 'ส่งรายงานครบทุกรอบ' })).toContainText('ไม่มีข้อมูล');
  const names = [...COLLEGE_TABS.slice(0, 6), 'การเข้าสู่ระบบ', 'สถิติ'];
  await openTabs(page, `/administrator/organisation/${college.id}`, names);

  await page.goto(`/administrator/organisation/${college.id}?tab=people`);
  await page.getByRole('link', { name: user.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: user.name })).toBeVisible();
  await page.getByRole('link', { name: college.name, exact: true }).click();
  await expect(heading(page, college)).toBeVisible();
  await page.goto(`/administrator/organisation/${college.id}?tab=notices`);
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('ยังไม่เปิดอ่าน');
  await page.goto('/administrator/organisation');
  await expect(page.getByRole('heading', { level: 1, name: 'ภาพรวมหน่วยงาน' })).toBeVisible();
  await expectAccessible(page);
});

test('a province opens its college and the list of its own; a college elsewhere is not there', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404/);
  const { college, stranger, province } = await aNeighbourhood();
  await logInCollege(page.request, province);
  await openTabs(page, `/provincealcentral/organisation/${college.id}`, COLLEGE_TABS);
  await page.goto('/provincealcentral/organisation?tab=members');
  await page.getByRole('link', { name: college.name, exact: true }).click();
  await expect(heading(page, college)).toBeVisible();
  for (const address of [`${stranger.id}`, `${college.id}?tab=logins`, `${college.id}?tab=members`, '999999999']) {
    const answer = await page.goto(`/provincealcentral/organisation/${address}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('ไม่พบหน่วยงานนี้')).toBeVisible();
    await expect(page.locator('main')).not.toContainText(stranger.name);
  }
  await page.goto('/provincealcentral/procentral_college?sort=health');
  await expect(page.getByRole('columnheader', { name: 'สุขภาพ' })).toHaveAttribute('aria-sort', 'ascending');
});

test('a college opens its own page from the menu, and nobody else’s', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const { college, stranger } = await aNeighbourhood();
  await logInCollege(page.request, college);
  await page.goto('/colleges');
  await page.locator('#area-sidebar a[href="/colleges/organisation"]').click();
  await expect(heading(page, college)).toBeVisible();
  await openTabs(page, '/colleges/organisation', COLLEGE_TABS);
  for (const address of [`/${stranger.id}`, '?tab=logins', '?tab=members', '/0']) {
    expect((await page.goto(`/colleges/organisation${address}`))?.status()).toBe(404);
  }
});

test('editors see neither the page nor a score', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await signInAs(page.request, 'newseditors');
  expect((await page.goto('/newseditor/organisation'))?.status()).toBe(404);
  await page.goto('/newseditor/college?sort=health&health=low');
  await expect(page.getByRole('columnheader', { name: 'สุขภาพ' })).toHaveCount(0);
});

test.describe('without script on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the tabs are links in a bar that scrolls by itself', async ({ page }) => {
    const { college } = await aNeighbourhood();
    await logInCollege(page.request, college);
    await page.goto('/colleges/organisation?tab=notices');
    await expect(tabs(page)).toHaveText(COLLEGE_TABS);
    await expect(tabs(page).filter({ hasText: 'ประกาศ' })).toHaveAttribute('aria-current', 'page');
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(360);
  });
});
