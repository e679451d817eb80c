import { routes } from '../routes';
import { expectAccessible } from '../support/accessibility';
import { fillAddress } from '../support/legacy-calls';
import { takeScreenshot } from '../support/screenshot';
import { expect, test } from '../support/test';
import { findThinTexts } from '../support/thin-texts';

// Without reduced motion, colours are checked in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const themes = ['light', 'dark'] as const;
/** Themes checked by axe; `npm run check:accessibility` covers every width and theme. */
const looked: Readonly<Record<string, readonly string[]>> = { desktop: themes, phone: ['dark'] };

for (const { name, address } of routes) {
  test(`${name} fits the window and is accessible in light and dark`, async ({ page, request }, { project }) => {
    await page.goto(await fillAddress(request, address));
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await takeScreenshot(page, name, theme);
      expect.soft(await page.evaluate(hiddenSideways), `wider than the window in ${theme}`).toEqual([]);
      expect.soft(await page.evaluate(findThinTexts), `thin text in ${theme}`).toEqual([]);
      if (looked[project.name]?.includes(theme)) await expectAccessible(page);
    }
  });
}

test('the 404 page is accessible too', async ({ page, problems }) => {
  problems.allow(/404/);
  await page.goto('/nothing-here');
  await expectAccessible(page);
});

/** Elements that make the page wider than the window, if any. */
function hiddenSideways(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .map((element) => `${element.tagName} ${element.className}`)
    .slice(0, 5);
}
