import type { APIRequestContext, Page } from '@playwright/test';
import { CATEGORY } from '../routes';
import { fillAddress } from '../support/legacy-calls';
import { expect, test } from '../support/test';

test.use({ isHydrating: false, contextOptions: { reducedMotion: 'reduce' } });

const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
/** Greatest difference between a page's height before its late parts are laid out and after, as a share. */
const HEIGHT_ERROR = 0.2;

const pages = {
  home: '/',
  category: `/news_group/?news_type=${CATEGORY}`,
  item: '/readnews/news/?news_id={news}',
  search: '/search/?search=วิทยาลัย',
} as const;

const open = async (page: Page, request: APIRequestContext, address: string) =>
  page.goto(await fillAddress(request, address));
const getHeight = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** Sum of the layout shifts that nobody's input has caused. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted'));
}

/** Goes to the page's end by half a window at a time, and lets each be drawn. */
const readToEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const draw = () => new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      const before = scrollY;
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await draw();
      await draw();
      if (scrollY === before) return;
    }
  });

for (const size of windows) {
  for (const [name, address] of Object.entries(pages)) {
    test(`${name} moves nothing at ${size.width} pixels while late parts are laid out`, async ({ page, request }) => {
      await page.setViewportSize(size);
      const getShifted = await watchShifts(page);
      await open(page, request, address);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const [first, shiftedFirst] = [await getHeight(page), await getShifted()];
      await readToEnd(page);
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      // Layout shift scores below this are fractions of a pixel.
      expect((await getShifted()) - shiftedFirst).toBeLessThan(0.001);
      expect(Math.abs((await getHeight(page)) / first - 1)).toBeLessThan(HEIGHT_ERROR);
    });
  }
}

test('words of a part that is not laid out yet are found', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const heading = page.locator('#useful-links');
  await expect(heading).not.toBeInViewport();
  const words = (await heading.textContent()) ?? '';
  expect(await page.evaluate((text) => Reflect.get(window, 'find').call(window, text), words)).toBe(true);
  await expect(heading).toBeInViewport();
});

test('all parts are laid out on paper', async ({ page }) => {
  await page.goto('/');
  const listLate = () =>
    page
      .locator('[class*=lazy]')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length);
  expect(await listLate()).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'print' });
  expect(await listLate()).toBe(0);
});
