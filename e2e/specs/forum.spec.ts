import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openReader } from '../support/consent';
import { leaveAccount } from '../support/leave-account';
import { aPicture } from '../support/media';
import { type SignedInRole, signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(120_000);

const ROOM = 'งานข่าวและประชาสัมพันธ์';
const aWord = (word: string) => `${word} ${randomBytes(4).toString('hex')}`;

async function enter(page: Page, role: SignedInRole, address: string): Promise<void> {
  await leaveAccount(page);
  await signInAs(page.request, role);
  await page.goto(address);
}

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const body = (page: Page) => page.getByRole('textbox', { name: 'ข้อความ', exact: true });
const post = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test('a college asks with a picture, its province answers with name and quote, which solves it and is hidden', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  // The read mark of a page may arrive after its browser has switched accounts.
  problems.allow(/status of 403 .*\/forum\/read/);
  const [title, question, answer] = [aWord('ถามเรื่องภาพปก'), aWord('ภาพนี้ควรตัดอย่างไร'), aWord('ตัดแนวนอน')];

  await enter(page, 'college', '/colleges/forum');
  await page.getByRole('link', { name: 'ตั้งหัวข้อ' }).first().click();
  await page.getByRole('button', { name: 'ตั้งหัวข้อ' }).click();
  await expect(page.getByLabel('ห้อง', { exact: true })).toBeFocused();
  await expect(page.getByText('กรุณาพิมพ์ข้อความ')).toBeVisible();
  await page.getByLabel('ห้อง', { exact: true }).selectOption({ label: ROOM });
  await page.getByLabel('หัวข้อ', { exact: true }).fill(title);
  await body(page).fill(`${question}\nhttps://example.org/cover <b>x</b>`);
  await page.getByRole('button', { name: /ภาพประกอบ|เพิ่มภาพ/ }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('tab', { name: 'อัปโหลดใหม่' }).click();
  await picker.locator('input[type=file]').setInputFiles([await aPicture(aWord('ภาพปก'))]);
  await picker.getByRole('button', { name: 'ใช้ไฟล์ที่เลือก' }).click();
  await page.getByRole('textbox', { name: 'คำอธิบายภาพ 1' }).fill('นักเรียนหน้าเสาธง');
  await page.getByRole('button', { name: 'ตั้งหัวข้อ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const topic = new URL(page.url()).pathname;
  const first = post(page, question);
  await expect(first.getByRole('link', { name: 'https://example.org/cover' })).toHaveAttribute('rel', /nofollow/);
  await expect(first).toContainText('<b>x</b>');
  await expect(first.getByRole('link', { name: /นักเรียนหน้าเสาธง/ })).toBeVisible();
  const college = await first.locator('header').locator('span').first().innerText();

  await enter(page, 'VecProvince', `/provincealcentral/forum?search=${encodeURIComponent(question)}`);
  await row(page, title).getByRole('link', { name: title }).click();
  const file = (await page.getByRole('link', { name: /นักเรียนหน้าเสาธง/ }).getAttribute('href')) ?? '';
  expect((await page.request.get(file)).status()).toBe(200);
  await post(page, question)
    .getByRole('link', { name: /^อ้างถึง/ })
    .click();
  await expect(page.getByText(`อ้างถึงข้อความของ ${college}`)).toBeVisible();
  await body(page).click();
  await page.keyboard.type(`@${college.slice(-5)}`);
  const people = page.getByRole('group', { name: 'คนในห้องนี้' });
  await people.getByRole('button', { name: new RegExp(`^${college}`) }).press('Enter');
  await expect(body(page)).toHaveValue(`@${college} `);
  await page.keyboard.type(answer);
  await page.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  const reply = post(page, answer);
  await expect(reply.locator('blockquote')).toContainText(question);
  await expect(reply.locator('strong', { hasText: college })).toBeVisible();

  await enter(page, 'college', '/colleges/forum?filter=mentioned');
  await expect(row(page, title)).toContainText('ใหม่');
  await row(page, title).getByRole('link', { name: title }).click();
  await expect(page.getByText('ข้อความใหม่ตั้งแต่ตรงนี้')).toBeVisible();
  await reply.getByRole('button', { name: /^เป็นคำตอบ/ }).click();
  await expect(reply.getByText('คำตอบที่เลือก')).toBeVisible();
  await page.goto('/colleges/forum?filter=mentioned');
  await expect(row(page, title)).toContainText('ได้คำตอบแล้ว');
  await expect(row(page, title).getByText('ใหม่', { exact: true })).toHaveCount(0);

  // An answer to a topic that was just closed is refused with a message, and the text stays.
  await page.goto(topic);
  const late = aWord('ขอบคุณครับ');
  await body(page).fill(late);
  const office = await openReader(browser, { baseURL });
  const desk = await office.newPage();
  await enter(desk, 'VecAdmin', topic.replace('/colleges/', '/administrator/'));
  await desk.getByRole('button', { name: 'ปิดหัวข้อ' }).click();
  await expect(said(desk, 'ปิดหัวข้อแล้ว')).toBeVisible();
  await page.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'หัวข้อนี้เพิ่งถูกปิด' })).toBeVisible();
  await expect(body(page)).toHaveValue(late);

  await page.reload();
  await reply.getByRole('link', { name: /^รายงาน/ }).click();
  await page.getByRole('dialog').getByLabel('เหตุผล').fill('ข้อมูลไม่ถูกต้อง');
  await page.getByRole('dialog').getByRole('button', { name: 'ส่งรายงาน' }).click();
  await expect(said(page, 'ส่งรายงานถึงผู้ดูแลระบบแล้ว')).toBeVisible();

  await desk.goto('/administrator/forum?filter=reported');
  const reported = desk.getByRole('listitem').filter({ hasText: answer });
  await expect(reported).toContainText('ข้อมูลไม่ถูกต้อง');
  await reported.getByText('ซ่อนข้อความนี้').click();
  await reported.getByLabel('เหตุผล').fill('ขนาดภาพไม่ถูกต้อง');
  await reported.getByRole('button', { name: 'ซ่อน', exact: true }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: answer })).toHaveCount(0);
  await office.close();

  await page.goto(topic);
  await expect(page.getByText('ผู้ดูแลซ่อนข้อความนี้: ขนาดภาพไม่ถูกต้อง')).toBeVisible();
  await expect(page.getByText(answer)).toHaveCount(0);
});

test('an administrator creates a room for colleges, which a province never sees; a topic becomes a news draft', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404/);
  const [room, title] = [aWord('ห้องสถานศึกษา'), aWord('ประกวดสื่อสร้างสรรค์')];
  await enter(page, 'VecAdmin', '/administrator/forum?view=rooms');
  await page.getByRole('link', { name: 'เพิ่มห้อง' }).click();
  await page.getByLabel('ชื่อห้อง').fill(room);
  await page.getByLabel('ผู้ที่เข้าห้องได้').selectOption({ label: 'สถานศึกษา' });
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByRole('link', { name: room, exact: true })).toBeVisible();

  await enter(page, 'usercollege', '/users/forum');
  await page.getByRole('link', { name: room }).click();
  await page.getByRole('link', { name: 'ตั้งหัวข้อ' }).first().click();
  await page.getByLabel('หัวข้อ', { exact: true }).fill(title);
  await body(page).fill('ส่งผลงานภายในเดือนนี้');
  await page.getByRole('button', { name: 'ตั้งหัวข้อ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const topic = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'สร้างร่างข่าวจากหัวข้อนี้' }).click();
  await page.getByRole('button', { name: 'สร้างร่าง', exact: true }).click();
  await expect(page.locator('textarea[name=topic]')).toHaveValue(title);

  await enter(page, 'VecProvince', '/provincealcentral/forum');
  await expect(page.getByRole('link', { name: room })).toHaveCount(0);
  const answer = await page.goto(topic.replace('/users/', '/provincealcentral/'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(title)).toHaveCount(0);
});
