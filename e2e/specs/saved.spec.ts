import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { openReader } from '../support/consent';
import { openBuilders } from '../support/database';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

/** A browser on another device of the same member. */
async function openDevice(browser: Browser): Promise<Page> {
  const context = await openReader(browser);
  return context.newPage();
}

const saved = (page: Page, topic: string) => page.getByRole('article').getByRole('link', { name: topic });

async function openBookmarks(page: Page): Promise<void> {
  await page.goto('/saved/#bookmark');
  // A change of the hash does not reload the page.
  await page.reload();
  await expect(page.getByRole('tab', { name: /^บุ๊กมาร์ก/, selected: true })).toBeVisible();
}

test('an item saved on one device is on all devices of a member, and so is its removal', async ({ page, browser }) => {
  const builders = await openBuilders();
  const item = await builders.aNews();
  const other = await builders.aNews();
  const second = await openDevice(browser);

  // Signed out, it stays on this device.
  await page.goto(`/readnews/news/?news_id=${item.id}`);
  await page.getByRole('button', { name: 'บุ๊กมาร์ก', exact: true }).click();
  await openBookmarks(page);
  await expect(page.getByText('เก็บไว้ในเครื่องนี้')).toBeVisible();
  await expect(saved(page, item.topic)).toBeVisible();
  await expectAccessible(page);

  // Two devices log in: the first uploads its item.
  for (const device of [page, second]) {
    await signInAs(device.request, 'member');
    await device.goto('/member/');
    await expect(device.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await openBookmarks(page);
  await expect(page.getByText('เก็บไว้ในบัญชีของคุณ')).toBeVisible();
  await expect(saved(page, item.topic)).toBeVisible();
  await openBookmarks(second);
  await expect(saved(second, item.topic)).toBeVisible();

  // Removed on one device, it disappears from the other, including its local list.
  await second.getByRole('button', { name: `นำออก ${item.topic}` }).click();
  await expect(saved(second, item.topic)).toHaveCount(0);
  await expect.poll(() => isTold(second)).toBe(true);
  await openBookmarks(page);
  await expect(saved(page, item.topic)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bookmarkedNews'))).toBe('[]');
  await second.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(saved(second, item.topic)).toBeVisible();
  await expect.poll(() => isTold(second)).toBe(true);
  await openBookmarks(page);
  await expect(saved(page, item.topic)).toBeVisible();

  // The list is searched, and tabs are switched by arrow keys.
  await page.getByRole('searchbox', { name: 'ค้นหาในรายการ' }).fill('ไม่มีคำนี้แน่นอน');
  await expect(page.getByText('ไม่มีข่าวในรายการที่ตรงกับคำค้น')).toBeVisible();
  await page.getByRole('tab', { selected: true }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: /^อ่านภายหลัง/, selected: true })).toBeFocused();

  // After logout nothing of the account is left, only items saved without it.
  await page.goto('/member/');
  await page.getByRole('button', { name: 'ออกจากระบบ' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(`/readnews/news/?news_id=${other.id}`);
  await page.getByRole('button', { name: 'บุ๊กมาร์ก', exact: true }).click();
  await openBookmarks(page);
  await expect(page.getByText('เก็บไว้ในเครื่องนี้')).toBeVisible();
  await expect(saved(page, other.topic)).toBeVisible();
  await expect(saved(page, item.topic)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(item.topic);

  await second.context().close();
  for (const { categoryId } of [item, other]) await builders.removeCategory(categoryId);
  await builders.close();
});

/** True if all changes have been sent to the server. */
const isTold = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('accountSaved') ?? '{}').waiting?.length === 0);
