import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CATEGORY, COLLEGE } from '../routes';
import { expectAccessible } from '../support/accessibility';
import { openBuilders } from '../support/database';
import { expect, test } from '../support/test';
import { WALK } from '../support/walk';

const pages = [
  ...['/en/', '/en/news_group/', `/en/news_group/?news_type=${CATEGORY}`, '/en/lifeStyle/', '/en/readnews/movec/'],
  ...['/en/most_read/', '/en/archive/', '/en/search/', '/en/organisations/', `/en/organisations/${COLLEGE}/`],
  ...['/en/documents/', '/en/about/', '/en/contact/'],
];

/** Thai texts of a page that are not marked as such. */
const listUnmarked = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      if (!/[ก-๙]/.test(nodeValue ?? '') || parentElement?.closest('script, style, template')) continue;
      if (parentElement?.closest('[lang]')?.getAttribute('lang') !== 'th') found.push(nodeValue ?? '');
    }
    return found;
  });

/** Addresses of the site that a page links to, but for feeds, files and those marked as Thai. */
const listLinks = (page: Page) =>
  page
    .locator('a[href^="/"]:not([hreflang=th])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const OTHER = /^\/(?:feed|media|documents\/\d|covers)/;

for (const address of pages) {
  test(`${address} is in English, marks its Thai, and leads to English pages only`, WALK, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.title()).toMatch(/ \| Vocational Education News$/);
    expect(await listUnmarked(page)).toEqual([]);
    expect((await listLinks(page)).filter((href) => !href.startsWith('/en/') && !OTHER.test(href))).toEqual([]);
    await expect(page.locator('link[rel=alternate][hreflang=th]')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\//);
    await expectAccessible(page);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('the switch stays on the same page, with its query, and comes back', async ({ page }) => {
  await page.goto(`/news_group/?news_type=${CATEGORY}`);
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`/en/news_group/?news_type=${CATEGORY}`);
  await page.getByLabel('Order').selectOption('asc');
  await expect(page).toHaveURL(/dir=asc/);
  await banner.getByRole('link', { name: 'ภาษาไทย' }).click();
  await expect(page).toHaveURL(new RegExp(`/news_group/\\?news_type=${CATEGORY}&dir=asc$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
});

test('from a page in Thai only the switch leads to the English home page; a missing one says so in English', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  await page.goto('/faq/');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/');
  expect((await page.goto('/en/faq/'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'ภาษาไทย' })).toHaveAttribute('href', '/');
});

test('an item shows its English headline and summary, and the Thai text marked as such', async ({ page }) => {
  const builders = await openBuilders();
  const mark = randomBytes(4).toString('hex');
  const [topicEn, summaryEn] = [`Scholarships for apprentices ${mark}`, `Applications are open ${mark}.`];
  const item = await builders.aNews({ topic: `ทุนการศึกษา ${mark}`, topicEn, summaryEn });
  await page.goto(`/en/readnews/news/?news_id=${item.id}`);
  await expect(page.getByRole('heading', { level: 1, name: topicEn })).toBeVisible();
  await expect(page.getByText(summaryEn)).toBeVisible();
  expect(await listUnmarked(page)).toEqual([]);
  await page.goto(`/readnews/news/?news_id=${item.id}`);
  await expect(page.getByRole('heading', { level: 1, name: `ทุนการศึกษา ${mark}` })).toBeVisible();
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute('href', /\/en\/readnews\/news\//);
});

test('on a phone the menu leads to the same page in the other language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/en/archive/');
  await page.getByRole('banner').locator('summary[aria-label="Menu"]').click();
  await page.getByRole('navigation', { name: 'All pages of the site' }).getByRole('link', { name: 'ไทย' }).click();
  await expect(page).toHaveURL('/archive/');
});

test('words of parts that run in the browser are English too', async ({ page }) => {
  await page.goto('/en/news_group/');
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('button', { name: 'More options' }).click();
  await card.getByRole('button', { name: 'Report this item' }).click();
  await expect(page.getByRole('dialog', { name: 'Report this item' })).toContainText('The information is wrong');
});

test('scripts of Thai pages have no English words', async ({ page, request }) => {
  await page.goto('/news_group/');
  const sources = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(sources.length).toBeGreaterThan(3);
  const scripts = await Promise.all(sources.map(async (source) => (await request.get(source)).text()));
  for (const words of ['Back to top', 'Colour theme', 'Share this item', 'Newest first'])
    expect(scripts.filter((script) => script.includes(words))).toEqual([]);
});

test('English pages are complete without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/search/?search=ทุน');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Results for');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await context.close();
});
