import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { CATEGORY } from '../routes';
import { openReader } from '../support/consent';
import { leaveAccount } from '../support/leave-account';
import { listNews } from '../support/legacy-calls';
import { type SignedInRole, signInAs } from '../support/sign-in';
import { tabTo } from '../support/tab-to';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

const LIST = `/news_group/?news_type=${CATEGORY}`;
/** Refresh interval of an open list or home page. */
const REFRESH_MS = 60_000;

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function enter(page: Page, role: SignedInRole, address: string): Promise<void> {
  await leaveAccount(page);
  await signInAs(page.request, role);
  await page.goto(address);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('from a college user’s draft to the home page, corrected and withdrawn, by keyboard alone', async ({
  page,
  browser,
  problems,
}) => {
  problems.allow(/status of (404|410)/);
  const topic = `วิทยาลัยเปิดบ้านวิชาชีพ ${randomBytes(4).toString('hex')}`;
  const reader = await openReader(browser);
  const [list, front] = [await reader.newPage(), await reader.newPage()];
  for (const open of [list, front]) await open.clock.install();
  await list.goto(LIST);

  // The college user writes and requests approval.
  await enter(page, 'usercollege', '/users/users_news');
  await press(page, link(page, 'เขียนข่าว'));
  const headline = page.locator('textarea[name=topic]');
  await tabTo(page, headline);
  await page.keyboard.type(topic);
  const category = page.locator('select[name=categoryId]');
  await tabTo(page, category);
  // The categories that the office uses most come first.
  const count = await category.locator('option').count();
  for (let step = 0; step < count && (await category.inputValue()) !== String(CATEGORY); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(category).toHaveValue(String(CATEGORY));
  const words = page.locator('[contenteditable=true][role=textbox]');
  await tabTo(page, words);
  await page.keyboard.type('เชิญชมผลงานของนักเรียนทุกสาขาวิชา');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-save-state]').first()).toContainText('บันทึกแล้ว');
  await press(page, button(page, 'ส่งขออนุมัติ'));
  await press(page, button(page, 'ยืนยันส่งต่อ'));
  await expect(page.getByText('รออนุมัติ').first()).toBeVisible();
  const id = Number(/\/(\d+)(?:\?|$)/.exec(page.url())?.[1]);
  const address = `/readnews/news/?news_id=${id}`;
  expect((await page.request.get(address)).status()).toBe(404);

  // Its college finds it among what waits and approves.
  await enter(page, 'college', `/colleges/college_news?status=todo&search=${encodeURIComponent(topic)}`);
  await press(page, page.getByRole('link', { name: topic }).first());
  await press(page, button(page, 'อนุมัติและเผยแพร่'));
  await expect(said(page, 'อนุมัติและเผยแพร่แล้ว')).toBeVisible();

  // An open list is updated within a minute, a new one at once.
  await list.clock.fastForward(REFRESH_MS);
  await list.getByRole('button', { name: /ข่าวใหม่ \d+ รายการ/ }).press('Enter');
  await expect(list.getByRole('link', { name: topic })).toBeVisible();
  expect(await (await page.request.get(LIST)).text()).toContain(topic);

  // The province raises its level, the editor puts it on the home page.
  await enter(page, 'VecProvince', `/provincealcentral/procentral_Mnews?search=${encodeURIComponent(topic)}`);
  await press(page, page.getByRole('link', { name: topic }).first());
  await press(page, button(page, 'ยกขึ้นระดับจังหวัด/สถาบัน'));
  await expect(said(page, 'เปลี่ยนระดับการเผยแพร่แล้ว')).toBeVisible();
  await front.goto('/');
  await enter(page, 'newseditors', `/newseditor/news/${id}`);
  await press(page, button(page, 'ยกขึ้นหน้าแรก'));
  await expect(said(page, 'เปลี่ยนระดับการเผยแพร่แล้ว')).toBeVisible();
  await page.goto('/newseditor/front_page');
  await press(page, link(page, 'ข้ามตัวอย่างหน้าแรก'));
  await press(page, page.getByRole('listitem').filter({ hasText: topic }).getByRole('button', { name: /ปักหมุด/ }));
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: topic })
      .getByRole('button', { name: /เลิกปักหมุด/ }),
  ).toBeVisible();
  await front.clock.fastForward(REFRESH_MS);
  await front.getByRole('button', { name: /หน้าแรกมีข่าวใหม่/ }).press('Enter');
  await expect(
    front.getByRole('region', { name: 'ข่าวเด่นของหน่วยงาน' }).getByRole('link', { name: topic }),
  ).toBeVisible();

  // The editor corrects it; page, list, call and search have the correction at once.
  const corrected = `${topic} (แก้ไข)`;
  await enter(page, 'newseditors', `/newseditor/news/${id}?edit=1`);
  await tabTo(page, headline);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' (แก้ไข)');
  const note = page.getByRole('textbox', { name: /หมายเหตุการแก้ไข/ });
  await tabTo(page, note);
  await page.keyboard.type('แก้ชื่องาน');
  await press(page, button(page, 'บันทึกและแสดงทันที'));
  await press(page, button(page, 'ยืนยันส่งต่อ'));
  await expect(page.locator('[data-save-state]').first()).toContainText('บันทึกแล้ว');
  await list.goto(address);
  await expect(list.getByRole('heading', { level: 1 })).toHaveText(corrected);
  await expect(list.getByText('แก้ชื่องาน')).toBeVisible();
  await list.goto(`${LIST}&search=${encodeURIComponent(corrected)}`);
  await expect(list.getByRole('link', { name: corrected })).toBeVisible();
  const called = await listNews(page.request, { search: corrected });
  expect(called.map(({ news_topic }) => news_topic)).toEqual([corrected]);

  // It is withdrawn everywhere, with a page that says so.
  await page.goto(`/newseditor/news/${id}`);
  await press(page, link(page, 'ถอนการเผยแพร่'));
  const dialog = page.getByRole('dialog', { name: 'ถอนการเผยแพร่ข่าวนี้' });
  const stub = dialog.getByLabel('หน้าแจ้งว่าถอนข่าวนี้แล้ว');
  await stub.press('Space');
  await tabTo(page, dialog.getByRole('textbox'));
  await page.keyboard.type('งานเลื่อนออกไป');
  await press(page, dialog.getByRole('button', { name: 'ถอนการเผยแพร่' }));
  await expect(said(page, 'ถอนการเผยแพร่แล้ว')).toBeVisible();
  expect((await list.goto(address))?.status()).toBe(410);
  await expect(list.getByText('งานเลื่อนออกไป')).toBeVisible();
  await list.goto(`${LIST}&search=${encodeURIComponent(topic)}`);
  await expect(list.getByText('ไม่พบข่าวที่ตรงกับคำค้น')).toBeVisible();
  expect(await listNews(page.request, { search: topic })).toEqual([]);
  expect(await (await page.request.get('/')).text()).not.toContain(topic);
  await reader.close();
});
