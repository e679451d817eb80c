import { routes } from '../routes';
import { expectAccessible } from '../support/accessibility';
import { fillAddress } from '../support/legacy-calls';
import { takeScreenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

// Colours on their way to another are neither the one nor the other.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const themes = ['light', 'dark'] as const;
/** Where axe looks; `npm run check:accessibility` does so at every width, in every look. */
const looked: Readonly<Record<string, readonly string[]>> = { desktop: themes, phone: ['dark'] };

for (const { name, address } of routes) {
  test(`${name} fits the window and is accessible in light and dark`, async ({ page, request }, { project }) => {
    await page.goto(await fillAddress(request, address));
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await takeScreenshot(page, name, theme);
      expect.soft(await page.evaluate(hiddenSideways), `wider than the window in ${theme}`).toEqual([]);
      if (looked[project.name]?.includes(theme)) await expectAccessible(page);
    }
  });
}

test('the page of an address that there is not is accessible too', async ({ page, problems }) => {
  problems.allow(/404/);
  await page.goto('/nothing-here');
  await expectAccessible(page);
});

/** What makes the page wider than the window, if it is. */
function hiddenSideways(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .map((element) => `${element.tagName} ${element.className}`)
    .slice(0, 5);
}
