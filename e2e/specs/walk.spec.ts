import type { Page } from '@playwright/test';
import { areas } from '@/lib/areas/areas';
import { buildRowHref } from '@/lib/areas/navigation';
import type { AreaRow } from '@/lib/areas/schema';
import { BRAND } from '../routes';
import { expectAccessible } from '../support/accessibility';
import { takeScreenshot } from '../support/screenshot';
import { type SignedInRole, signedInRoles, signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';
import { findThinTexts } from '../support/thin-texts';

// Opens every URL of every area in its role: complete, without an error, accessible, no wider than its window, in light
// and dark.

const WIDTHS = [1280, 360] as const;
const HEIGHT = 800;
/** Number of URLs per test; a long area is split over several parallel tests. */
const ROWS_A_TEST = 8;
const themes = ['light', 'dark'] as const;

const menu = (page: Page) => page.getByRole('navigation', { name: 'เมนูของพื้นที่ทำงาน' });
const trail = (page: Page) => page.getByRole('navigation', { name: 'เส้นทางของหน้า' });
const buildTitle = ({ title: { th, en } }: AreaRow) => `${th === en ? th : `${th} · ${en}`} | ${BRAND}`;
const widerBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Widths checked by axe. */
type Axe = 'both' | 'one' | 'none';

/**
 * Several areas share a screen. Axe checks it at both widths for the role with the most rights, mostly the
 * administrator, and at one for the role with the fewest; homes, which differ most, for every role. Of several rows of
 * an area that share it, the first one is checked with its first item and its form.
 */
function chooseAxe(role: SignedInRole, { path, screen }: AreaRow): Axe {
  if (areas[role].rows.find((row) => row.screen === screen)?.path !== path) return 'none';
  const roles = signedInRoles.filter((one) => areas[one].rows.some((row) => row.screen === screen));
  if (role === roles.at(-1)) return 'both';
  return role === roles[0] || screen === 'home' ? 'one' : 'none';
}

/** Checks the open page at both widths; the themes alternate, so that all pages together cover both at both widths. */
async function lookAt(page: Page, address: string, turn: number, axe: Axe): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const [index, width] of WIDTHS.entries()) {
    const colorScheme = themes[(turn + index) % themes.length] ?? 'light';
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme });
    await takeScreenshot(page, address.replaceAll(/[/?=&]+/g, ' ').trim(), colorScheme);
    expect.soft(await widerBy(page), `${address} at ${width} is wider by`).toBe(0);
    expect.soft(await page.evaluate(findThinTexts), `${address} in ${colorScheme}: thin text`).toEqual([]);
    if (axe === 'none' || (axe === 'one' && index !== turn % WIDTHS.length)) continue;
    await test.step(`${address} at ${width}, ${colorScheme}`, () =>
      // The front desk shows the front page in a frame.
      expectAccessible(page, { exclude: ['[data-preview]'] }));
  }
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
}

/** The first item linked by a list, and the URL of a new one, if the area has them. */
async function addressesBelow(page: Page, address: string, { items = [] }: AreaRow): Promise<string[]> {
  const known: readonly string[] = items;
  const hrefs = await page.locator(`main a[href^="${address}/"]`).evaluateAll((links) =>
    links.map(
      (link) =>
        link
          .getAttribute('href')
          ?.replace(/[?#].*$/, '')
          .replace(/\/$/, '') ?? '',
    ),
  );
  const item = hrefs.find((href) => /\/\d+$/.test(href));
  return [...(known.includes('id') && item ? [item] : []), ...(known.includes('new') ? [`${address}/new`] : [])];
}

async function walk(page: Page, role: SignedInRole, rows: readonly AreaRow[]): Promise<void> {
  const area = areas[role];
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // Requests of a page are aborted when it is left.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      failed.push(`${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()}: ${response.status()}`);
  });
  const looked = new Set<string>();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page.request, role);
  for (const [turn, row] of rows.entries()) {
    const address = buildRowHref(area, row);
    const response = await page.goto(`${address}/`);
    expect.soft(response?.status(), address).toBe(200);
    await expect.soft(page, address).toHaveTitle(buildTitle(row));
    await expect.soft(page.locator('h1'), address).toHaveCount(1);
    await expect.soft(page.locator('main h1'), address).not.toBeEmpty();
    await expect.soft(page.locator('meta[name=robots][content*=noindex]'), address).toHaveCount(1);
    const current = menu(page).locator('[aria-current=page]');
    if (!row.hidden) await expect.soft(current, address).toHaveAttribute('href', address);
    else await expect.soft(current, address).toHaveCount(0);
    const axe = chooseAxe(role, row);
    await lookAt(page, address, turn, axe);
    if (looked.has(row.screen)) continue;
    looked.add(row.screen);
    for (const below of await addressesBelow(page, address, row)) {
      const answer = await page.goto(below);
      expect.soft(answer?.status(), below).toBe(200);
      await expect.soft(page.locator('h1'), below).toHaveCount(1);
      await expect.soft(trail(page), below).not.toContainText(/รายการที่ \d/);
      await lookAt(page, below, turn + 1, axe);
    }
  }
  expect(failed).toEqual([]);
}

for (const role of signedInRoles) {
  const { rows } = areas[role];
  const parts = Math.ceil(rows.length / ROWS_A_TEST);
  for (let part = 0; part < parts; part++) {
    test(`${role} walks its area, ${part + 1} of ${parts}`, async ({ page }) => {
      test.setTimeout(240_000);
      await walk(page, role, rows.slice(part * ROWS_A_TEST, (part + 1) * ROWS_A_TEST));
    });
  }
}
