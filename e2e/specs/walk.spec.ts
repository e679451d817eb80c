import type { Page } from '@playwright/test';
import { areas } from '@/lib/areas/areas';
import { buildRowHref } from '@/lib/areas/navigation';
import type { AreaRow, ScreenName } from '@/lib/areas/schema';
import { BRAND } from '../routes';
import { expectAccessible } from '../support/accessibility';
import { openPlainReader } from '../support/plain-reader';
import { takeScreenshot } from '../support/screenshot';
import { readServedPage, type ServedPage } from '../support/served-page';
import { type SignedInRole, signedInRoles, signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';
import { findThinTexts } from '../support/thin-texts';
import { WALK } from '../support/walk';

// Reads every URL of every area in its role, screen by screen, the role with the most rights first: it answers, with its
// title and heading. Each one that has a kind of element which none before it had is opened in a browser: without an
// error, accessible, no wider than its window, in light and dark.

const WIDTHS = [1280, 360] as const;
const HEIGHT = 800;
const themes = ['light', 'dark'] as const;
const MENU = 'เมนูของพื้นที่ทำงาน';
const TRAIL = 'เส้นทางของหน้า';
/** An item whose crumb is its number. */
const NAMELESS = /รายการที่ \d/;

const menu = (page: Page) => page.getByRole('navigation', { name: MENU });
const trail = (page: Page) => page.getByRole('navigation', { name: TRAIL });
const buildTitle = ({ title: { th, en } }: AreaRow) => `${th === en ? th : `${th} · ${en}`} | ${BRAND}`;
const widerBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Widths checked by axe: of a screen's first page and first pages below it both. */
type Axe = 'both' | 'one';

/** A row of an area, with its address. */
type Place = { role: SignedInRole; row: AreaRow; address: string };

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
    if (axe === 'one' && index !== turn % WIDTHS.length) continue;
    await test.step(`${address} at ${width}, ${colorScheme}`, () =>
      // The front desk shows the front page in a frame.
      expectAccessible(page, { exclude: ['[data-preview]'] }));
  }
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
}

/** The first item linked by a list, and the URL of a new one, if the area has them. */
function listAddressesBelow({ links }: ServedPage, { address, row: { items = [] } }: Place): string[] {
  const known: readonly string[] = items;
  const hrefs = links
    .filter((href) => href.startsWith(`${address}/`))
    .map((href) => href.replace(/[?#].*$/, '').replace(/\/$/, ''));
  const item = hrefs.find((href) => /\/\d+$/.test(href));
  return [...(known.includes('id') && item ? [item] : []), ...(known.includes('new') ? [`${address}/new`] : [])];
}

/** Checks of a page of a row that need no browser. */
function checkServed(served: ServedPage, { row, address }: Place): void {
  expect.soft(served.title, address).toBe(buildTitle(row));
  expect.soft(served.headings.filter(Boolean), address).toHaveLength(1);
  expect.soft(served.isIndexed, address).toBe(false);
  expect.soft(served.current.get(MENU) ?? [], address).toEqual(row.hidden ? [] : [address]);
}

/** The same in a browser, in which script may have changed it. */
async function checkOpen(page: Page, { row, address }: Place): Promise<void> {
  await expect.soft(page, address).toHaveTitle(buildTitle(row));
  await expect.soft(page.locator('h1'), address).toHaveCount(1);
  await expect.soft(page.locator('main h1'), address).not.toBeEmpty();
  const current = menu(page).locator('[aria-current=page]');
  if (!row.hidden) await expect.soft(current, address).toHaveAttribute('href', address);
  else await expect.soft(current, address).toHaveCount(0);
}

/** Walks a screen's rows of one area, role after role; `seen` has the kinds of elements that were looked at. */
async function walk(page: Page, role: SignedInRole, places: readonly Place[], seen: Set<string>): Promise<void> {
  await signInAs(page.request, role);
  const read = await openPlainReader(page.request, test.info().project.use.baseURL);
  let isBelowRead = false;

  async function open(address: string) {
    const answer = await page.goto(address);
    return { status: answer?.status(), body: (await answer?.text()) ?? '' };
  }

  /** Reads a page, and opens it in the browser if it has something new, or should in any case. */
  async function visit(address: string, isSure: boolean, check: (served: ServedPage) => void) {
    const answer = isSure ? await open(address) : await read(address);
    expect.soft(answer.status, address).toBe(200);
    const served = readServedPage(answer.body);
    check(served);
    const isNew = [...served.kinds].some((kind) => !seen.has(kind));
    for (const kind of served.kinds) seen.add(kind);
    if (isNew && !isSure) expect.soft((await open(address)).status, address).toBe(200);
    return { served, isOpen: isSure || isNew };
  }

  for (const place of places) {
    const isFirst = seen.size === 0;
    const axe = isFirst ? 'both' : 'one';
    const turn = areas[role].rows.indexOf(place.row);
    // The frame, whose kinds are left out, is looked at on the home of each role.
    const isSure = isFirst || place.row.screen === 'home';
    const { served, isOpen } = await visit(`${place.address}/`, isSure, (one) => checkServed(one, place));
    if (isOpen) {
      await checkOpen(page, place);
      await lookAt(page, place.address, turn, axe);
    }
    if (isBelowRead) continue;
    isBelowRead = true;
    for (const below of listAddressesBelow(served, place)) {
      const item = await visit(below, isFirst, ({ headings, bars }) => {
        expect.soft(headings, below).toHaveLength(1);
        expect.soft(bars.get(TRAIL) ?? '', below).not.toMatch(NAMELESS);
      });
      if (!item.isOpen) continue;
      await expect.soft(page.locator('h1'), below).toHaveCount(1);
      await expect.soft(trail(page), below).not.toContainText(NAMELESS);
      await lookAt(page, below, turn + 1, axe);
    }
  }
}

const places = signedInRoles
  .toReversed()
  .flatMap((role) => areas[role].rows.map((row): Place => ({ role, row, address: buildRowHref(areas[role], row) })));
const screens = [...new Set(places.map(({ row }) => row.screen))];

async function walkScreen(page: Page, screen: ScreenName): Promise<void> {
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // Requests of a page are aborted when it is left.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      failed.push(`${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()}: ${response.status()}`);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen = new Set<string>();
  for (const role of signedInRoles.toReversed()) {
    const own = places.filter((place) => place.role === role && place.row.screen === screen);
    if (own.length > 0) await walk(page, role, own, seen);
  }
  expect(failed).toEqual([]);
}

for (const screen of screens) {
  test(`the screen ${screen} in every area that has it`, WALK, async ({ page }) => {
    test.setTimeout(600_000);
    await walkScreen(page, screen);
  });
}
