import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { CATEGORY } from '../routes';
import { expectAccessible } from '../support/accessibility';
import { takeScreenshot } from '../support/screenshot';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const USER = '/users/users_news';
const COLLEGE = '/colleges/college_news';
const PROVINCE = '/provincealcentral/procentral_Mnews';
const saved = z.object({ status: z.literal(true), data: z.object({ id: z.number(), version: z.number() }) });

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const readHref = (id: number) => `/readnews/news/?news_id=${id}`;

/** Content written by a college user. */
const someContent = (topic: string, detail = '<p>วิทยาลัยเปิดรับสมัครนักเรียน</p>') => ({
  ...{ section: 'news', categoryId: CATEGORY, topic, detail, coverId: null, coverAlt: '', coverFocusX: 0.5 },
  ...{ coverFocusY: 0.5, pictures: [], attachments: [], videoLinks: [], publishAt: null, unpublishAt: null },
  pinned: false,
});

async function call(page: Page, origin: string | undefined, name: string, data: object) {
  const answer = await page.request.post(`/api/v1/newsroom/${name}`, { data, headers: { Origin: origin ?? '' } });
  return saved.parse(await answer.json()).data;
}

const save = (page: Page, origin: string | undefined, content: object, more: object = {}) =>
  call(page, origin, 'save', { key: randomUUID(), content, ...more });

/** An item of the demo college user, published by its college. */
async function aPublished(page: Page, origin: string | undefined, topic: string) {
  await signInAs(page.request, 'usercollege');
  const { id, version } = await save(page, origin, someContent(topic));
  const sent = await call(page, origin, 'move', { id, version, event: 'submit' });
  await signInAs(page.request, 'college');
  return call(page, origin, 'move', { id, version: sent.version, event: 'publish' });
}

test('an item is submitted, returned, submitted again, approved, deleted and then restored', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signInAs(page.request, 'usercollege');
  const { id } = await save(page, baseURL, someContent('ข่าวที่เดินทางตามขั้นตอน'));
  await page.goto(`${USER}/${id}`);
  await press(page, 'ส่งขออนุมัติ');
  await expect(said(page, 'ส่งขออนุมัติแล้ว')).toBeVisible();

  await signInAs(page.request, 'college');
  await page.goto(`${COLLEGE}/${id}`);
  await page.getByRole('link', { name: 'ส่งกลับแก้ไข' }).click();
  const dialog = page.getByRole('dialog', { name: 'ส่งกลับให้ผู้เขียนแก้ไข' });
  await dialog.getByRole('button', { name: 'ส่งกลับแก้ไข' }).click();
  await expect(dialog.getByText('กรุณาเลือกเหตุผลที่ส่งกลับ')).toBeVisible();
  await expect(dialog.getByLabel('เหตุผลที่ส่งกลับ')).toBeFocused();
  await dialog.getByLabel('เหตุผลที่ส่งกลับ').selectOption('facts');
  await dialog.getByLabel('ความเห็นถึงผู้เขียน').fill('ขอวันที่สมัครที่ถูกต้อง');
  await dialog.getByRole('button', { name: 'ส่งกลับแก้ไข' }).click();
  await expect(said(page, 'ส่งกลับให้ผู้เขียนแก้ไขแล้ว')).toBeVisible();
  await expect(dialog).toBeHidden();

  await signInAs(page.request, 'usercollege');
  await page.goto(`${USER}/${id}`);
  await expect(page.getByText('ขอวันที่สมัครที่ถูกต้อง').first()).toBeVisible();
  await press(page, 'ส่งขออนุมัติ');
  await expect(page.getByRole('button', { name: 'ดึงกลับมาแก้ไข' })).toBeVisible();

  await signInAs(page.request, 'college');
  await page.goto(`${COLLEGE}/${id}`);
  await press(page, 'อนุมัติและเผยแพร่');
  await expect(said(page, 'อนุมัติและเผยแพร่แล้ว')).toBeVisible();
  await page.getByRole('link', { name: 'ย้ายไปถังขยะ' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ย้ายไปถังขยะ' }).click();
  await expect(page.getByText('ข่าวนี้อยู่ในถังขยะ')).toBeVisible();
  expect((await page.request.get(readHref(id))).status()).toBe(404);
  await press(page, 'เลิกทำ');
  await expect(said(page, 'กู้คืนจากถังขยะแล้ว')).toBeVisible();
  await expect(page.getByText('ข่าวนี้อยู่ในถังขยะ')).toBeHidden();
  expect((await page.request.get(readHref(id))).status()).toBe(200);
  const steps = page.getByRole('region', { name: 'ประวัติ' }).getByRole('listitem');
  await expect(steps).toHaveCount(6);
});

test('a province raises an item’s level, withdraws it with a page that says so, and shows it again', async ({
  page,
  baseURL,
  problems,
}) => {
  test.slow();
  problems.allow(/410/);
  const { id } = await aPublished(page, baseURL, 'ข่าวที่จังหวัดดูแล');
  await signInAs(page.request, 'VecProvince');
  await page.goto(`${PROVINCE}/${id}`);
  const ladder = page.getByRole('region', { name: 'ระดับการเผยแพร่' });
  const current = ladder.locator('[aria-current=step]');
  await expect(current).toContainText('หน่วยงาน');
  await press(page, 'ยกขึ้นระดับจังหวัด/สถาบัน');
  await expect(said(page, 'เปลี่ยนระดับการเผยแพร่แล้ว')).toBeVisible();
  await expect(current).toContainText('จังหวัด/สถาบัน');
  const road = page.getByRole('region', { name: 'เส้นทางของข่าว' });
  await expect(road.locator('[aria-current=step]')).toHaveText('ส่วนกลาง');
  await expectAccessible(page);

  // Lowering asks first, by a button that is not red, and the answer can be undone.
  const lower = ladder.getByRole('button', { name: 'ลดลงเป็นระดับหน่วยงาน' });
  await lower.click();
  const question = page.getByRole('alertdialog', { name: 'ลดระดับข่าวนี้' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'ยกเลิก' }).click();
  await expect(current).toContainText('จังหวัด/สถาบัน');
  await lower.click();
  await question.getByRole('button', { name: 'ลดลงเป็นระดับหน่วยงาน' }).click();
  await expect(current).toContainText('ระดับปัจจุบัน');
  await expect(current).toContainText('อยู่ในรายการข่าวและหน้าของหน่วยงาน');
  await press(page, 'เลิกทำ');
  await expect(current).toContainText('จังหวัด/สถาบัน');
  await page.getByRole('link', { name: 'ถอนการเผยแพร่' }).click();
  const dialog = page.getByRole('dialog', { name: 'ถอนการเผยแพร่ข่าวนี้' });
  await dialog.getByLabel('หน้าแจ้งว่าถอนข่าวนี้แล้ว').check();
  await dialog.getByRole('button', { name: 'ถอนการเผยแพร่' }).click();
  await expect(dialog.getByText('กรุณาเขียนคำชี้แจงที่จะแสดงต่อผู้อ่าน')).toBeVisible();
  await expect(dialog.getByLabel('หน้าแจ้งว่าถอนข่าวนี้แล้ว')).toBeChecked();
  await dialog.getByRole('textbox').fill('ยกเลิกการรับสมัคร');
  await dialog.getByRole('button', { name: 'ถอนการเผยแพร่' }).click();
  await expect(said(page, 'ถอนการเผยแพร่แล้ว')).toBeVisible();

  const answer = await page.goto(readHref(id));
  expect(answer?.status()).toBe(410);
  await expect(page.locator('h1')).toHaveText('ข่าวนี้ถูกถอนการเผยแพร่แล้ว');
  await expect(page.getByText('ยกเลิกการรับสมัคร')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await page.content()).not.toContain('ข่าวที่จังหวัดดูแล');

  await page.goto(`${PROVINCE}/${id}`);
  await press(page, 'เผยแพร่อีกครั้ง');
  await expect(said(page, 'เผยแพร่อีกครั้งแล้ว')).toBeVisible();
  expect((await page.request.get(readHref(id))).status()).toBe(200);
});

test('a revision of a public item is compared side by side and becomes the public text', async ({ page, baseURL }) => {
  const { id, version } = await aPublished(page, baseURL, 'ข่าวที่มีฉบับแก้ไข');
  await signInAs(page.request, 'usercollege');
  const content = someContent('ข่าวที่มีฉบับแก้ไข', '<p>วิทยาลัยเปิดรับสมัครนักศึกษา</p>');
  await save(page, baseURL, { ...content, publishAt: new Date().toISOString() }, { id, version });
  await page.goto(`${USER}/${id}`);
  await expect(page.getByText('ฉบับแก้ไขของคุณรออนุมัติอยู่')).toBeVisible();

  await signInAs(page.request, 'college');
  await page.goto(`${COLLEGE}/${id}`);
  const pending = page.getByRole('region', { name: 'ฉบับแก้ไขที่รออนุมัติ' });
  await expect(pending.locator('del')).toContainText(['นักเรียน']);
  await expect(pending.locator('ins').filter({ hasText: 'นักศึกษา' })).toBeVisible();
  await press(page, 'อนุมัติและเผยแพร่ฉบับแก้ไข');
  await expect(said(page, 'เผยแพร่ฉบับแก้ไขแล้ว')).toBeVisible();
  await page.goto(readHref(id));
  await expect(page.getByText('วิทยาลัยเปิดรับสมัครนักศึกษา')).toBeVisible();
});

test('a secret link opens the preview to anybody without an account, until it is revoked', async ({
  page,
  baseURL,
  browser,
}) => {
  await signInAs(page.request, 'usercollege');
  const { id } = await save(page, baseURL, someContent('ข่าวที่ยังเป็นฉบับร่าง'));
  await page.goto(`${USER}/${id}`);
  await press(page, 'สร้างลิงก์ตัวอย่าง');
  const link = await page.getByLabel('ลิงก์ตัวอย่างใหม่').inputValue();
  const stranger = await browser.newPage();
  const answer = await stranger.goto(link);
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  await expect(stranger.getByRole('region', { name: 'ตัวอย่างก่อนเผยแพร่' })).toBeVisible();
  await expect(stranger.locator('h1')).toHaveText('ข่าวที่ยังเป็นฉบับร่าง');
  expect((await stranger.goto(`/readnews/preview/?news_id=${id}`))?.status()).toBe(404);
  await press(page, 'เพิกถอน');
  await expect(said(page, 'เพิกถอนลิงก์ตัวอย่างแล้ว')).toBeVisible();
  expect((await stranger.goto(link))?.status()).toBe(404);
  await stranger.close();
});

for (const theme of ['light', 'dark'] as const) {
  test(`the page of an item is accessible and fits a phone, ${theme}`, async ({ page, baseURL }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme });
    const { id, version } = await aPublished(page, baseURL, 'ข่าวสำหรับตรวจหน้าจอ');
    const older = { ...someContent('ข่าวสำหรับตรวจหน้าจอ ฉบับสอง'), publishAt: new Date().toISOString() };
    await save(page, baseURL, older, { id, version });
    await signInAs(page.request, 'usercollege');
    const newer = { ...older, detail: '<p>วิทยาลัยเปิดรับสมัครนักศึกษาใหม่</p>' };
    await save(page, baseURL, newer, { id, version: version + 1 });
    await signInAs(page.request, 'college');
    const views = { item: '', hide: '?do=hide', compare: '?compare=1,2' };
    for (const [name, query] of Object.entries(views)) {
      await page.goto(`${COLLEGE}/${id}${query}`);
      await expectAccessible(page);
      await takeScreenshot(page, `newsroom ${name}`, theme);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    for (const query of ['', '?compare=1,2']) {
      await page.goto(`${COLLEGE}/${id}${query}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    await takeScreenshot(page, 'newsroom compare', theme);
    await page.goto(`/readnews/preview/?news_id=${id}&revision=pending`);
    await expectAccessible(page);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a lower level is confirmed by a second press', async ({ page, baseURL }) => {
    const { id, version } = await aPublished(page, baseURL, 'ข่าวที่ลดระดับโดยไม่ใช้สคริปต์');
    await signInAs(page.request, 'VecProvince');
    await call(page, baseURL, 'move', { id, version, event: 'lift', level: 2 });
    await page.goto(`${PROVINCE}/${id}`);
    const current = page.getByRole('region', { name: 'ระดับการเผยแพร่' }).locator('[aria-current=step]');
    await press(page, 'ลดลงเป็นระดับหน่วยงาน');
    await expect(page.getByText('กดปุ่มเดิมอีกครั้งเพื่อยืนยัน')).toBeVisible();
    await expect(current).toContainText('จังหวัด/สถาบัน');
    await press(page, 'ลดลงเป็นระดับหน่วยงาน');
    await expect(current).toContainText('อยู่ในรายการข่าวและหน้าของหน่วยงาน');
  });

  test('an item is returned on the page itself', async ({ page, baseURL }) => {
    await signInAs(page.request, 'usercollege');
    const { id, version } = await save(page, baseURL, someContent('ข่าวที่ส่งกลับโดยไม่ใช้สคริปต์'));
    await call(page, baseURL, 'move', { id, version, event: 'submit' });
    await signInAs(page.request, 'college');
    await page.goto(`${COLLEGE}/${id}`);
    await page.getByRole('link', { name: 'ส่งกลับแก้ไข' }).click();
    const asked = page.getByRole('region', { name: 'ส่งกลับให้ผู้เขียนแก้ไข' });
    await asked.getByLabel('เหตุผลที่ส่งกลับ').selectOption('language');
    await asked.getByLabel('ความเห็นถึงผู้เขียน').fill('แก้คำสะกด');
    await asked.getByRole('button', { name: 'ส่งกลับแก้ไข' }).click();
    await expect(page.getByText('แก้คำสะกด').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'อนุมัติและเผยแพร่' })).toBeVisible();
  });
});
