import type { Locator, Page } from '@playwright/test';
import { CATEGORY } from '../routes';
import { listNews } from '../support/legacy-calls';
import { expect, test } from '../support/test';

const LIST = `/news_group/?news_type=${CATEGORY}`;

const card = (page: Page, index: number) => page.locator('main').getByRole('article').nth(index);
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Records the windows that a page would open, without opening them. */
const rememberWindows = (page: Page) =>
  page.addInitScript(() => {
    const opened: unknown[] = [];
    Reflect.set(window, 'opened', opened);
    window.open = (...given) => {
      opened.push(given);
      return null;
    };
  });

test('a card shows picture, badge, headline, text, author, date and counts', async ({ page, request }) => {
  const [item] = await listNews(request, { news_type: CATEGORY, limit: 1 });
  await page.goto(LIST);
  const first = card(page, 0);
  await expect(first.locator('img, svg').first()).toBeVisible();
  await expect(first.getByRole('heading', { name: item?.news_topic }).getByRole('link')).toHaveAttribute(
    'href',
    `/readnews/news/?news_id=${item?.news_id}`,
  );
  await expect(first).toContainText(item?.newsCatName ?? '');
  await expect(first).toContainText(item?.usersystems_name ?? '');
  await expect(first.getByRole('time')).toHaveText(/^\d{1,2} \S+ 25\d\d$/);
  const words = await first.locator('p').first().innerText();
  expect([...new Intl.Segmenter('th').segment(words)].length).toBeLessThanOrEqual(151);
});

test('thousands are shown as K', async ({ page, request }) => {
  const [item] = await listNews(request, { news_type: CATEGORY, limit: 1, sort: 'news_countread' });
  const reads = item?.news_countread ?? 0;
  expect(reads).toBeGreaterThan(1_000);
  await page.goto(`${LIST}&sort=news_countread`);
  await expect(card(page, 0)).toContainText(`${(reads / 1_000).toFixed(1)}K`);
});

test('a card can be shared to six services, and the count rises at once', async ({ page, context, request }) => {
  const [, item] = await listNews(request, { news_type: CATEGORY, limit: 2 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await rememberWindows(page);
  await page.goto(LIST);
  const button = card(page, 1).getByRole('button', { name: /แชร์ข่าวนี้/ });
  const before = Number(/(\d+) ครั้ง/.exec((await button.getAttribute('aria-label')) ?? '')?.[1]);
  await button.click();
  const panel = page.getByRole('list', { name: 'แชร์ข่าวนี้' });
  for (const name of ['Facebook', 'X', 'LINE', 'WhatsApp', 'อีเมล']) {
    await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
  }
  const counted = page.waitForResponse('**/api/newsShareLink.update.php');
  await panel.getByRole('link', { name: 'Facebook' }).click();
  const opened = await page.evaluate(() => Reflect.get(window, 'opened'));
  expect(opened).toEqual([
    [expect.stringContaining('facebook.com'), '_blank', expect.stringMatching(/width=600.*height=400/)],
  ]);
  await expect(button).toHaveAccessibleName(new RegExp(`${before + 1} ครั้ง`));
  expect((await counted).status()).toBe(200);
  // Legacy calls return counts that are at most two seconds old.
  const after = async () => (await listNews(request, { news_type: CATEGORY, limit: 2 }))[1]?.news_Countshare;
  await expect.poll(after).toBe((item?.news_Countshare ?? 0) + 1);
});

test('the link of a card can be copied', async ({ page, context, request, baseURL }) => {
  const items = await listNews(request, { news_type: CATEGORY, limit: 3 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(LIST);
  await card(page, 2)
    .getByRole('button', { name: /แชร์ข่าวนี้/ })
    .click();
  await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click();
  await expect(said(page, 'คัดลอกลิงก์แล้ว')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/readnews/news/?news_id=${items[2]?.news_id}`,
  );
});

test('a bookmark is stored in this browser until it is removed', async ({ page, request }) => {
  const [item] = await listNews(request, { news_type: CATEGORY, limit: 1 });
  await page.goto(LIST);
  const bookmark = card(page, 0).getByRole('button', { name: 'บุ๊กมาร์กข่าวนี้' });
  await bookmark.click();
  await expect(said(page, 'เพิ่มข่าวนี้ในรายการบุ๊กมาร์กแล้ว')).toBeVisible();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  const kept = await page.evaluate(() => Object.values({ ...localStorage }));
  expect(kept).toContain(`[${item?.news_id}]`);
  await page.goto(`/readnews/news/?news_id=${item?.news_id}`);
  await expect(page.getByRole('button', { name: 'บุ๊กมาร์ก', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.goto(LIST);
  await bookmark.click();
  await expect(said(page, 'นำข่าวนี้ออกจากรายการบุ๊กมาร์กแล้ว')).toBeVisible();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
});

test('a press before the script has loaded takes effect afterwards', async ({ page }) => {
  let letScriptCome = () => {};
  const waiting = new Promise<void>((resolve) => {
    letScriptCome = resolve;
  });
  await page.route('**/_next/static/**/*.js', (route) => waiting.then(() => route.continue()));
  await page.goto('about:blank');
  await page.evaluate((address) => location.assign(address), new URL(LIST, test.info().project.use.baseURL).href);
  const bookmark = card(page, 0).getByRole('button', { name: 'บุ๊กมาร์กข่าวนี้' });
  await bookmark.click();
  await page.locator('select[name=sort]').selectOption('news_countread');
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  letScriptCome();
  await expect(said(page, 'เพิ่มข่าวนี้ในรายการบุ๊กมาร์กแล้ว')).toBeVisible();
  await expect(page).toHaveURL(/sort=news_countread/);
});

test('a confirmation disappears after three seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto(LIST);
  await card(page, 0).getByRole('button', { name: 'บุ๊กมาร์กข่าวนี้' }).click();
  await expect(said(page, 'เพิ่มข่าวนี้ในรายการบุ๊กมาร์กแล้ว')).toBeVisible();
  await page.clock.runFor(3_100);
  await expect(said(page, 'เพิ่มข่าวนี้ในรายการบุ๊กมาร์กแล้ว')).toHaveCount(0);
});

test('an item can be saved to read later, once', async ({ page }) => {
  await page.goto(LIST);
  for (const words of ['เพิ่มข่าวนี้ในรายการอ่านภายหลังแล้ว', 'ข่าวนี้อยู่ในรายการอ่านภายหลังแล้ว']) {
    await card(page, 0).getByRole('button', { name: 'ตัวเลือกเพิ่มเติม' }).click();
    await page.getByRole('button', { name: 'อ่านภายหลัง' }).click();
    await expect(said(page, words)).toBeVisible();
  }
});

test('an item can be reported with a reason', async ({ page }) => {
  await page.goto(LIST);
  await card(page, 3).getByRole('button', { name: 'ตัวเลือกเพิ่มเติม' }).click();
  await page.getByRole('button', { name: 'รายงานข่าวนี้' }).click();
  const dialog = page.getByRole('dialog', { name: 'รายงานข่าวนี้' });
  await dialog.getByRole('button', { name: 'ส่งรายงาน' }).click();
  await expect(dialog.getByRole('alert')).toContainText('กรุณาเลือกเหตุผลของการรายงาน');
  await dialog.getByLabel('ละเมิดลิขสิทธิ์').check();
  await dialog.getByRole('textbox').fill('ภาพนี้เป็นของผู้อื่น');
  await dialog.getByRole('button', { name: 'ส่งรายงาน' }).click();
  await expect(said(page, 'ขอบคุณที่แจ้งให้ทราบ')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('panels and dialogs close on Escape and give the focus back', async ({ page }) => {
  await page.goto(LIST);
  const share = card(page, 0).getByRole('button', { name: /แชร์ข่าวนี้/ });
  await share.press('Enter');
  await expect(page.getByRole('list', { name: 'แชร์ข่าวนี้' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'แชร์ข่าวนี้' })).toBeHidden();
  await expect(share).toBeFocused();
});

const panels = [
  { button: /แชร์ข่าวนี้/, panel: 'แชร์ข่าวนี้' },
  { button: 'ตัวเลือกเพิ่มเติม', panel: 'ตัวเลือกเพิ่มเติม' },
] as const;
const presses = [
  { by: 'mouse', press: (button: Locator) => button.click() },
  { by: 'keyboard', press: (button: Locator) => button.press('Enter') },
  { by: 'touch', press: (button: Locator) => button.tap() },
] as const;

for (const { by, press } of presses) {
  test.describe(by, () => {
    test.use({ hasTouch: by === 'touch' });
    test(`one press on a later card's share button or menu opens it at once by ${by}, the next closes it`, async ({
      page,
    }) => {
      await page.goto(LIST);
      for (const { button, panel } of panels) {
        const list = page.getByRole('list', { name: panel });
        for (const index of [0, 1, 2]) {
          const shown = card(page, index).getByRole('list', { name: panel });
          await press(card(page, index).getByRole('button', { name: button }));
          await expect(shown).toBeVisible();
          await expect(list).toHaveCount(1);
          await press(card(page, index).getByRole('button', { name: button }));
          await expect(shown).toBeHidden();
        }
      }
    });
  });
}

test('a video plays only after a click', async ({ page, request, problems }) => {
  problems.allow(/youtube|ERR_/);
  const items = await listNews(request, { limit: 100 });
  const index = items.findIndex(({ newsVdoLinks }) => newsVdoLinks.includes('youtu'));
  await page.route(/youtube/, (route) => route.abort());
  await page.goto(`/news_group/?per=12&page=${Math.floor(index / 12) + 1}`);
  await expect(page.locator('iframe')).toHaveCount(0);
  await card(page, index % 12)
    .getByRole('link', { name: /^เล่นวิดีโอ/ })
    .click();
  await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com/);
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a picture that cannot be loaded is replaced by a placeholder', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  await page.route(/\/(?:media|covers)\//, (route) => route.abort());
  await page.goto(LIST);
  const picture = card(page, 0).locator('[data-picture]');
  await expect(picture.locator('img')).toBeHidden();
  const drawn = await picture.evaluate((box) => getComputedStyle(box, '::after').content);
  expect(drawn).toBe(`"${await picture.getAttribute('data-picture')}"`);
});
