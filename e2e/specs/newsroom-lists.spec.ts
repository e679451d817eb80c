import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { CATEGORY } from '../routes';
import { expectAccessible } from '../support/accessibility';
import { listCategories } from '../support/calls';
import { takeLook } from '../support/look';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const LIST = '/colleges/college_news';
const saved = z.object({ data: z.object({ id: z.number(), version: z.number() }) });
type Item = z.infer<typeof saved>['data'];

/** A word that only the items of one test have in their headlines. */
const aWord = () => `ชุด${randomUUID().slice(0, 8)}`;

/** A write of the newsroom by whoever is signed in in this context. */
async function write(request: APIRequestContext, origin: string | undefined, call: string, data: object) {
  const answer = await request.post(`/api/v1/newsroom/${call}`, { data, headers: { Origin: origin ?? '' } });
  expect(answer.status(), await answer.text()).toBe(200);
  return saved.parse(await answer.json()).data;
}

const save = (request: APIRequestContext, origin: string | undefined, topic: string, categoryId = CATEGORY) => {
  const content = {
    ...{ section: 'news', categoryId, topic, detail: '<p>เนื้อข่าว</p>', coverId: null, coverAlt: '' },
    ...{ coverFocusX: 0.5, coverFocusY: 0.5, pictures: [], attachments: [], videoLinks: [] },
    ...{ publishAt: null, unpublishAt: null, pinned: false },
  };
  return write(request, origin, 'save', { key: randomUUID(), content });
};

/** Items of the demo college user that wait for its college. */
async function waiting(request: APIRequestContext, origin: string | undefined, topics: readonly string[]) {
  await signInAs(request, 'usercollege');
  const items: Item[] = [];
  for (const topic of topics) {
    const draft = await save(request, origin, topic);
    items.push(await write(request, origin, 'move', { ...draft, event: 'submit' }));
  }
  return items;
}

const rows = (page: Page) => page.getByRole('table').last().locator('tbody tr');
const shown = (page: Page) => page.getByText(/^แสดง \d/);
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'สถานะข่าว' }).getByRole('link', { name: new RegExp(`^${name} ?\\d`) });
const results = (page: Page) => page.getByRole('region', { name: 'ผลของแต่ละรายการ' });

test('the address holds search, tab, filters, order and page, and the way back', async ({ page, baseURL }) => {
  test.slow();
  const word = aWord();
  await signInAs(page.request, 'college');
  const other = (await listCategories(page.request)).find(
    ({ newsCatID, newsCatShowHide }) => newsCatID !== CATEGORY && newsCatShowHide === 1 && newsCatID < 1_013,
  );
  const items: Item[] = [];
  for (let number = 1; number <= 13; number += 1) {
    const topic = `${word} ข่าวที่ ${number}`;
    items.push(await save(page.request, baseURL, topic, number === 13 ? other?.newsCatID : CATEGORY));
  }
  const [first, second] = items;
  for (const item of [first, second]) await write(page.request, baseURL, 'move', { ...item, event: 'publish' });

  await page.goto(`${LIST}?search=${word}&per=12`);
  await expect(shown(page)).toHaveText('แสดง 1–12 จาก 13 รายการ');
  await expect(rows(page)).toHaveCount(12);
  await page.getByRole('link', { name: 'หน้าถัดไป' }).click();
  await expect(shown(page)).toHaveText('แสดง 13–13 จาก 13 รายการ');
  await expect(page).toHaveURL(/[?&]page=2/);

  await tab(page, 'เผยแพร่แล้ว').click();
  await expect(rows(page)).toHaveCount(2);
  expect(new URL(page.url()).searchParams.has('page')).toBe(false);
  await page.getByRole('columnheader', { name: 'วันเผยแพร่' }).getByRole('link').click();
  const head = page.getByRole('columnheader', { name: 'วันเผยแพร่' });
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).first()).toContainText('ข่าวที่ 2');
  await head.getByRole('link').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page).first()).toContainText('ข่าวที่ 1');

  await page.goBack();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await tab(page, 'ทั้งหมด').click();
  await page.getByRole('combobox', { name: 'หมวดหมู่', exact: true }).selectOption(String(other?.newsCatID));
  await expect(page).toHaveURL(new RegExp(`category=${other?.newsCatID}`));
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`${word} ข่าวที่ 13`);
  await page.getByRole('searchbox', { name: 'ค้นหาหัวข้อข่าว' }).fill(`${word} ไม่มี`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('ไม่พบข่าวที่ตรงกับเงื่อนไข')).toBeVisible();
  await page.getByRole('link', { name: 'ล้างตัวกรอง' }).click();
  await expect(page).toHaveURL(/college_news\?sort=date&per=12$/);

  await page.goto(`${LIST}?search=${word}&per=12&page=9`);
  await page.getByRole('link', { name: 'กลับหน้าแรกของรายการ' }).click();
  await expect(rows(page)).toHaveCount(12);
});

test('forged parameters show the whole list in its own order', async ({ page, baseURL }) => {
  const word = aWord();
  await signInAs(page.request, 'college');
  for (const number of [1, 2]) await save(page.request, baseURL, `${word} ข่าวที่ ${number}`);
  const forged = 'status=secret&page=-1&per=1000&sort=password&category=0x1&from=2026-02-31&part=others';
  await page.goto(`${LIST}?search=${word}&${forged}`);
  await expect(rows(page)).toHaveText([/ข่าวที่ 2/, /ข่าวที่ 1/]);
  await expect(tab(page, 'ทั้งหมด')).toHaveAttribute('aria-current', 'page');
});

test('of three that are approved at once the one that was taken back is refused, with its reason', async ({
  page,
  playwright,
  baseURL,
}) => {
  const word = aWord();
  const author = await playwright.request.newContext({ baseURL });
  const [, second] = await waiting(
    author,
    baseURL,
    [1, 2, 3].map((number) => `${word} รายการที่ ${number}`),
  );
  await signInAs(page.request, 'college');
  await page.goto(`${LIST}?status=wait&search=${word}`);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }).check();
  const bar = page.getByRole('group', { name: 'จัดการข่าวที่เลือก' });
  await expect(bar).toContainText('เลือก 3 รายการ');
  await write(author, baseURL, 'move', { ...second, event: 'takeBack' });
  await bar.getByRole('button', { name: 'อนุมัติ' }).click();
  await expect(results(page)).toContainText('อนุมัติแล้ว 2 จาก 3 รายการ');
  const refused = results(page).getByRole('listitem').filter({ hasText: 'ไม่สำเร็จ' });
  await expect(refused).toHaveCount(1);
  await expect(refused).toContainText(`${word} รายการที่ 2`);
  await expect(results(page)).toBeFocused();
  await expect(bar).toBeHidden();
  await page.goto(`${LIST}?status=allow&search=${word}`);
  await expect(rows(page)).toHaveCount(2);
  await author.dispose();
});

test('what is filtered leaves as CSV and as Excel; places of others don’t', async ({ page, baseURL }) => {
  const word = aWord();
  await signInAs(page.request, 'college');
  await save(page.request, baseURL, `=1+1 ${word}`);
  await page.goto(`${LIST}?search=${word}`);
  const fetch = async (name: string) => {
    await page.getByText('ส่งออก', { exact: true }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const csv = await fetch('ส่งออก CSV');
  expect(csv.name).toMatch(/^ข่าวประชาสัมพันธ์ 25\d\d-\d\d-\d\d\.csv$/);
  expect(csv.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(csv.bytes.toString().trim().split('\r\n')).toHaveLength(2);
  expect(csv.bytes.toString()).toContain(`'=1+1 ${word}`);
  const sheet = await fetch('ส่งออก Excel');
  expect(sheet.name).toMatch(/\.xlsx$/);
  expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK');
  const foreign = await page.request.get('/api/v1/newsroom/export?place=procentral_Mnews&format=csv', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(foreign.status()).toBe(404);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is searched and its items are approved', async ({ page, baseURL }) => {
    const word = aWord();
    await waiting(page.request, baseURL, [`${word} ไม่ใช้สคริปต์`]);
    await signInAs(page.request, 'college');
    await page.goto(`${LIST}?status=wait`);
    await page.getByRole('searchbox', { name: 'ค้นหาหัวข้อข่าว' }).fill(word);
    await page.getByRole('button', { name: 'ค้นหา' }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('checkbox', { name: new RegExp(word) }).check();
    await page.getByRole('button', { name: 'อนุมัติ', exact: true }).click();
    await expect(results(page)).toContainText('อนุมัติแล้ว 1 จาก 1 รายการ');
  });
});

const looked = [
  { role: 'college', path: LIST },
  { role: 'VecAdmin', path: '/administrator/news/newscategory' },
  { role: 'VecAdmin', path: '/administrator/mail' },
  { role: 'VecAdmin', path: '/administrator/usersystems' },
] as const;
const windows = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

for (const { role, path } of looked) {
  test(`${path} is accessible in light and dark, as cards too`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs(page.request, role);
    for (const { width, colorScheme } of windows) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const box = page.getByRole('checkbox', { name: /^เลือก / }).first();
      if ((await box.count()) > 0) await box.check();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wider, `${path} at ${width}`).toBeLessThanOrEqual(0);
      await takeLook(page, path.slice(1).replaceAll('/', ' '), colorScheme);
      await expectAccessible(page);
    }
  });
}

test('on a phone a row is a card with its labels', async ({ page, baseURL }) => {
  const word = aWord();
  await signInAs(page.request, 'college');
  await save(page.request, baseURL, `${word} การ์ด`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${LIST}?search=${word}`);
  const card = rows(page).first();
  await expect(card.getByText('สถานะ', { exact: true })).toBeVisible();
  await expect(card.getByText('วันเผยแพร่', { exact: true })).toBeVisible();
  await expect(card.getByText('ฉบับร่าง', { exact: true })).toBeVisible();
});
