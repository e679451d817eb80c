import type { Page } from '@playwright/test';
import { type FeedSite, openFeedSite } from '@/testing/feed-site';
import { expectAccessible } from '../support/accessibility';
import { createColleges, logInCollege } from '../support/offices';
import { expect, test } from '../support/test';

const SCREEN = '/colleges/move_in';
/** A run begins within seconds, or at the next round of the job that takes up lost ones. */
const PATIENCE_MS = 90_000;

// All of them have the one site from which the portal under test may move.
test.describe.configure({ mode: 'serial' });

let site: FeedSite;
test.beforeEach(async () => {
  site = await openFeedSite(Number(process.env.PORTAL_FEED_SITE?.split(':')[1]));
});
test.afterEach(() => site.close());

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function openAsCollege(page: Page) {
  const [college] = await createColleges(1);
  if (!college) throw new Error('no college was created');
  await logInCollege(page.request, college);
  await page.goto(SCREEN);
  return college;
}

async function lookAt(page: Page, address: string, as = 'published') {
  const form = card(page, 'จากฟีดของเว็บ');
  await form.getByLabel('ที่อยู่ของฟีดหรือหน้าเว็บ').fill(address);
  await form.getByLabel('เมื่อนำเข้าแล้ว').selectOption(as);
  await form.getByRole('button', { name: 'ดูก่อนนำเข้า' }).click();
}

const expectState = (page: Page, state: string) =>
  expect(page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible({ timeout: PATIENCE_MS });

test('a college looks at its feed, imports and follows it, undoes, asks again, pauses and removes', async ({
  page,
}) => {
  test.slow();
  site.entries.push(
    { id: '1', title: 'ข่าวแรกจากเว็บเดิม', text: '<p>เนื้อข่าวเดิม</p><script>x</script>' },
    { id: '2', title: 'ข่าวที่สองจากเว็บเดิม' },
  );
  await openAsCollege(page);
  await expect(page.getByText('ยังไม่เคยนำเข้า')).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'ไม่ใช่ที่อยู่');
  await expect(page.getByText(/^ที่อยู่ไม่ถูกต้อง/)).toBeVisible();

  await lookAt(page, `${site.origin}/`);
  await expect(page.getByRole('heading', { name: 'ตัวอย่างข่าวที่จะนำเข้า' })).toBeVisible({ timeout: PATIENCE_MS });
  await expect(page.getByRole('listitem').filter({ hasText: 'ข่าวแรกจากเว็บเดิม' })).toContainText('จะเผยแพร่');
  await expect(page.getByText('สคริปต์ · 1 ข่าว')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('ดึงข่าวใหม่จากฟีดนี้').selectOption('6');
  await page.getByRole('button', { name: 'นำเข้า', exact: true }).click();
  await expectState(page, 'เสร็จ');
  const link = page.getByRole('link', { name: 'ข่าวแรกจากเว็บเดิม' });
  const id = (await link.getAttribute('href'))?.split('/').at(-1);
  const run = page.url();

  await page.goto(`/readnews/news/?news_id=${id}`);
  await expect(page.getByRole('link', { name: 'ที่มา: 127.0.0.1' })).toHaveAttribute('href', `${site.origin}/1`);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${site.origin}/1`);

  await page.goto(run);
  await page.getByText('ย้อนการนำเข้าครั้งนี้').first().click();
  await page.getByRole('button', { name: 'ย้อนการนำเข้าครั้งนี้' }).click();
  await expectState(page, 'ย้อนแล้ว');

  await page.goto(SCREEN);
  const feed = page.getByRole('table', { name: 'ฟีดที่ติดตาม' }).getByRole('row').filter({ hasText: site.origin });
  await expect(feed).toContainText('ทุก 6 ชั่วโมง');
  site.entries.push({ id: '3', title: 'ข่าวที่สามจากเว็บเดิม' });
  await feed.getByRole('button', { name: /^ดึงตอนนี้/ }).click();
  await expectState(page, 'เสร็จ');
  await expect(page.getByText('เขียน 3')).toBeVisible();

  await page.goto(SCREEN);
  await feed.getByRole('button', { name: /^หยุดพัก/ }).click();
  await expect(feed).toContainText('หยุดพักไว้');
  await feed.getByRole('button', { name: /^ติดตามต่อ/ }).click();
  await expect(feed).toContainText('ติดตามอยู่');
  await feed.getByRole('button', { name: /^นำออก/ }).click();
  await expect(page.getByText('ยังไม่ได้ติดตามฟีดใด')).toBeVisible();
});

const wordpressFile = (title: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>วิทยาลัย</title><link>https://college.test</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://college.test</wp:base_site_url><wp:base_blog_url>https://college.test</wp:base_blog_url>
<item><title>${title}</title><link>https://college.test/?p=7</link><guid>https://college.test/?p=7</guid>
<content:encoded><![CDATA[เนื้อข่าว]]></content:encoded><wp:post_id>7</wp:post_id>
<wp:post_date>2024-05-06 14:08:09</wp:post_date><wp:post_date_gmt>2024-05-06 07:08:09</wp:post_date_gmt>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>`;

test('a WordPress file becomes drafts; another file is refused in words; another office sees nothing of it', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.allow(/status of (?:400|404|422)/);
  await openAsCollege(page);
  const form = card(page, 'จากไฟล์ของ WordPress');
  await form.getByRole('button', { name: 'ดูก่อนนำเข้า' }).click();
  await expect(form.getByText('กรุณาเลือกไฟล์ .xml ที่ส่งออกจาก WordPress')).toBeVisible();
  const send = async (text: string) => {
    await form.getByLabel('ไฟล์ส่งออก (.xml)').setInputFiles({
      ...{ name: 'export.xml', mimeType: 'text/xml' },
      buffer: Buffer.from(text),
    });
    await form.getByRole('button', { name: 'ดูก่อนนำเข้า' }).click();
  };
  await send('<html>ไม่ใช่ไฟล์ของ WordPress</html>');
  await expect(form.getByRole('alert')).toBeVisible();
  await send(wordpressFile('ข่าวจาก WordPress'));
  await expect(page.getByRole('heading', { name: 'ตัวอย่างข่าวที่จะนำเข้า' })).toBeVisible({ timeout: PATIENCE_MS });
  await expect(page.getByRole('listitem').filter({ hasText: 'ข่าวจาก WordPress' })).toContainText('จะเป็นฉบับร่าง');
  await page.getByRole('button', { name: 'นำเข้า', exact: true }).click();
  await expectState(page, 'เสร็จ');
  await page.getByRole('link', { name: 'ข่าวจาก WordPress' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ข่าวจาก WordPress');
  await expect(page.getByText('ฉบับร่าง').first()).toBeVisible();

  await page.goto(SCREEN);
  await page.getByRole('table', { name: 'การนำเข้าที่ผ่านมา' }).getByRole('link').first().click();
  const { search } = new URL(page.url());
  await openAsCollege(page);
  await page.goto(`${SCREEN}${search}`);
  await expect(page.getByText('ไม่พบการนำเข้านี้')).toBeVisible();
});
