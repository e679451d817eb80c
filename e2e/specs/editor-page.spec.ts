import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessibility';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const words = (page: Page) => page.locator('[contenteditable=true][role=textbox]');
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

async function openNew(page: Page): Promise<void> {
  await signInAs(page.request, 'college');
  await page.goto('/colleges/college_news/new');
  await expect(words(page)).toBeVisible();
}

/** A picture of one colour, as a file. */
async function aPicture(name: string, background: string, width = 900, height = 600) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

async function findBox(box: Locator) {
  const found = await box.boundingBox();
  if (!found) throw new Error('the part is not on the page');
  return found;
}

const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('cover, text and gallery stand below each other at the full width of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openNew(page);
  const cover = part(page, 'ภาพปก');
  const gallery = part(page, /^แกลเลอรี/);
  await cover.locator('input[type=file]').setInputFiles(await aPicture('ปก.png', '#7a1f2b'));
  await expect(cover.getByRole('button', { name: /จุดสำคัญของภาพ/ })).toBeVisible();
  await gallery
    .locator('input[type=file]')
    .setInputFiles(await Promise.all(['#123456', '#654321', '#2f4f2f'].map((tone, at) => aPicture(`${at}.png`, tone))));
  await expect(gallery.getByRole('listitem')).toHaveCount(3);
  for (const width of [1366, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    const [top, middle, bottom] = [await findBox(cover), await findBox(words(page)), await findBox(gallery)];
    expect(top.y + top.height).toBeLessThan(middle.y);
    expect(middle.y + middle.height).toBeLessThan(bottom.y);
    expect(bottom.width).toBe(top.width);
    expect(top.width).toBeGreaterThan(width / 3);
    const tiles = await Promise.all((await gallery.getByRole('listitem').all()).map(findBox));
    expect(tiles[1]?.y).toBe(tiles[0]?.y);
    expect(await isWiderThanWindow(page)).toBe(false);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await isWiderThanWindow(page)).toBe(false);
  await expectAccessible(page);
});

test('a long video link does not widen editor, list of parts or item page at any width', async ({ page }) => {
  await openNew(page);
  const link = `https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=${'PL0123456789'.repeat(12)}`;
  await page.locator('textarea[name=topic]').fill('ข่าวที่มีวิดีโอ');
  await page.locator('select[name=categoryId]').selectOption({ index: 1 });
  await words(page).click();
  await page.keyboard.type(link);
  await page.getByLabel('ลิงก์วิดีโอ', { exact: true }).fill(link);
  await page.getByLabel('ลิงก์วิดีโอ', { exact: true }).press('Enter');
  await expect(part(page, /^วิดีโอ \(1\)/)).toContainText('YouTube');
  const sizes = [1366, 1280, 360];
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 768 });
    expect(await isWiderThanWindow(page)).toBe(false);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('button', { name: 'บันทึก', exact: true }).first().click();
  await expect(page).toHaveURL(/college_news\/\d+\?edit=1$/);
  await page.goto(page.url().replace('?edit=1', ''));
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 768 });
    expect(await isWiderThanWindow(page)).toBe(false);
  }
});
