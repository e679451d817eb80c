import type { APIRequestContext, Page } from '@playwright/test';
import { CATEGORY } from '../routes';
import { findNews, listNews, listPictures } from '../support/legacy-calls';
import { expect, test } from '../support/test';

const item = (id: number | undefined) => `/readnews/news/?news_id=${id}`;
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Id of an item with a gallery, and its number of pictures. */
async function findGallery(request: APIRequestContext) {
  for (const { news_id: id } of await listNews(request, { limit: 40 })) {
    const { length } = await listPictures(request, id);
    if (length >= 3) return { id, length };
  }
  throw new Error('no item with three pictures');
}

test('a read is counted once', async ({ page, request }) => {
  const [chosen] = await listNews(request, { news_type: CATEGORY, limit: 1, offset: 20 });
  const id = chosen?.news_id ?? 0;
  const sent: string[] = [];
  page.on('request', (call) => call.url().endsWith('/api/news.update.php') && sent.push(call.postData() ?? ''));
  for (let visit = 0; visit < 2; visit++) {
    const answered = page.waitForResponse('**/api/news.update.php');
    await page.goto(item(id));
    expect((await answered).status()).toBe(200);
  }
  expect(sent).toHaveLength(2);
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ news_id: id, news_countread: 1 });
  expect((await findNews(request, id)).news_countread).toBe((chosen?.news_countread ?? 0) + 1);
});

test('the page does not wait for the read count, nor report its failure', async ({ page, request, problems }) => {
  problems.allow(/Failed to load resource|Failed to update read count|ERR_FAILED/);
  const [chosen] = await listNews(request, { news_type: CATEGORY, limit: 1, offset: 21 });
  await page.route('**/api/news.update.php', (route) => route.abort());
  await page.goto(item(chosen?.news_id));
  await expect(page.locator('h1')).toHaveText(chosen?.news_topic ?? '');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('the share count rises at once, with every share', async ({ page, context, request }) => {
  const [chosen] = await listNews(request, { news_type: CATEGORY, limit: 1, offset: 22 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(item(chosen?.news_id));
  const button = page.getByRole('button', { name: /แชร์ข่าวนี้/ });
  for (const added of [1, 2]) {
    await button.click();
    await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click();
    await expect(button).toHaveAccessibleName(new RegExp(`${(chosen?.news_Countshare ?? 0) + added} ครั้ง`));
  }
  await expect(said(page, 'คัดลอกลิงก์แล้ว')).toBeVisible();
  await expect
    .poll(async () => (await findNews(request, chosen?.news_id ?? 0)).news_Countshare)
    .toBe((chosen?.news_Countshare ?? 0) + 1);
});

test('the gallery opens over the page and is browsed by keys', async ({ page, request }) => {
  const { id, length } = await findGallery(request);
  await page.goto(item(id));
  const second = page.getByRole('link', { name: new RegExp(`^ภาพที่ 2 จาก ${length}`) });
  await second.click();
  const box = page.getByRole('dialog', { name: 'ภาพประกอบข่าว' });
  await expect(box).toContainText(`2 / ${length}`);
  await expect(box.getByRole('img')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(box).toContainText(`3 / ${length}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(box).toContainText(`1 / ${length}`);
  await page.keyboard.press('ArrowLeft');
  await expect(box).toContainText(`${length} / ${length}`);
  await box.getByRole('button', { name: 'ภาพถัดไป' }).click();
  await expect(box).toContainText(`1 / ${length}`);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(second).toBeFocused();
});

test('an item links on: breadcrumbs, neighbours, related items', async ({ page, request }) => {
  const [, chosen, older] = await listNews(request, { news_type: CATEGORY, limit: 3 });
  await page.goto(item(chosen?.news_id));
  const crumbs = page.getByRole('navigation', { name: 'เส้นทางของหน้า' });
  await expect(crumbs.getByRole('link', { name: 'หน้าแรก' })).toHaveAttribute('href', '/');
  await expect(crumbs.getByRole('link', { name: chosen?.newsCatName })).toHaveAttribute(
    'href',
    `/news_group/?news_type=${CATEGORY}`,
  );
  await expect(page.locator('main a[rel=prev]')).toHaveAttribute('href', item(older?.news_id));
  await expect(page.getByRole('heading', { name: 'ข่าวที่เกี่ยวข้อง' })).toBeVisible();
  await page.locator('main a[rel=prev]').click();
  await expect(page.locator('h1')).toHaveText(older?.news_topic ?? '');
});

test('an item can be bookmarked, saved for later and reported', async ({ page, request }) => {
  const [chosen] = await listNews(request, { news_type: CATEGORY, limit: 1, offset: 23 });
  await page.goto(item(chosen?.news_id));
  await page.getByRole('button', { name: 'บุ๊กมาร์ก', exact: true }).click();
  await expect(said(page, 'เพิ่มข่าวนี้ในรายการบุ๊กมาร์กแล้ว')).toBeVisible();
  await page.getByRole('button', { name: 'อ่านภายหลัง' }).click();
  await expect(said(page, 'เพิ่มข่าวนี้ในรายการอ่านภายหลังแล้ว')).toBeVisible();
  await page.getByRole('button', { name: 'รายงานข่าวนี้' }).click();
  const dialog = page.getByRole('dialog', { name: 'รายงานข่าวนี้' });
  await dialog.getByLabel('ข้อมูลไม่ถูกต้องหรือคลาดเคลื่อน').check();
  await dialog.getByRole('button', { name: 'ส่งรายงาน' }).click();
  await expect(said(page, 'ขอบคุณที่แจ้งให้ทราบ')).toBeVisible();
});

test('only the article is printed, below a letterhead', async ({ page, request }) => {
  const [chosen] = await listNews(request, { news_type: CATEGORY, limit: 1 });
  await page.goto(item(chosen?.news_id));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('the main news section links to one of its items', async ({ page }) => {
  await page.goto('/readnews/movec/');
  const link = page.locator('main').getByRole('article').getByRole('heading').getByRole('link').first();
  const topic = await link.innerText();
  await link.click();
  await expect(page.locator('h1')).toHaveText(topic);
});
