import { BRAND, routes } from '../routes';
import { expectAccessible } from '../support/accessibility';
import { fillAddress } from '../support/legacy-calls';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';
import { WALK } from '../support/walk';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('text size and contrast are chosen by keyboard, stored, and applied at the first paint, for staff too', async ({
  page,
}) => {
  await page.goto('/about/');
  const look = () =>
    page.evaluate(() => ({
      size: getComputedStyle(document.documentElement).fontSize,
      paper: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(document.body).color,
    }));
  expect((await look()).size).toBe('16px');
  const menu = page.locator('summary[aria-label="การแสดงผล"]');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: '100%' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await look()).size).toBe('18px');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'ความคมชัดสูง' })).toBeChecked();
  await expect.poll(look).toEqual({ size: '20px', paper: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)' });
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => Reflect.set(window, 'early', { ...document.documentElement.dataset }),
      { once: true },
    );
  });
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, 'early'))).toMatchObject({ text: '125', contrast: 'high' });
  await signInAs(page.request, 'VecAdmin');
  await page.goto('/administrator/');
  expect((await look()).size).toBe('20px');
  await page.locator('summary[aria-label="การแสดงผล"]').click();
  await page.getByRole('radio', { name: '100%' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'ความคมชัดสูง' }).uncheck();
  await page.goto('/about/');
  expect((await look()).size).toBe('16px');
  expect((await look()).ink).not.toBe('rgb(0, 0, 0)');

  // Without a choice the system preference counts; a choice overrides it.
  await page.emulateMedia({ contrast: 'more' });
  expect((await look()).ink).not.toBe('rgb(0, 0, 0)');
  await page.evaluate(() => localStorage.removeItem('contrast'));
  await page.reload();
  expect((await look()).ink).toBe('rgb(0, 0, 0)');
});

test(
  'at 360 pixels and the largest text no public page is cut off, and contrast is seven to one',
  WALK,
  async ({ page, request }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      localStorage.setItem('textSize', '125');
      localStorage.setItem('contrast', 'high');
    });
    for (const { address } of routes) {
      await page.goto(await fillAddress(request, address));
      expect.soft(await page.evaluate(findCut), address).toEqual([]);
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        // The browser may be between two themes for a frame.
        await expect
          .configure({ soft: true })
          .poll(() => page.evaluate(findLowContrast), `${address} ${theme}`)
          .toEqual([]);
      }
    }
    await expectAccessible(page);
  },
);

for (const width of [320, 360, 768, 1280]) {
  test(`at ${width} pixels and the largest text the names in the header are whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => localStorage.setItem('textSize', '125'));
    await page.goto('/about/');
    const brand = page.getByRole('banner').locator('a.brand');
    await expect(brand).toContainText(BRAND);
    const cut = await brand.evaluate(
      (link) =>
        [...link.querySelectorAll('span')].filter(
          (part) =>
            part.checkVisibility() &&
            (getComputedStyle(part).webkitLineClamp !== 'none' ||
              getComputedStyle(part).overflow !== 'visible' ||
              part.getBoundingClientRect().right > link.getBoundingClientRect().right + 1),
        ).length,
    );
    expect(cut).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

/** Text with a contrast to its background below 7 to 1; text on pictures is not checked. */
function findLowContrast(): string[] {
  const parse = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const light = ([r = 0, g = 0, b = 0]: number[]) => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const findBackground = (start: Element): number[] | undefined => {
    for (let box: Element | null = start; box; box = box.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(box);
      if (backgroundImage !== 'none') return undefined;
      const color = parse(backgroundColor);
      if ((color[3] ?? 1) === 1) return color;
      if ((color[3] ?? 1) > 0) return undefined;
    }
    return [255, 255, 255];
  };
  const low: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    const words = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (words.length === 0 || !element.checkVisibility() || element.closest('svg, [data-picture], [data-on-picture]'))
      continue;
    const ground = findBackground(element);
    if (!ground) continue;
    const [a, b] = [light(parse(getComputedStyle(element).color)), light(ground)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 7)
      low.push(`${ratio.toFixed(1)} ${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)}`);
  }
  return low.slice(0, 8);
}

/** Elements that overflow the window sideways, or whose text is cut off without an ellipsis. */
function findCut(): string[] {
  const width = document.documentElement.clientWidth;
  const wide = document.documentElement.scrollWidth > width ? ['the page is wider than the window'] : [];
  const cut = [...document.querySelectorAll('h1, h2, h3, p, a, button, label, summary, dd, dt, legend')].filter(
    (element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(element);
      if (!element.checkVisibility() || position === 'absolute' || webkitLineClamp !== 'none') return false;
      // Ends with a whole line.
      if (element.matches('.three-lines')) return false;
      const hides = overflowX !== 'visible' || overflowY !== 'visible';
      return hides && textOverflow !== 'ellipsis' && element.scrollHeight > element.clientHeight + 2;
    },
  );
  return [...wide, ...cut.map((element) => `${element.tagName} ${element.className}`)].slice(0, 8);
}
