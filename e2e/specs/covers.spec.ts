import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { openBuilders } from '../support/database';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const TOPIC = `ทุนละ 12,000 บาท ถึง 15 สิงหาคม 2569 ${randomBytes(4).toString('hex')}`;
const MAKE = 'ทำภาพปกจากหัวข้อ';
const cover = (page: Page) => page.getByRole('region', { name: 'ภาพปก' });
const dialog = (page: Page) => page.getByRole('dialog', { name: MAKE });
const alt = (page: Page) => cover(page).getByRole('textbox', { name: 'คำอธิบายภาพ' });
const readWidth = (page: Page, selector: string) =>
  page.locator(selector).evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));

test('an author makes a cover from the headline, takes it back and makes it again', async ({ page }) => {
  await signInAs(page.request, 'college');
  await page.goto('/colleges/college_news/new');
  const make = cover(page).getByRole('button', { name: MAKE });
  await expect(make).toBeDisabled();
  await page.locator('textarea[name=topic]').fill(TOPIC);
  await page.locator('select[name=categoryId]').selectOption({ index: 1 });
  await make.click();
  await expect(dialog(page).getByRole('button', { name: 'ตัวเลขเด่น' })).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page).locator('img')).toHaveCount(4);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const paper = dialog(page).getByRole('button', { name: 'พื้นกระดาษ' });
  await paper.focus();
  await page.keyboard.press('Enter');
  await expect(paper).toHaveAttribute('aria-pressed', 'true');
  await dialog(page).getByRole('button', { name: 'ใช้ภาพนี้' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(alt(page)).toHaveValue(`ภาพปกตัวอักษร: ${TOPIC}`);
  await expect(cover(page).getByRole('button', { name: /จุดสำคัญของภาพ 50% × 50%/ })).toBeVisible();

  // The toast's, not the toolbar's.
  await page.getByRole('button', { name: 'เลิกทำ' }).last().click();
  await expect(alt(page)).toHaveCount(0);
  await make.click();
  await dialog(page).getByRole('button', { name: 'ใช้ภาพนี้' }).click();
  await expect(alt(page)).toHaveValue(`ภาพปกตัวอักษร: ${TOPIC}`);
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-save-state]').first()).toContainText('บันทึกแล้ว');
  await page.locator('textarea[name=topic]').fill(`${TOPIC} ขยายเวลา`);
  await expect(cover(page).getByText('ภาพปกยังเป็นหัวข้อเดิม')).toBeVisible();
});

test('a card without a picture shows a drawn cover, on phones without its text', async ({ page, request }) => {
  const builders = await openBuilders();
  const category = await builders.aCategory();
  const item = await builders.aNews({ categoryId: category.id, topic: TOPIC });
  const image = `article img[src^="/covers/${item.id}-"]`;
  await page.setViewportSize({ width: 1_280, height: 900 });
  await page.goto(`/news_group/?news_type=${category.id}`);
  await expect.poll(() => readWidth(page, image)).toBeGreaterThan(0);
  const address = (await page.locator(image).getAttribute('src')) ?? '';
  const answer = await request.get(address);
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  const moved = await request.get(address.replace(/v=.*/, 'v=x'), { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([307, address]);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  const current = () => page.locator(image).evaluate((one) => (one instanceof HTMLImageElement ? one.currentSrc : ''));
  await expect.poll(current).toContain(`/covers/${item.id}-mark-400.webp`);
  await expect.poll(() => readWidth(page, image)).toBe(400);

  await page.goto(`/readnews/news/?news_id=${item.id}`);
  await expect(page.locator('main figure')).toHaveCount(0);
  await builders.removeCategory(category.id);
  await builders.close();
});
