import type { Page } from '@playwright/test';
import { routes } from '../routes';
import { expectAccessible } from '../support/accessibility';
import { fillAddress } from '../support/legacy-calls';
import { takeScreenshot } from '../support/screenshot';
import { expect, test } from '../support/test';
import { findThinTexts } from '../support/thin-texts';
import { WALK } from '../support/walk';

const TABLET = { width: 768, height: 1024 };

// Without reduced motion, colours are checked in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/**
 * Checks the open page in both themes, and by axe in some of them; `npm run check:accessibility` covers every width and
 * theme.
 */
async function look(page: Page, name: string, axe: readonly Theme[]): Promise<void> {
  const width = page.viewportSize()?.width;
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await takeScreenshot(page, name, theme);
    expect.soft(await page.evaluate(hiddenSideways), `wider than ${width} in ${theme}`).toEqual([]);
    expect.soft(await page.evaluate(findThinTexts), `thin text at ${width} in ${theme}`).toEqual([]);
    if (axe.includes(theme)) await expectAccessible(page);
  }
}

for (const { name, address } of routes) {
  test(`${name} fits a desk and a tablet and is accessible in light and dark`, WALK, async ({ page, request }) => {
    await page.goto(await fillAddress(request, address));
    await look(page, name, themes);
    await page.setViewportSize(TABLET);
    await look(page, name, []);
  });
}

test('the 404 page is accessible too', async ({ page, problems }) => {
  problems.allow(/404/);
  await page.goto('/nothing-here');
  await expectAccessible(page);
  await page.setViewportSize(TABLET);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const { name, address } of routes) {
    test(`${name} fits and is accessible in light and dark`, WALK, async ({ page, request }) => {
      await page.goto(await fillAddress(request, address));
      await look(page, name, ['dark']);
    });
  }

  test('the 404 page is accessible too', async ({ page, problems }) => {
    problems.allow(/404/);
    await page.goto('/nothing-here');
    await expectAccessible(page);
  });
});

/** Elements that make the page, or a part that clips what it holds, wider than the window, if any. */
function hiddenSideways(): string[] {
  const width = document.documentElement.clientWidth;
  // Late parts clip what reaches farther over their edges than this.
  const margin = 16;
  const parts = [...document.querySelectorAll('[class*=lazy]')];
  const isWhole = parts.every((part) => part.scrollWidth <= part.clientWidth + margin);
  if (isWhole && document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .map((element) => `${element.tagName} ${element.className}`)
    .slice(0, 5);
}
