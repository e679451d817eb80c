import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { CATEGORY } from '../routes';
import { expectAccessible } from '../support/accessibility';
import { chooseFilter } from '../support/choose-filter';
import { takeScreenshot } from '../support/screenshot';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

test.slow();

const LIST = '/colleges/college_news';
const SEARCH = { name: 'ค้นหาหัวข้อ เนื้อข่าว ผู้เขียน หรือเลขที่' };
const saved = z.object({ data: z.object({ id: z.number(), version: z.number() }) });
const topics = (page: Page) => page.getByRole('table').getByRole('rowheader').getByRole('link');
const makeWord = () => randomBytes(4).toString('hex');

/** Drafts of the signed-in account that contain a unique word. */
async function someDrafts(
  page: Page,
  origin: string | undefined,
  word: string,
  more: readonly object[],
): Promise<z.infer<typeof saved>['data'][]> {
  const made = [];
  for (const [number, given] of more.entries()) {
    const content = {
      ...{ section: 'news', categoryId: CATEGORY, topic: `ข่าว ${word} ${number + 1}`, detail: '<p>เนื้อข่าว</p>' },
      ...{ coverId: null, coverAlt: '', coverFocusX: 0.5, coverFocusY: 0.5, pictures: [], attachments: [] },
      ...{ videoLinks: [], publishAt: null, unpublishAt: null, pinned: false, ...given },
    };
    const data = { key: randomUUID(), content };
    const answer = await page.request.post('/api/v1/newsroom/save', { data, headers: { Origin: origin ?? '' } });
    made.push(saved.parse(await answer.json()).data);
  }
  return made;
}

test('a list is filtered by its URL and by hand, and reset', async ({ page }) => {
  await signInAs(page.request, 'VecAdmin');
  await page.goto('/administrator/news?status=allow&sort=reads&per=12');
  await expect(page.getByRole('columnheader', { name: 'อ่าน' })).toHaveAttribute('aria-sort', 'descending');
  await expect(topics(page)).toHaveCount(12);
  await page.getByRole('link', { name: 'หน้าถัดไป' }).click();
  await expect(page).toHaveURL(/page=2/);
  await chooseFilter(
    page.getByRole('combobox', { name: 'หมวดหมู่', exact: true }),
    String(CATEGORY),
    new RegExp(`category=${CATEGORY}`),
  );
  expect(new URL(page.url()).searchParams.has('page')).toBe(false);
  await expect(page).toHaveURL(/status=allow/);
  await page.getByRole('searchbox', SEARCH).fill('qxzqxz');
  await page.keyboard.press('Enter');
  await expect(page.getByText('ไม่พบข่าวที่ตรงกับเงื่อนไข')).toBeVisible();
  await page.getByRole('link', { name: 'ล้างตัวกรอง' }).click();
  await expect(topics(page)).toHaveCount(12);
  await page.goBack();
  await expect(page.getByRole('searchbox', SEARCH)).toHaveValue('qxzqxz');
});

test('nine rows of 56 px, each with its picture, are in the first screen of an office’s laptop', async ({ page }) => {
  await signInAs(page.request, 'VecAdmin');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/administrator/news');
  const rows = page.locator('tbody tr');
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()));
  await takeScreenshot(page, 'news list of all', 'light');
  expect([...new Set(boxes.map(({ height }) => height))]).toEqual([56]);
  expect(boxes.filter(({ bottom }) => bottom <= 768).length).toBeGreaterThanOrEqual(9);
  expect(await rows.locator('[data-picture]').count()).toBe(boxes.length);
  const line = await page
    .locator('search form > *:visible')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
  expect(Math.max(...line) - Math.min(...line)).toBeLessThan(8);
});

test('what waits longest comes first, the order is named, and another can be chosen', async ({ page, baseURL }) => {
  const word = makeWord();
  await signInAs(page.request, 'usercollege');
  const drafts = await someDrafts(page, baseURL, word, [{}, {}]);
  for (const draft of drafts.toReversed()) {
    const data = { ...draft, event: 'submit' };
    const answer = await page.request.post('/api/v1/newsroom/move', { data, headers: { Origin: baseURL ?? '' } });
    expect(answer.status()).toBe(200);
  }
  await signInAs(page.request, 'college');
  await page.goto(`${LIST}?status=wait&search=${word}`);
  await expect(topics(page)).toHaveText([`ข่าว ${word} 2`, `ข่าว ${word} 1`]);
  await expect(page.getByRole('row', { name: `ข่าว ${word} 1` })).toContainText('รอมาแล้ว ไม่ถึง 1 ชั่วโมง');
  await page.locator('summary[aria-label="เรียงตาม รอนานที่สุดก่อน"]').click();
  await page.getByRole('link', { name: 'รอน้อยที่สุดก่อน' }).click();
  await expect(page.locator('summary[aria-label="เรียงตาม รอน้อยที่สุดก่อน"]')).toBeVisible();
  await expect(topics(page)).toHaveText([`ข่าว ${word} 1`, `ข่าว ${word} 2`]);
  await page.getByRole('link', { name: /^ทั้งหมด/ }).click();
  await expect(page.locator('summary[aria-label="เรียงตาม แก้ไขล่าสุดก่อน"]')).toBeVisible();
});

test('an item is found by its number and by a word of its text', async ({ page, baseURL }) => {
  const [word, inside] = [makeWord(), makeWord()];
  await signInAs(page.request, 'college');
  const [first] = await someDrafts(page, baseURL, word, [{ detail: `<p>เนื้อข่าว ${inside}</p>` }, {}]);
  for (const search of [inside, `#${first?.id}`]) {
    await page.goto(LIST);
    await page.getByRole('searchbox', SEARCH).fill(search);
    await page.keyboard.press('Enter');
    await expect(topics(page)).toHaveText([`ข่าว ${word} 1`]);
  }
});

test('the menu of a row has the steps of its item, which are taken in the list', async ({ page, baseURL }) => {
  const word = makeWord();
  await signInAs(page.request, 'college');
  await someDrafts(page, baseURL, word, [{}, { detail: '' }]);
  await page.goto(`${LIST}?search=${word}`);
  const open = (number: number) => page.locator(`summary[aria-label="จัดการ ข่าว ${word} ${number}"]`).click();
  const row = (number: number) => page.getByRole('row', { name: `ข่าว ${word} ${number}` });
  await open(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'อนุมัติและเผยแพร่' }).click();
  await expect(page.getByText('อนุมัติและเผยแพร่แล้ว')).toBeVisible();
  await expect(row(1)).toContainText('เผยแพร่แล้ว');
  await open(1);
  await expect(page.getByRole('button', { name: 'อนุมัติและเผยแพร่' })).toBeHidden();
  await page.getByRole('link', { name: 'ถอนการเผยแพร่' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ถอนการเผยแพร่' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(1)).toContainText('ถอนการเผยแพร่');

  await open(2);
  await page.getByRole('button', { name: 'อนุมัติและเผยแพร่' }).click();
  await expect(page.getByText('กรุณาเขียนเนื้อข่าว')).toBeVisible();
  await page.getByRole('link', { name: 'แก้ไขข่าว' }).click();
  await expect(page).toHaveURL(/\?edit=1&check=1$/);
});

test('several items are approved at once, and each reports its result', async ({ page, baseURL }) => {
  const word = makeWord();
  await signInAs(page.request, 'college');
  await someDrafts(page, baseURL, word, [{}, { detail: '' }, {}]);
  await page.goto(`${LIST}?search=${word}`);
  await page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }).check();
  await expect(page.getByRole('group', { name: 'จัดการข่าวที่เลือก' })).toContainText('เลือก 3 รายการ');
  await page.getByRole('button', { name: 'อนุมัติ', exact: true }).click();
  const list = page.getByRole('alertdialog', { name: 'อนุมัติและเผยแพร่ข่าวเหล่านี้หรือไม่' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('button', { name: 'อนุมัติ', exact: true }).click();
  const results = page.getByRole('region', { name: 'ผลของแต่ละรายการ' });
  await expect(results).toContainText('อนุมัติแล้ว 2 จาก 3 รายการ');
  await expect(results.getByRole('listitem').filter({ hasText: `ข่าว ${word} 2` })).toContainText('ไม่สำเร็จ');
  await page.goto(`${LIST}?search=${word}&status=allow`);
  await expect(topics(page)).toHaveCount(2);

  await page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }).check();
  await page.getByRole('button', { name: 'ลบ', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ลบ', exact: true }).click();
  await expect(page.getByRole('region', { name: 'ผลของแต่ละรายการ' })).toContainText('ย้ายไปถังขยะแล้ว 2 จาก 2');
  await page.goto(`${LIST}?search=${word}&status=bin`);
  await expect(topics(page)).toHaveCount(2);
});

test('a province decides on the new items of its colleges, by row and several at once', async ({ page, baseURL }) => {
  const word = makeWord();
  await signInAs(page.request, 'college');
  await someDrafts(page, baseURL, word, [{}, {}, {}, {}]);
  await page.goto(`${LIST}?search=${word}`);
  await expect(page.getByRole('link', { name: 'ใหม่ ยังไม่ตัดสิน' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }).check();
  await page.getByRole('button', { name: 'อนุมัติ', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'อนุมัติ', exact: true }).click();
  await expect(page.getByRole('region', { name: 'ผลของแต่ละรายการ' })).toContainText('4 จาก 4');

  await signInAs(page.request, 'VecProvince');
  await page.goto(`/provincealcentral/procentral_Mnews?search=${word}`);
  await page.getByRole('link', { name: 'ใหม่ ยังไม่ตัดสิน' }).click();
  await expect(topics(page)).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('button', { name: `ยกระดับ ข่าว ${word} 1` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'เปลี่ยนระดับการเผยแพร่แล้ว' })).toBeVisible();
  await expect(topics(page)).toHaveCount(3);
  await page.getByRole('button', { name: `ผ่าน ข่าว ${word} 2` }).click();
  await expect(topics(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'เลิกทำ' }).last().click();
  await expect(topics(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }).check();
  const bar = page.getByRole('group', { name: 'จัดการข่าวที่เลือก' });
  await bar.getByRole('button', { name: 'ผ่าน', exact: true }).click();
  await expect(page.getByRole('region', { name: 'ผลของแต่ละรายการ' })).toContainText('ผ่านแล้ว 3 จาก 3 รายการ');
  await expect(topics(page)).toHaveCount(0);

  // The whole can be undone.
  await page.getByRole('button', { name: 'เลิกทำ' }).last().click();
  await expect(page.getByRole('status').filter({ hasText: 'เลิกทำแล้ว 3 จาก 3 รายการ' })).toBeVisible();
  await expect(topics(page)).toHaveCount(3);

  await signInAs(page.request, 'newseditors');
  await page.goto(`/newseditor/college_news?search=${word}&status=undecided`);
  await expect(topics(page)).toHaveText([`ข่าว ${word} 1`]);
  await page.getByRole('button', { name: `ยกขึ้นหน้าแรก ข่าว ${word} 1` }).click();
  await expect(topics(page)).toHaveCount(0);
});

test('filtered items are exported, with Thai letters and without formulas', async ({ page, baseURL }) => {
  const word = makeWord();
  await signInAs(page.request, 'college');
  await someDrafts(page, baseURL, word, [{ topic: `=1+1 ${word}` }, {}]);
  await page.goto(`${LIST}?search=${word}`);
  await page.getByText('ส่งออก', { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'ส่งออก CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv).toContain(`ข่าว ${word} 2`);
  expect(csv).not.toMatch(/(^|,|")=1\+1/m);
  const [table = '', facts = ''] = csv.split(/\r\n,+\r\n/);
  expect(table.split('\n').length).toBeLessThanOrEqual(4);
  expect(facts).toContain('สร้างไฟล์เมื่อ,');
});

test('the table next to the sidebar fits a narrow window', async ({ page }) => {
  await signInAs(page.request, 'VecAdmin');
  for (const width of [768, 960]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/administrator/college_news');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBe(0);
  }
});

for (const [width, height, colorScheme] of [
  [1366, 768, 'light'],
  [1366, 768, 'dark'],
  [1280, 720, 'light'],
  [360, 740, 'dark'],
  [360, 740, 'light'],
] as const) {
  test(`what waits is accessible at ${width} px, ${colorScheme}, and fits the window`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await page.setViewportSize({ width, height });
    await signInAs(page.request, 'iven');
    await page.goto('/useriven/useriven_news?status=wait');
    await takeScreenshot(page, 'news list', colorScheme);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectAccessible(page);
  });
}

test('on a phone the filters open in a sheet, and the first item is in the first screen', async ({ page }) => {
  const screen = { width: 360, height: 640 };
  await page.setViewportSize(screen);
  await signInAs(page.request, 'VecAdmin');
  await page.goto('/administrator/news');
  const first = page.getByRole('main').getByRole('row').nth(1).getByRole('link').first();
  expect((await first.boundingBox())?.y).toBeLessThan(screen.height);
  await page.getByRole('button', { name: 'ตัวกรอง', exact: true }).click();
  const sheet = page.getByRole('region', { name: 'ตัวกรอง' });
  await expectAccessible(page, { isModal: true });
  await sheet.getByRole('combobox').first().selectOption({ index: 1 });
  await sheet.getByRole('button', { name: 'แสดงรายการ' }).click();
  await expect(page.getByRole('button', { name: 'ตัวกรอง (1)' })).toBeVisible();
  await expect(page).toHaveURL(/category=\d+/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is searched and its items are approved; invalid parameters show the whole list', async ({
    page,
    baseURL,
  }) => {
    const word = makeWord();
    await signInAs(page.request, 'college');
    await someDrafts(page, baseURL, word, [{}, {}]);
    await page.goto(`${LIST}?status=secret&page=-1&per=1000&sort=password&category=0x1&from=2026-02-31`);
    await page.getByRole('searchbox', SEARCH).fill(word);
    await page.getByRole('button', { name: 'ค้นหา' }).click();
    await expect(topics(page)).toHaveText([`ข่าว ${word} 2`, `ข่าว ${word} 1`]);
    for (const number of [1, 2]) await page.getByRole('checkbox', { name: `ข่าว ${word} ${number}` }).check();
    await page.getByRole('button', { name: 'อนุมัติ', exact: true }).click();
    const results = page.getByRole('region', { name: 'ผลของแต่ละรายการ' });
    await expect(results).toContainText('อนุมัติแล้ว 2 จาก 2 รายการ');
  });
});
