import type { Page } from '@playwright/test';
import { BUDDHIST_OFFSET } from '@/lib/time/format';
import { BRAND } from '../routes';
import { fillAddress } from '../support/legacy-calls';
import { expect, test } from '../support/test';

test('the header has logo, search, accounts, theme, login and a menu of four', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.locator('a[href="/"]').filter({ hasText: BRAND })).toBeVisible();
  await expect(header.getByRole('link', { name: 'เข้าสู่ระบบ' })).toHaveAttribute('href', '/login/');
  await expect(header.getByRole('combobox', { name: 'ค้นหาข่าว' })).toBeVisible();
  await header.locator('summary[aria-label="เมนูหลัก"]').click();
  const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
  await expect(menu.getByRole('link')).toHaveText(['หน้าแรก', 'Life Style', 'เข้าสู่ระบบ', 'ติดต่อเรา'], {
    useInnerText: true,
  });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('the search in the header finds news', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('combobox').fill('นักเรียน');
  await page.getByRole('banner').getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/search\/\?search=/);
  await expect(page.locator('main').getByRole('combobox')).toHaveValue('นักเรียน');
  await expect(page.locator('main').getByRole('article').first()).toBeVisible();
});

test('the theme is chosen, stored and applied at the first paint', async ({ page }) => {
  await page.goto('/');
  const dark = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await dark();
  await page.locator('summary[aria-label="เลือกธีมสี"]').click();
  await page.getByRole('button', { name: 'มืด' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await dark()).not.toBe(light);
  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => Reflect.set(window, 'early', document.documentElement.dataset.theme),
      { once: true },
    );
  });
  await page.goto('/contact/');
  expect(await page.evaluate(() => Reflect.get(window, 'early'))).toBe('dark');
});

test('the back-to-top button appears after 300 pixels', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'กลับขึ้นด้านบน' });
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 310, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
});

/** Lines of text of the page's content that the button cuts: it covers a part of their width. */
const findCutLines = (page: Page) =>
  page.getByRole('button', { name: 'กลับขึ้นด้านบน' }).evaluate((button) => {
    const box = (button.parentElement ?? button).getBoundingClientRect();
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim();
      if (!words || button.parentElement?.contains(text) || !text.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const meets = line.bottom > box.top && line.top < box.bottom && line.right > box.left && line.left < box.right;
        if (meets && (line.left < box.left || line.right > box.right)) cut.push(words.slice(0, 40));
      }
    }
    return cut;
  });

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
]) {
  test(`the back-to-top button lies over no text at ${width} pixels`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    await page.goto(await fillAddress(request, '/readnews/news/?news_id={news}'));
    const end = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 310; top < end; top += height / 3) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await expect(page.getByRole('button', { name: 'กลับขึ้นด้านบน' })).toBeVisible();
      expect(await findCutLines(page)).toEqual([]);
    }
  });
}

test('going offline is announced, and being online again', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/about/');
  await context.setOffline(true);
  await expect(page.getByText('ขณะนี้ไม่ได้เชื่อมต่ออินเทอร์เน็ต')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('ขณะนี้ไม่ได้เชื่อมต่ออินเทอร์เน็ต')).toBeHidden();
  await expect(page.getByText('กลับมาเชื่อมต่ออินเทอร์เน็ตแล้ว')).toBeVisible();
});

test('the footer counts who is online, every three seconds', async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('online') && asked.push(request.url()));
  await page.goto('/about/');
  const footer = page.getByRole('contentinfo');
  for (const group of ['หน่วยงาน', 'สถานศึกษา', 'บุคคลทั่วไป']) {
    await expect(footer.locator('dl > div').filter({ hasText: group }).locator('dd')).toHaveText(/^\d[\d,]*$/);
  }
  const before = asked.length;
  await page.clock.runFor(3_100);
  await expect.poll(() => asked.length).toBe(before + 1);
});

test('a reader counts as a general user', async ({ page }) => {
  await page.goto('/about/');
  const general = page.getByRole('contentinfo').locator('dl > div').filter({ hasText: 'บุคคลทั่วไป' }).locator('dd');
  await expect
    .poll(async () => Number((await general.innerText()).replace(/\D/g, '') || 0), { timeout: 15_000 })
    .toBeGreaterThan(0);
});

test('the footer has links, accounts, the row of pages, year and credit', async ({ page }) => {
  await page.goto('/about/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear() + BUDDHIST_OFFSET}`);
  const row = footer.getByRole('navigation', { name: 'เมนูท้ายหน้า' });
  await expect(row.getByRole('link')).toHaveText([
    ...['หน้าแรก', 'ข่าว', 'หน่วยงานและสถานศึกษา', 'เอกสาร', 'ติดต่อเรา', 'เข้าสู่ระบบ'],
  ]);
  await expect(footer.getByRole('heading', { name: 'ลิงก์ที่เป็นประโยชน์' })).toBeVisible();
  for (const start of ['mailto:', 'https://'])
    expect(await footer.locator(`a[href^="${start}"]`).count()).toBeGreaterThan(0);
});

test('a slow page shows the loading bar', async ({ page }) => {
  let note = (): void => undefined;
  const seen = new Promise<void>((resolve) => {
    note = resolve;
  });
  await page.exposeFunction('noteLoadingBar', () => note());
  await page.addInitScript(() => {
    const look = () =>
      document.querySelector('[role=progressbar]:not([hidden])') && Reflect.get(window, 'noteLoadingBar')();
    new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['hidden'] });
  });
  await page.goto('/about/');
  await page.route('**/contact/', async (route) => {
    await seen;
    await route.continue();
  });
  // Not by the pointer: hovering would prefetch the page.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'ติดต่อเรา' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a script that cannot be loaded reloads the page once', async ({ page, problems }) => {
  problems.allow(/./);
  let visits = 0;
  page.on('framenavigated', () => visits++);
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto('/about/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => visits).toBe(2);
  await page.waitForTimeout(1_500);
  expect(visits).toBe(2);
});

test('the first tab stop leads to the content', async ({ page }) => {
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'ข้ามไปเนื้อหาหลัก' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the fonts are served by the site, in the normal weight', async ({ page }) => {
  await page.goto('/about/');
  await page.evaluate(() => document.fonts.ready);
  const style = await page.evaluate(() => {
    const { fontFamily, fontWeight } = getComputedStyle(document.body);
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').length;
    return { fontFamily, fontWeight, loaded };
  });
  expect(style.fontWeight).toBe('400');
  expect(style.loaded).toBeGreaterThan(0);
});
