import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Links of items by their headlines. */
const HEADLINES = 'main :is(h2, h3, li) > a[href*="news_id="]';
/** Greatest length of the news at a width of 360 pixels: half of what it was with every category below the other. */
const PHONE_LENGTH = 5_500;

const content = (page: Page, selector: string) => page.locator(selector).getAttribute('content');

test('no item is twice on the home page', async ({ page }) => {
  await page.goto('/');
  const addresses = await page
    .locator(HEADLINES)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test('on a phone the home page is short, and only lines of cards scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const main = await page.locator('main').boundingBox();
  expect(main?.height).toBeLessThan(PHONE_LENGTH);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const strip = page.locator('main .strip').first();
  await strip.locator('a').last().focus();
  await expect(strip.locator('a').last()).toBeInViewport();
});

for (const width of [768, 1280, 1920]) {
  test(`no line of cards has a hole at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const missing = await page.locator('main :is(.strip, [aria-labelledby="most-read"] > ul)').evaluateAll((grids) =>
      grids.flatMap((grid) => {
        const boxes = [...grid.children].map((child) => child.getBoundingClientRect());
        const lines = [...new Set(boxes.map(({ top }) => Math.round(top)))];
        const end = grid.getBoundingClientRect().right;
        const rights = lines.map((top) =>
          Math.max(...boxes.filter((box) => Math.round(box.top) === top).map(({ right }) => right)),
        );
        return rights.filter((right) => Math.abs(right - end) > 2);
      }),
    );
    expect(missing).toEqual([]);
  });
}

test('at a desktop width the rows beside the lead end with it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const [lead, rows] = await page
    .getByRole('region', { name: 'ข่าวเด่นของหน่วยงาน' })
    .locator(':scope > div > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
  expect(Math.abs((lead ?? 0) - (rows ?? 0))).toBeLessThan(2);
});

test('the home page is shared under the name of the agency', async ({ page }) => {
  await page.goto('/');
  const title = await content(page, 'meta[property="og:title"]');
  expect(title).not.toContain('หน้าแรก');
  expect(await page.locator('h1').textContent()).toContain(title);
  expect(await page.title()).not.toContain('หน้าแรก');
});
