import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { listCategories, listNews } from '../support/legacy-calls';
import { expect, test } from '../support/test';

const STAY_MS = 5_000;
/** Delay of pictures: well after the fonts have loaded. */
const PICTURES_LATE_MS = 1_000;
/** Layout shifts are over after this time. */
const SETTLED_MS = 1_500;

const carousel = (page: Page) => page.getByRole('region', { name: 'แบนเนอร์ประชาสัมพันธ์' });
const dots = (page: Page) => carousel(page).getByRole('button', { name: /^ไปที่แบนเนอร์/ });
const next = (page: Page) => carousel(page).getByRole('button', { name: 'แบนเนอร์ถัดไป' });
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'แบนเนอร์ก่อนหน้า' });
const pause = (page: Page) => carousel(page).getByRole('button', { name: 'หยุดเลื่อนแบนเนอร์' });

/** Index of the current banner by the dots. */
const current = (of: Locator) =>
  of.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
const expectBanner = (page: Page, index: number) => expect.poll(() => current(dots(page))).toBe(index);

test('arrows, dots and arrow keys switch banners', async ({ page }) => {
  await page.goto('/');
  await pause(page).click();
  const last = (await dots(page).count()) - 1;
  expect(last).toBeGreaterThan(0);
  await next(page).click();
  await expectBanner(page, 1);
  await previous(page).click();
  await expectBanner(page, 0);
  await dots(page).last().click();
  await expectBanner(page, last);
  await page.keyboard.press('ArrowLeft');
  await expectBanner(page, last - 1);
  await page.keyboard.press('ArrowRight');
  await expectBanner(page, last);
});

test('banners wrap around only while they rotate automatically', async ({ page }) => {
  await page.goto('/');
  const last = (await dots(page).count()) - 1;
  await previous(page).click();
  await expectBanner(page, last);
  await next(page).click();
  await expectBanner(page, 0);
  await pause(page).click();
  await expect(previous(page)).toBeDisabled();
  await dots(page).last().click();
  await expect(next(page)).toBeDisabled();
});

test('banners rotate every five seconds, but not under the pointer', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(pause(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(STAY_MS + 500);
  await expectBanner(page, 1);
  await carousel(page).hover();
  await page.clock.runFor(STAY_MS * 2);
  await expectBanner(page, 1);
});

test('a swipe switches banners', async ({ page }) => {
  await page.goto('/');
  await pause(page).click();
  const box = await carousel(page).boundingBox();
  if (!box) throw new Error('no carousel');
  const y = box.y + box.height / 3;
  // A swipe that begins while the carousel still processes the pause is ignored; a person swipes again.
  await expect(async () => {
    await page.mouse.move(box.x + box.width * 0.75, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.3, y, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => current(dots(page)), { timeout: 5_000 }).toBe(1);
  }).toPass({ timeout: 40_000 });
});

for (const [width, height] of [
  [1280, 400],
  [959, 300],
  [600, 300],
  [599, 250],
  [360, 250],
] as const) {
  test(`the banners are ${height} pixels high at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect.poll(async () => (await carousel(page).boundingBox())?.height).toBe(height);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the banners don’t rotate', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(carousel(page).getByRole('button', { name: 'เลื่อนแบนเนอร์อัตโนมัติ' })).toBeVisible();
    await page.clock.runFor(STAY_MS * 2);
    expect(await current(dots(page))).toBe(0);
  });
});

test('the home page shows news of every visible category', async ({ page, request }) => {
  const shown = (await listCategories(request)).filter(({ newsCatShowHide }) => newsCatShowHide === 1);
  for (const { newsCatID, newsCatName } of shown.filter(({ newsCatID: id }) => id <= 1012)) {
    // Others publish meanwhile, so page and call are repeated together.
    await expect(async () => {
      await page.goto('/');
      const [newest] = await listNews(request, { news_type: newsCatID, limit: 1 });
      const main = page.locator('main');
      await expect(main.locator(`a[href="/news_group/?news_type=${newsCatID}"]`).first()).toBeAttached({
        timeout: 100,
      });
      await expect(
        main.locator(`a[href="/readnews/news/?news_id=${newest?.news_id}"]`).first(),
        newsCatName,
      ).toBeAttached({ timeout: 100 });
    }).toPass();
  }
});

test('pictures reserve their space while they load', async ({ page }) => {
  // A font change may shift a line; this test is about pictures, so they are delayed until the fonts have loaded.
  await page.route(/^https?:\/\/[^/]+\/(?:media|covers)\//, async (route) => {
    await wait(PICTURES_LATE_MS);
    await route.continue();
  });
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) {
          Reflect.get(window, 'shifts').push({ at: entry.startTime, value: Reflect.get(entry, 'value') });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.fonts.ready.then(() => Reflect.set(window, 'fontsAt', performance.now()));
  });
  await page.goto('/');
  await page.waitForTimeout(SETTLED_MS);
  const moved = await page.evaluate(() => {
    const shifts: { at: number; value: number }[] = Reflect.get(window, 'shifts');
    return shifts.filter(({ at }) => at > Reflect.get(window, 'fontsAt')).reduce((sum, { value }) => sum + value, 0);
  });
  expect(moved).toBeLessThan(0.02);
});
