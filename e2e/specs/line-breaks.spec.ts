import type { Page } from '@playwright/test';
import { CATEGORY } from '../routes';
import { expect, test } from '../support/test';

const PAGES = ['/', `/news_group/?news_type=${CATEGORY}`];

/** Text of the first element with a kept part, as the document holds it. */
const findMarked = (page: Page) => page.locator('main :is(h2, h3):has(n-b) a').first();

for (const path of PAGES) {
  test(`${path}: a text with kept words is copied, found and read as one`, async ({ page }) => {
    await page.goto(path);
    const link = findMarked(page);
    const text = (await link.textContent()) ?? '';
    expect(text).toMatch(/[\u0e01-\u0e4e]{8}/);
    const copied = await link.evaluate((element) => {
      const selection = getSelection();
      selection?.selectAllChildren(element);
      return selection?.toString();
    });
    expect(copied).toBe(text);
    const found = await page.evaluate((wanted) => {
      getSelection()?.removeAllRanges();
      return Reflect.apply(Reflect.get(window, 'find'), window, [wanted, false, false, true]);
    }, text);
    expect(found).toBe(true);
    await expect(page.getByRole('link', { name: text, exact: true }).first()).toBeVisible();
  });

  test(`${path}: kept words survive hydration, and no part of them begins a line`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const before = await page.locator('n-b').count();
    expect(before).toBeGreaterThan(5);
    await expect(page.locator('html')).toHaveAttribute('lang', /th/);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('n-b').count()).toBe(before);
    expect(await page.locator('main n-b:visible').evaluateAll(listBroken)).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-text', '125'));
    expect(await page.locator('main n-b:not([wide]):visible').evaluateAll(listBroken)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(wide).toBe(true);
  });
}

test('an item’s text has kept words, its feed has none', async ({ page, request }) => {
  await page.goto('/');
  await findMarked(page).click();
  await expect(page.locator('.rich-text n-b').first()).toBeAttached();
  expect(await (await request.get('/feed/rss.xml')).text()).not.toContain('n-b');
});

/** Texts of the parts that take more than one line. */
function listBroken(parts: Element[]): (string | null)[] {
  return parts
    .filter((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    })
    .map((part) => part.textContent);
}
