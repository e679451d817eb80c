import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { logInCollege } from '../support/offices';
import { expect, test } from '../support/test';
import { createWaitingNews } from '../support/waiting-news';

test.setTimeout(180_000);

const LIST = '/colleges/college_news';
const bar = (page: Page) => page.getByRole('region', { name: 'พิจารณาข่าว' });

/** Counted presses of a keyboard. */
function openKeyboard(page: Page) {
  let count = 0;
  return {
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    count: () => count,
  };
}

/** Waits until the item is there and its bar listens. */
async function arrive(page: Page, id: number): Promise<void> {
  await page.waitForURL(new RegExp(`/${id}$`));
  await page.waitForFunction(() => Reflect.get(window, 'takenOver'));
}

test('nine waiting items are decided by keyboard alone, and a wrong press is taken back', async ({ page }) => {
  const { college, items } = await createWaitingNews(9);
  await logInCollege(page.request, college);
  const [first] = items;
  await page.goto(`${LIST}/${first?.id}`);
  const keys = openKeyboard(page);
  for (const [index, { id, topic }] of items.entries()) {
    await arrive(page, id);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(topic);
    await expect(bar(page)).toContainText(`เรื่องที่ 1 จาก ${9 - index}`);
    await keys.press('a');
    await expect(bar(page)).toContainText('อนุมัติและเผยแพร่แล้ว');
    if (index === 4) {
      await keys.press('z');
      await expect(bar(page)).toContainText('เรื่องที่ 1 จาก 5');
      await expect(bar(page).getByRole('button', { name: 'อนุมัติและเผยแพร่' })).toBeFocused();
      await keys.press('a');
      await expect(bar(page)).toContainText('อนุมัติและเผยแพร่แล้ว');
    }
    if (index === 8) break;
    await expect(bar(page).getByRole('link', { name: 'ถัดไป' })).toBeFocused();
    await keys.press('j');
  }
  await expect(bar(page)).toContainText('พิจารณาครบทุกเรื่องแล้ว');
  await expect(bar(page).getByRole('link', { name: 'กลับไปที่รายการ' })).toBeFocused();
  expect(keys.count()).toBe(9 + 8 + 2);
  for (const { id } of items) expect((await page.request.get(`/readnews/news/?news_id=${id}`)).status()).toBe(200);
});

test('an item is passed over, found again and left alone while somebody types', async ({ page }) => {
  const { college, items } = await createWaitingNews(3);
  await logInCollege(page.request, college);
  const [first, second, third] = items.map(({ id }) => id);
  await page.goto(`${LIST}/${first}`);
  await arrive(page, first ?? 0);
  await page.keyboard.press('j');
  await arrive(page, second ?? 0);
  await expect(bar(page)).toContainText('เรื่องที่ 2 จาก 3');
  await page.keyboard.press('k');
  await arrive(page, first ?? 0);
  await page.keyboard.press('j');
  await arrive(page, second ?? 0);
  // Letters in a dialog are no keys.
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'ส่งกลับให้ผู้เขียนแก้ไข' });
  await dialog.getByLabel('เหตุผลที่ส่งกลับ').selectOption('facts');
  await dialog.getByLabel('ความเห็นถึงผู้เขียน').pressSequentially('a j k r');
  await dialog.getByRole('button', { name: 'ส่งกลับแก้ไข' }).click();
  await expect(bar(page)).toContainText('ส่งกลับให้ผู้เขียนแล้ว');
  // The one after it, not the one that was passed over.
  await expect(bar(page).getByRole('link', { name: 'ถัดไป' })).toHaveAttribute('href', `${LIST}/${third}`);
  await bar(page).getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(bar(page)).toContainText('เรื่องที่ 2 จาก 3');
});

test('the keys are explained beside the bar and can be switched off', async ({ page }) => {
  const { college, items } = await createWaitingNews(1);
  await logInCollege(page.request, college);
  await page.goto(`${LIST}/${items[0]?.id}`);
  await page.locator('summary[aria-label=ปุ่มลัด]').click();
  await expect(bar(page).getByText('ส่งกลับแก้ไข').last()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('ใช้ปุ่มลัดในหน้านี้').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.reload();
  await expect(bar(page)).toContainText('เรื่องที่ 1 จาก 1');
  await page.keyboard.press('a');
  await page.locator('summary[aria-label=ปุ่มลัด]').click();
  await page.getByLabel('ใช้ปุ่มลัดในหน้านี้').check();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('เรื่องที่ 1 จาก 1');
  await page.keyboard.press('a');
  await expect(bar(page)).toContainText('อนุมัติและเผยแพร่แล้ว');
});

test('the bar stays in sight on a phone and does not widen the page', async ({ page }) => {
  const { college, items } = await createWaitingNews(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await logInCollege(page.request, college);
  await page.goto(`${LIST}/${items[0]?.id}`);
  for (const name of ['อนุมัติ', 'ส่งกลับแก้ไข', 'ถัดไป'])
    await expect(bar(page).getByText(name, { exact: true }).first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(bar(page).getByRole('button', { name: 'อนุมัติ', exact: true })).toBeInViewport();
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'อนุมัติ', exact: true }).click();
  await expect(bar(page)).toContainText('อนุมัติและเผยแพร่แล้ว');
  await expect(bar(page).getByRole('link', { name: 'ถัดไป' })).toBeInViewport();
  await expectAccessible(page);
});
