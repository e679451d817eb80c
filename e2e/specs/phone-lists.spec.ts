import type { Locator, Page } from '@playwright/test';
import { CATEGORY } from '../routes';
import { expectAccessible } from '../support/accessibility';
import { listNews } from '../support/legacy-calls';
import { expect, test } from '../support/test';

const SCREEN = { width: 360, height: 640 };
test.use({ viewport: SCREEN, contextOptions: { reducedMotion: 'reduce' } });

const LIST = `/news_group/?news_type=${CATEGORY}`;
const headlines = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const openButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^กรอง\/เรียง/ });
const sheet = (page: Page) => page.getByRole('region', { name: 'กรอง/เรียง' });

/** Lower edge of an element, in pixels from the top of the window. */
async function findEnd(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
}

for (const [name, address] of [
  ['a category', LIST],
  ['all news', '/news_group/'],
  ['lifestyle', '/lifeStyle/'],
  ['the main news', '/readnews/movec/'],
  [
    'the results of a search',
    '/search/?search=%E0%B8%99%E0%B8%B1%E0%B8%81%E0%B9%80%E0%B8%A3%E0%B8%B5%E0%B8%A2%E0%B8%99',
  ],
  ['the search', '/search/'],
] as const) {
  test(`${name} shows its first headline in the first screen`, async ({ page }) => {
    await page.goto(address);
    expect(await findEnd(headlines(page).first())).toBeLessThanOrEqual(SCREEN.height);
  });
}

test('a month of the archive shows its first headline, and the archive its months, in the first screen', async ({
  page,
}) => {
  await page.goto('/archive/');
  const month = page.getByRole('main').locator('a[href^="/archive/2"]').first();
  expect(await findEnd(month)).toBeLessThanOrEqual(SCREEN.height);
  await month.click();
  await expect(page).toHaveURL(/\/archive\/2\d{3}\/\d+\/$/);
  expect(await findEnd(headlines(page).first())).toBeLessThanOrEqual(SCREEN.height);
});

test('the most read are in the first screen, and no headline is cut', async ({ page }) => {
  await page.goto('/most_read/?days=365');
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading');
  expect(await findEnd(titles.first())).toBeLessThanOrEqual(SCREEN.height);
  const cut = await titles.evaluateAll(
    (all) =>
      all
        .flatMap((title) => [title, ...title.querySelectorAll('*')])
        .filter((box) => box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflow !== 'visible')
        .length,
  );
  expect(cut).toBe(0);
});

test('feeds and alerts follow the list', async ({ page }) => {
  await page.goto(LIST);
  expect(await findEnd(headlines(page).last())).toBeLessThan(
    await findEnd(page.getByRole('main').getByText('รับข่าวทางอีเมล')),
  );
});

test('one line opens the filters; a choice changes the list behind them, and closing them keeps it', async ({
  page,
  request,
}) => {
  await page.goto(LIST);
  await expect(sheet(page)).toBeHidden();
  await openButton(page).press('Enter');
  await expect(sheet(page)).toBeVisible();
  await expectAccessible(page, { isModal: true });
  await page.getByLabel('เรียงตาม').selectOption('news_countread');
  const items = await listNews(request, { news_type: CATEGORY, limit: 12, sort: 'news_countread' });
  await expect(headlines(page)).toHaveText(items.map(({ news_topic }) => news_topic));
  await sheet(page).getByRole('button', { name: 'แสดงข่าว' }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(openButton(page)).toHaveText('กรอง/เรียง (1)');
  await expect(page).toHaveURL(/sort=news_countread$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`news_type=${CATEGORY}$`));
  await expect(openButton(page)).toHaveText('กรอง/เรียง');
});

test('“back” and Escape close the filters, and leave the page where it was', async ({ page }) => {
  await page.goto('/about/');
  await page.goto(LIST);
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await openButton(page).click();
    await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBe(true);
    await close();
    await expect(sheet(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBeUndefined();
    await expect(page).toHaveURL(new RegExp(`news_type=${CATEGORY}$`));
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);
});

test('a facet of a search is one step in the history', async ({ page }) => {
  const address = '/search/?search=%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7';
  await page.goto(address);
  await openButton(page).click();
  await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBe(true);
  await sheet(page).getByRole('navigation', { name: 'เรียงตาม' }).getByRole('link', { name: 'ใหม่ล่าสุด' }).click();
  await expect(page).toHaveURL(/sort=news_date$/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(sheet(page)).toBeHidden();
  await openButton(page).click();
  await expect(sheet(page)).toBeVisible();
});

test('without script the filters open, and their form applies them', async ({ browser, baseURL }) => {
  const reader = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: SCREEN });
  const page = await reader.newPage();
  await page.goto(LIST);
  await openButton(page).click();
  await page.getByLabel('เรียงตาม').selectOption('news_Countshare');
  await sheet(page).getByRole('button', { name: 'แสดงข่าว' }).click();
  await expect(page).toHaveURL(/sort=news_Countshare/);
  await expect(openButton(page)).toHaveText('กรอง/เรียง (1)');
  await reader.close();
});
