import { randomBytes, randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { expectAccessible } from '../support/accessibility';
import { openReader } from '../support/consent';
import { type SignedInRole, signInAs } from '../support/sign-in';
import { tabTo } from '../support/tab-to';
import { expect, test } from '../support/test';

const LIST = { college: '/colleges/college_news', usercollege: '/users/users_news' } as const;

const state = (page: Page) => page.locator('[data-save-state]').first();
const headline = (page: Page) => page.locator('textarea[name=topic]');
/** The rich text editor; without script, or before it has loaded, it is a plain field. */
const words = (page: Page) => page.locator('[contenteditable=true][role=textbox]');
const category = (page: Page) => page.locator('select[name=categoryId]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
/** Presses of Tab from one part of the editor to the next. */
const STEPS = 60;
/** A unique headline. */
const aTopic = (word: string) => `${word} ${randomBytes(4).toString('hex')}`;
const banner = (page: Page, topic: string) =>
  page.getByText('มีข้อความที่พิมพ์ไว้และยังไม่ได้บันทึกเมื่อ').filter({ hasText: topic }).locator('..');

/** Opens the editor of a new item and waits until it has loaded. */
async function openNew(page: Page, role: keyof typeof LIST): Promise<void> {
  await signInAs(page.request, role);
  await page.goto(`${LIST[role]}/new`);
  await expect(words(page)).toBeVisible();
}

async function write(page: Page, topic: string, text: string): Promise<void> {
  await category(page).selectOption({ index: 1 });
  await headline(page).fill(topic);
  await words(page).click();
  await page.keyboard.type(text);
}

/** A page in another browser, signed in. */
async function anotherPage(browser: Browser, role: SignedInRole, address: string): Promise<Page> {
  const page = await (await openReader(browser)).newPage();
  await signInAs(page.request, role);
  await page.goto(address);
  await expect(words(page)).toBeVisible();
  return page;
}

const answered = z.object({ status: z.literal(true), data: z.object({ id: z.number(), version: z.number() }) });

/** Calls one of the newsroom's write endpoints, as its pages do. */
async function post(page: Page, name: string, data: object, baseURL = '') {
  const answer = await page.request.post(`/api/v1/newsroom/${name}`, { data, headers: { Origin: baseURL } });
  return answered.parse(await answer.json()).data;
}

async function readContent(page: Page, topic: string): Promise<object> {
  const categoryId = await category(page).locator('option').nth(1).getAttribute('value');
  const rest: object = JSON.parse(await page.locator('input[name=content]').inputValue());
  return { ...rest, categoryId, topic, detail: '<p>เนื้อข่าวเดิม</p>' };
}

test('the first words make a draft, which stands in the list and opens in the editor on another computer', async ({
  page,
  browser,
}) => {
  const topic = aTopic('ไฟดับก่อนบันทึก');
  await openNew(page, 'college');
  await expect(headline(page)).toBeFocused();
  await page.keyboard.type(topic);
  await page.keyboard.press('Enter');
  await expect(words(page)).toBeFocused();
  await page.keyboard.type('ข้อความที่ยังไม่ได้บันทึก');
  await expect(state(page)).toContainText(/^บันทึกร่างแล้ว \d\d\.\d\d/);
  await expect(page).toHaveURL(/college_news\/\d+\?edit=1$/);
  await page.close({ runBeforeUnload: false });

  const next = await (await openReader(browser)).newPage();
  await signInAs(next.request, 'college');
  await next.goto(`${LIST.college}?status=draft`);
  await expect(next.getByRole('row').filter({ hasText: topic })).toContainText('ยังไม่เลือกหมวดหมู่');
  await next.getByRole('link', { name: topic }).first().click();
  await expect(headline(next)).toHaveValue(topic);
  await expect(words(next)).toContainText('ข้อความที่ยังไม่ได้บันทึก');
  await expect(banner(next, topic)).toHaveCount(0);
  await category(next).selectOption({ index: 1 });
  await next.keyboard.press('Control+s');
  await expect(state(next)).toContainText('บันทึกแล้ว');
  await next.goto('/colleges');
  await next.getByRole('region', { name: /ร่าง/ }).getByRole('link', { name: topic }).click();
  await expect(headline(next)).toHaveValue(topic);
  await next.context().close();
});

test('words typed while the portal was away are gone on with in the same browser', async ({ page, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const topic = aTopic('พิมพ์ขณะออฟไลน์');
  await openNew(page, 'college');
  await headline(page).fill(topic);
  await expect(state(page)).toContainText('บันทึกร่างแล้ว');
  await page.route('**/api/v1/newsroom/autosave', (route) => route.abort());
  await words(page).click();
  await page.keyboard.type('พิมพ์ตอนไม่มีสัญญาณ');
  await expect(state(page)).toContainText('ออฟไลน์');
  await page.unroute('**/api/v1/newsroom/autosave');
  await page.goto(page.url());
  await expect(words(page)).toContainText('พิมพ์ตอนไม่มีสัญญาณ');
  await expect(banner(page, topic)).toHaveCount(0);
  await expect(state(page)).toContainText('บันทึกร่างแล้ว');
});

test('pressing twice and sending one save twice create one item', async ({ page, baseURL }) => {
  const topic = aTopic('กดบันทึกสองครั้ง');
  await openNew(page, 'college');
  await write(page, topic, 'เนื้อข่าว');
  const saves: string[] = [];
  page.on('request', (request) => request.url().endsWith('/save') && saves.push(request.postData() ?? ''));
  await button(page, 'บันทึก').dblclick();
  await expect(state(page)).toContainText('บันทึกแล้ว');
  const id = Number(/\/(\d+)\?edit=1$/.exec(page.url())?.[1]);
  expect(id).toBeGreaterThan(0);
  const again = z.object({ key: z.uuid() }).parse(JSON.parse(saves[0] ?? ''));
  const content = await readContent(page, topic);
  expect((await post(page, 'save', { key: again.key, content }, baseURL)).id).toBe(id);
  const key = randomUUID();
  const both = await Promise.all([0, 1].map(() => post(page, 'save', { key, content }, baseURL)));
  expect(both[0]?.id).toBe(both[1]?.id);
});

test('two people editing one item lose nothing', async ({ page, browser, baseURL, problems }) => {
  problems.allow(/409/);
  test.slow();
  const topic = aTopic('แก้ไขพร้อมกัน');
  await openNew(page, 'college');
  const key = randomUUID();
  const { id, version } = await post(page, 'save', { key, content: await readContent(page, topic) }, baseURL);
  await post(page, 'move', { id, version, event: 'submit' }, baseURL);
  await page.goto(`${LIST.college}/${id}?edit=1`);
  await expect(words(page)).toContainText('เนื้อข่าวเดิม');
  const editor = await anotherPage(browser, 'newseditors', `/newseditor/college_news/${id}?edit=1`);
  await headline(editor).fill(`${topic} โดยบรรณาธิการ`);
  await expect(state(editor)).toContainText('ข่าวเดิมยังไม่เปลี่ยน');

  await words(page).click();
  await page.keyboard.type('ย่อหน้าของวิทยาลัย ');
  await expect(page.getByText('กำลังแก้ไขโดย')).toBeVisible();
  await button(editor, 'บันทึก').click();
  await expect(state(editor)).toContainText('บันทึกแล้ว');
  await button(page, 'บันทึก').click();
  const dialog = page.getByRole('dialog', { name: 'มีผู้อื่นบันทึกข่าวนี้แล้ว' });
  await expect(dialog).toContainText('โดยบรรณาธิการ');
  await expect(dialog).toContainText('ย่อหน้าของวิทยาลัย');
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(words(page)).toContainText('ย่อหน้าของวิทยาลัย');
  await page.getByRole('button', { name: /เปรียบเทียบและเลือก/ }).click();
  await dialog.getByRole('button', { name: 'บันทึกตามที่เลือก' }).click();
  await expect(state(page)).toContainText('บันทึกแล้ว');
  await expect(headline(page)).toHaveValue(`${topic} โดยบรรณาธิการ`);
  await page.reload();
  await expect(headline(page)).toHaveValue(`${topic} โดยบรรณาธิการ`);
  await expect(words(page)).toContainText('ย่อหน้าของวิทยาลัย');
  await editor.context().close();
});

/** Types at the end of a paragraph of the text. */
async function typeAtEnd(page: Page, paragraph: number, text: string): Promise<void> {
  await words(page).locator('p').nth(paragraph).click();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

test('what two people write at once is merged by paragraph and word, and both sides of a sentence stay', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/409/);
  test.slow();
  const topic = aTopic('แก้ประโยคเดียวกัน');
  await openNew(page, 'college');
  const detail = '<p>วิทยาลัยเปิดรับสมัคร</p><p>รับที่อาคารหนึ่ง</p><p>โทรสอบถามได้</p>';
  const content = { ...(await readContent(page, topic)), detail };
  const { id, version } = await post(page, 'save', { key: randomUUID(), content }, baseURL);
  await post(page, 'move', { id, version, event: 'submit' }, baseURL);
  await page.goto(`${LIST.college}/${id}?edit=1`);
  await expect(words(page)).toContainText('วิทยาลัยเปิดรับสมัคร');
  const editor = await anotherPage(browser, 'newseditors', `/newseditor/college_news/${id}?edit=1`);
  await typeAtEnd(editor, 0, ' ภายในเดือนมีนาคม');
  await typeAtEnd(editor, 2, ' ในวันทำการ');
  await button(editor, 'บันทึก').click();
  await expect(state(editor)).toContainText('บันทึกแล้ว');

  await typeAtEnd(page, 0, ' นักเรียนรุ่นใหม่');
  await typeAtEnd(page, 1, ' ชั้นสอง');
  await button(page, 'บันทึก').click();
  const dialog = page.getByRole('dialog', { name: 'มีผู้อื่นบันทึกข่าวนี้แล้ว' });
  await expect(dialog.getByRole('listitem')).toHaveText([/^ของฉัน แก้ไขเมื่อ .*\d/, /^ของ .+ บันทึกเมื่อ .*\d/]);
  const place = dialog.getByRole('group', { name: 'จุดที่แก้ต่างกัน' });
  await expect(place).toHaveCount(1);
  await expect(place.getByRole('radio', { name: /เก็บทั้งสอง/ })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'บันทึกตามที่เลือก' }).click();
  await expect(state(page)).toContainText('บันทึกแล้ว');
  const merged = ['วิทยาลัยเปิดรับสมัคร นักเรียนรุ่นใหม่ ภายในเดือนมีนาคม', 'รับที่อาคารหนึ่ง ชั้นสอง', 'โทรสอบถามได้ ในวันทำการ'];
  await expect(words(page).locator('p')).toHaveText(merged);
  await editor.reload();
  await expect(words(editor).locator('p')).toHaveText(merged);
  await editor.context().close();
});

test('the checklist blocks incomplete items, and a cover takes a description and a focal point', async ({ page }) => {
  test.slow();
  await openNew(page, 'college');
  await button(page, 'อนุมัติและเผยแพร่').click();
  await expect(headline(page)).toBeFocused();
  await write(page, aTopic('ข่าวพร้อมภาพปก'), 'โทร 081-234-5678');
  await expect(page.getByRole('region', { name: 'รายการตรวจ' })).toContainText('081-234-5678');
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a1f2b' } })
    .png()
    .toBuffer();
  const cover = page.getByRole('region', { name: 'ภาพปก' });
  await cover.locator('input[type=file]').setInputFiles({ name: 'ปก.png', mimeType: 'image/png', buffer: picture });
  await expect(cover.getByRole('button', { name: /จุดสำคัญของภาพ 50% × 50%/ })).toBeVisible();
  await cover.getByRole('button', { name: /จุดสำคัญของภาพ/ }).press('Shift+ArrowRight');
  await expect(cover.getByRole('button', { name: /จุดสำคัญของภาพ 60% × 50%/ })).toBeVisible();
  await button(page, 'อนุมัติและเผยแพร่').click();
  await expect(cover.locator('[name=coverAlt]')).toBeFocused();
  await page.keyboard.type('ป้ายวิทยาลัย');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await button(page, 'อนุมัติและเผยแพร่').click();
  const asked = page.getByRole('alertdialog', { name: 'ยืนยันส่งต่อ' });
  await expect(asked).toContainText('081-234-5678');
  await asked.getByRole('button', { name: 'ยืนยันส่งต่อ' }).click();
  await page.waitForURL(/college_news\/\d+$/);
});

test('an item is written and sent for approval by keyboard alone', async ({ page }) => {
  const topic = aTopic('เขียนด้วยแป้นพิมพ์');
  await openNew(page, 'usercollege');
  await headline(page).focus();
  await page.keyboard.type(topic);
  await tabTo(page, category(page), STEPS);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, words(page), STEPS);
  await page.keyboard.type('เนื้อข่าวจากแป้นพิมพ์');
  await page.keyboard.press('Control+s');
  await expect(state(page)).toContainText('บันทึกแล้ว');
  await expect(words(page)).toBeFocused();
  await tabTo(page, button(page, 'ส่งขออนุมัติ'), STEPS);
  await page.keyboard.press('Enter');
  const asked = page.getByRole('alertdialog', { name: 'ยืนยันส่งต่อ' });
  await expect(asked).toContainText('ยังไม่มีภาพปก');
  await tabTo(page, asked.getByRole('button', { name: 'ยืนยันส่งต่อ' }), STEPS);
  await page.keyboard.press('Enter');
  await page.waitForURL(/users_news\/\d+$/);
  await expect(page.getByRole('main')).toContainText('รออนุมัติ');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an item is written by a plain form', async ({ page }) => {
    const topic = aTopic('เขียนโดยไม่มีสคริปต์');
    await signInAs(page.request, 'college');
    await page.goto(`${LIST.college}/new`);
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await expect(headline(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(headline(page)).toHaveAccessibleDescription(/กรุณากรอกหัวข้อข่าว/);
    await expect(category(page)).toHaveAccessibleDescription(/กรุณาเลือกหมวดหมู่/);
    await category(page).selectOption({ index: 1 });
    await headline(page).fill(topic);
    await page.locator('textarea[name=detail]').fill('<p>เนื้อข่าว<script>alert(1)</script></p>');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await expect(page).toHaveURL(/college_news\/\d+\?edit=1$/);
    await expect(headline(page)).toHaveValue(topic);
    await expect(page.locator('textarea[name=detail]')).toHaveValue('<p>เนื้อข่าว</p>');
  });
});

test('a long video link does not make the editor wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openNew(page, 'college');
  const link = `https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=${'PL0123456789'.repeat(8)}`;
  await page.getByLabel('ลิงก์วิดีโอ', { exact: true }).fill(link);
  await page.getByLabel('ลิงก์วิดีโอ', { exact: true }).press('Enter');
  await expect(page.getByText(link)).toBeVisible();
  const remove = page.getByRole('button', { name: /^นำออก https:/ });
  const box = await remove.first().boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
