import { CATEGORY } from '../routes';
import { listCategories, listNews } from '../support/legacy-calls';
import { expect, test } from '../support/test';

test('the tab bar lists all visible categories, and no hidden one', async ({ page, request }) => {
  const categories = await listCategories(request);
  const names = (shown: number) =>
    categories
      .filter(({ newsCatShowHide, newsCatID }) => newsCatShowHide === shown && newsCatID <= 1012)
      .map(({ newsCatName }) => newsCatName);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'หมวดหมู่ข่าว' });
  const labels = new Set((await bar.locator('a').allTextContents()).map((label) => label.trim()));
  for (const label of ['หน้าแรก', 'การมีส่วนร่วม', 'Life Style', 'เข้าสู่ระบบ', 'ติดต่อเรา', ...names(1)]) {
    expect([...labels]).toContain(label);
  }
  for (const hidden of names(0)) expect([...labels]).not.toContain(hidden);
  await expect(bar.locator('[aria-current=page]').first()).toHaveText('หน้าแรก');
});

test('tabs that don’t fit the tab bar are under "more"', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'หมวดหมู่ข่าว' });
  await bar.getByText('เพิ่มเติม').click();
  await bar.locator('details').getByRole('link', { name: 'ติดต่อเรา' }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
});

test('a chosen tab is remembered, and the login page chooses 1002', async ({ page }) => {
  const chosen = () => page.evaluate(() => sessionStorage.getItem('newsCatID'));
  await page.goto('/');
  await page.getByRole('navigation', { name: 'หมวดหมู่ข่าว' }).getByRole('link', { name: 'ข่าวผู้บริหาร' }).click();
  await expect(page).toHaveURL(/\/news_group\/\?news_type=1001$/);
  expect(await chosen()).toBe('1001');
  await expect(page.locator('h1')).toHaveText('ข่าวผู้บริหาร');
  await page.goto('/login/');
  await expect.poll(chosen).toBe(String(CATEGORY));
});

test('a category that is reached by a link or the way back is remembered like a pressed tab', async ({ page }) => {
  const chosen = () => page.evaluate(() => sessionStorage.getItem('newsCatID'));
  await page.goto('/login/');
  await expect.poll(chosen).toBe(String(CATEGORY));
  await page.goto('/news_group/?news_type=1001');
  await expect.poll(chosen).toBe('1001');
  const list = page.getByRole('navigation', { name: 'หมวดหมู่ข่าว' }).locator('ul').first();
  await list.locator(`[data-category="${CATEGORY}"]`).click();
  await expect(page).toHaveURL(new RegExp(`news_type=${CATEGORY}$`));
  await page.goBack();
  await expect(list.locator('[aria-current=page]')).toHaveAttribute('data-category', '1001');
  await expect.poll(chosen).toBe('1001');
});

test('on a phone the tab of an item’s category is in view', async ({ page, request }) => {
  const bar = page.getByRole('navigation', { name: 'หมวดหมู่ข่าว' });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const last = Number(await bar.locator('[data-category]').last().getAttribute('data-category'));
  const [item] = await listNews(request, { news_type: last, limit: 1 });
  await page.goto(`/news_group/?news_type=${last}`);
  await page.goto(`/readnews/news/?news_id=${item?.news_id}`);
  const marked = bar.locator('ul').first().locator('[aria-current]');
  await expect(marked).toHaveAttribute('data-category', String(last));
  await expect(marked).toBeInViewport({ ratio: 1 });
});

test('the tab chosen last is marked on items of its category only', async ({ page, request, problems }) => {
  problems.allow(/404/);
  const [own] = await listNews(request, { news_type: CATEGORY, limit: 1 });
  const [other] = await listNews(request, { news_type: 1001, limit: 1 });
  await page.goto('/login/');
  const marked = page.getByRole('navigation', { name: 'หมวดหมู่ข่าว' }).locator('ul').first().locator('[aria-current]');
  await page.goto(`/readnews/news/?news_id=${own?.news_id}`);
  await expect(marked).toHaveAttribute('data-category', String(CATEGORY));
  for (const id of [other?.news_id, 2_147_483_647]) {
    await page.goto(`/readnews/news/?news_id=${id}`);
    // The back-to-top button is shown by the script that has marked the tab by then.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    await expect(marked).toHaveCount(0);
  }
});

test('on a phone the first tab is in place before scripts have loaded', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto('/');
  const list = page.getByRole('navigation', { name: 'หมวดหมู่ข่าว' }).locator('ul').first();
  await expect(list.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  expect(await list.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

for (const width of [360, 768, 1280]) {
  test(`the home tab stands at the margin of the page at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const size of ['100', '112', '125']) {
      await page.goto('/');
      await page.evaluate((text) => document.documentElement.setAttribute('data-text', text), size);
      const tab = page.getByRole('navigation', { name: 'หมวดหมู่ข่าว' }).locator('[aria-current]').first();
      const lead = page.locator('main article').first();
      await expect
        .poll(async () => Math.abs(((await tab.boundingBox())?.x ?? 0) - ((await lead.boundingBox())?.x ?? -99)))
        .toBeLessThan(2);
    }
  });
}
