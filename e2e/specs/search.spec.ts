import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DAY_MS } from '@/lib/time/units';
import { expectAccessible } from '../support/accessibility';
import { openReader } from '../support/consent';
import { openBuilders } from '../support/database';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const DESK = '/administrator/search_words';
/**
 * A word that no other text contains, in one script, as it is not cut then; no digits, which may be a phone number's.
 */
const aWord = () =>
  `xqz${randomBytes(5)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const addressOf = (search: string) => `/search/?search=${encodeURIComponent(search)}`;

const box = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'ค้นหาข่าวทั้งหมด' });
const found = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const filters = (page: Page) => page.getByRole('region', { name: 'กรอง/เรียง', exact: true });

/** Items with a word in two categories: twice in the headline, once in the text. */
async function someNews(word: string) {
  const builders = await openBuilders();
  const categories = [
    await builders.aCategory({ name: `หมวดแรก ${word}`, position: 2_000_001 }),
    await builders.aCategory({ name: `หมวดสอง ${word}`, position: 2_000_002 }),
  ] as const;
  const [first, second] = categories;
  await builders.aNews({ categoryId: first.id, topic: `ประกาศ ${word} เรื่องที่หนึ่ง`, publishAt: daysAgo(3) });
  await builders.aNews({ categoryId: first.id, topic: `ประกาศ ${word} เรื่องที่สอง`, publishAt: daysAgo(400) });
  const text = `ผู้สนใจอ่านรายละเอียดของ ${word} ได้ที่สำนักงาน`;
  await builders.aNews({ categoryId: second.id, topic: 'เนื้อความเท่านั้น', summary: text, publishAt: daysAgo(1) });
  return {
    first,
    second,
    remove: async () => {
      for (const { id } of categories) await builders.removeCategory(id);
      await builders.close();
    },
  };
}

test('by keyboard alone the box suggests, announces, closes, opens an item and searches', async ({ page }) => {
  const word = aWord();
  const news = await someNews(word);
  try {
    await page.goto('/about/');
    const field = page.getByRole('banner').getByRole('combobox', { name: 'ค้นหาข่าว' });
    await field.focus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type(word.slice(0, 10));
    const list = page.getByRole('listbox', { name: 'คำแนะนำการค้นหา' });
    await expect(list).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'มีคำแนะนำ 5 รายการ' })).toBeAttached();
    await expect(list).toMatchAriaSnapshot(`
      - listbox "คำแนะนำการค้นหา":
        - group "หมวดหมู่":
          - option "หมวดแรก ${word}"
          - option "หมวดสอง ${word}"
        - group "ข่าว":
          - option "ประกาศ ${word} เรื่องที่หนึ่ง"
          - option "ประกาศ ${word} เรื่องที่สอง"
        - group "ค้นหา":
          - option "ค้นหา “${word.slice(0, 10)}” ในข่าวทั้งหมด"
    `);
    await expectAccessible(page);

    await page.keyboard.press('ArrowUp');
    const chosen = list.getByRole('option', { selected: true });
    await expect(chosen).toHaveText(/ในข่าวทั้งหมด/);
    await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveText(`หมวดแรก ${word}`);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(word.slice(0, 10));
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeVisible();
    for (const _ of [1, 2]) await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveText(`ประกาศ ${word} เรื่องที่หนึ่ง`);
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText(`ประกาศ ${word} เรื่องที่หนึ่ง`);

    await page.getByRole('banner').getByRole('combobox').fill(word);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addressOf(word));
    await expect(found(page)).toHaveCount(3);
  } finally {
    await news.remove();
  }
});

test('results are highlighted, filtered, sorted and counted; the state is in the URL', async ({ page, request }) => {
  const word = aWord();
  const news = await someNews(word);
  try {
    await page.goto('/search/');
    await expectAccessible(page);
    await expect(page.getByRole('heading', { name: 'เลือกดูตามหมวดหมู่' })).toBeVisible();
    await box(page).fill(word);
    await page.getByRole('main').getByRole('button', { name: 'ค้นหา', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'พบ 3 ข่าว' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    const topics = [`ประกาศ ${word} เรื่องที่หนึ่ง`, `ประกาศ ${word} เรื่องที่สอง`, 'เนื้อความเท่านั้น'];
    await expect(found(page)).toHaveText(topics);
    await expect(page.getByRole('article').locator('mark')).toHaveText([word, word, word]);
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'เรียงตาม' }).getByRole('link', { name: 'ใหม่ล่าสุด' }).click();
    await expect(found(page)).toHaveText([topics[2], topics[0], topics[1]].map(String));

    await filters(page)
      .getByRole('link', { name: `${news.first.name} (2 ข่าว)` })
      .click();
    await expect(found(page)).toHaveText([topics[0], topics[1]].map(String));
    await expect(page).toHaveURL(new RegExp(`news_type=${news.first.id}&sort=news_date$`));
    await page.getByLabel('ตั้งแต่วันที่').fill('31/2/2569');
    await page.getByRole('button', { name: 'ใช้ช่วงวันที่' }).click();
    await expect(page.getByLabel('ตั้งแต่วันที่')).toHaveValue('31/2/2569');
    await expect(page.getByLabel('ตั้งแต่วันที่')).toHaveAccessibleDescription('กรอกวันที่เป็น พ.ศ. เช่น 20/11/2569');
    const [year, month, day] = daysAgo(30).toISOString().slice(0, 10).split('-');
    await page.getByLabel('ตั้งแต่วันที่').fill(`${day}/${month}/${Number(year) + 543}`);
    await page.getByRole('button', { name: 'ใช้ช่วงวันที่' }).click();
    await expect(found(page)).toHaveText([String(topics[0])]);

    const chips = page.getByRole('list', { name: 'ตัวกรองที่เลือก' });
    await chips.getByRole('link', { name: /นำตัวกรองออก: ตั้งแต่/ }).click();
    await expect(found(page)).toHaveCount(2);
    await page.goBack();
    await expect(found(page)).toHaveCount(1);
    await chips.getByRole('link', { name: 'ล้างตัวกรองทั้งหมด' }).click();
    await expect(found(page)).toHaveCount(3);
    await expect(box(page)).toHaveValue(word);

    const answer = await (await request.get(`/api/v1/search?search=${encodeURIComponent(word)}&per=1`)).json();
    expect(answer).toMatchObject({ total: 3, per: 1, hits: [{ card: { topic: topics[0] } }] });
    const list = await request.get(`/news_group/?search=${encodeURIComponent(word)}`);
    expect(await list.text()).toContain(`href="${addressOf(word)}"`);
  } finally {
    await news.remove();
  }
});

test('without script the box, the filters and their chips are forms and links', async ({ browser, baseURL }) => {
  const word = aWord();
  const news = await someNews(word);
  const reader = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  try {
    const page = await reader.newPage();
    await page.goto('/about/');
    await page.getByRole('banner').locator('summary[aria-label="ค้นหาข่าว"]').click();
    await page.getByRole('banner').getByRole('searchbox').fill(word);
    await page.getByRole('banner').getByRole('searchbox').press('Enter');
    await expect(found(page)).toHaveCount(3);
    await expect(filters(page)).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'กรอง/เรียง' }).click();
    await filters(page)
      .getByRole('link', { name: `${news.second.name} (1 ข่าว)` })
      .click();
    await expect(found(page)).toHaveText(['เนื้อความเท่านั้น']);
    await page.getByRole('link', { name: `นำตัวกรองออก: ${news.second.name}` }).click();
    await expect(found(page)).toHaveCount(3);
  } finally {
    await reader.close();
    await news.remove();
  }
});

test('a search without results reaches the administrator, who makes it a synonym of an existing word', async ({
  page,
  browser,
  baseURL,
}) => {
  const [word, missing] = [aWord(), aWord()];
  const news = await someNews(word);
  const reader = await openReader(browser, { baseURL });
  try {
    const readers = await reader.newPage();
    await readers.goto(addressOf(missing));
    await expect(readers.getByText('ไม่พบข่าวที่ตรงกับคำค้น')).toBeVisible();
    await expectAccessible(readers);

    await signInAs(page.request, 'VecAdmin');
    const row = page.getByRole('row', { name: new RegExp(missing) });
    // Searches are counted after the response was sent.
    await expect(async () => {
      await page.goto(`${DESK}?search=${missing}`);
      await expect(row).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await row.getByRole('button', { name: `นำออก ${missing}` }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'เลิกทำ' }).click();
    await row.getByRole('link', { name: `เพิ่มคำความหมายเดียวกัน ${missing}` }).click();
    const dialog = page.getByRole('dialog', { name: 'เพิ่มกลุ่มคำ' });
    const words = dialog.getByLabel('คำในกลุ่ม');
    await expect(words).toHaveValue(`${missing}\n`);
    await dialog.getByRole('button', { name: 'บันทึก' }).click();
    await expect(words).toBeFocused();
    await expect(words).toHaveAttribute('aria-invalid', 'true');
    await words.fill(`${missing}\n${word}`);
    await dialog.getByRole('button', { name: 'บันทึก' }).click();
    await expect(dialog).toHaveCount(0);

    await readers.reload();
    await expect(found(readers)).toHaveCount(3);
    await expect(readers.getByText(`รวมคำที่มีความหมายเดียวกัน: ${word}`)).toBeVisible();

    await page.goto(`${DESK}?part=synonyms&search=${missing}`);
    const group = page.getByRole('row', { name: new RegExp(missing) });
    await group.getByRole('link', { name: `แก้ไข ${missing}` }).click();
    await expect(page.getByRole('dialog', { name: 'แก้ไขกลุ่มคำ' })).toContainText(`${word}3 ข่าว`);
    await page.keyboard.press('Escape');
    await group.getByRole('link', { name: `ลบ ${missing}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ลบ' }).click();
    await expect(group).toHaveCount(0);
    await readers.reload();
    await expect(readers.getByText('ไม่พบข่าวที่ตรงกับคำค้น')).toBeVisible();
    await page.getByRole('button', { name: 'เลิกทำ' }).click();
    await expect(group).toBeVisible();
    await readers.reload();
    await expect(found(readers)).toHaveCount(3);
    await group.getByRole('link', { name: `ลบ ${missing}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ลบ' }).click();
    await expect(group).toHaveCount(0);
  } finally {
    await reader.close();
    await news.remove();
  }
});

test('a search without spaces finds its words, in named tiers, and a sure spelling is undone by one link', async ({
  page,
}) => {
  const builders = await openBuilders();
  const category = await builders.aCategory({ name: `หมวด ${aWord()}`, position: 2_000_003 });
  const add = (topic: string, days: number) =>
    builders.aNews({ categoryId: category.id, topic, publishAt: daysAgo(days) });
  await add('ชมรมว่าวจุฬาแข่งหน้าศาลากลาง', 1);
  await add('แข่งว่าวปักเป้าของจังหวัด', 2);
  const addressWithin = (search: string) => `${addressOf(search)}&news_type=${category.id}`;
  try {
    await page.goto(addressWithin('แข่งว่าวจุฬา'));
    await expect(page.getByRole('heading', { name: 'มีทุกคำ', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'มีบางคำ', exact: true })).toBeVisible();
    await expect(page.getByText('ค้นแยกคำด้วย:')).toBeVisible();
    await expect(found(page).first()).toHaveText('ชมรมว่าวจุฬาแข่งหน้าศาลากลาง');
    await expectAccessible(page);

    await page.goto(addressWithin('ศาลากราง'));
    await expect(page.locator('h1')).toContainText('ศาลากลาง');
    await expect(box(page)).toHaveValue('ศาลากราง');
    await page.getByRole('link', { name: 'ค้นหา “ศาลากราง” ตามที่พิมพ์' }).click();
    await expect(page).toHaveURL(/exact=1$/);
    await expect(page.locator('h1')).toContainText('ศาลากราง');
    await expect(page.getByRole('link', { name: 'ศาลากลาง', exact: true })).toBeVisible();
    await expectAccessible(page);
  } finally {
    await builders.removeCategory(category.id);
    await builders.close();
  }
});
