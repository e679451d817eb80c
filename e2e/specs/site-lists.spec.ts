import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { openBuilders } from '../support/database';
import { callLegacyApi, listCategories } from '../support/legacy-calls';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const CATEGORIES = '/administrator/newscatagories';
const MENU = '/administrator/news_menu';
const SITE = '/administrator/site';
/** A future year within the ten allowed for dates, in the Buddhist era. */
const LATER = new Date().getFullYear() + 543 + 5;

const aName = (word: string) => `${word} ${randomBytes(4).toString('hex')}`;
const findRow = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
/** HTML of a page as the portal sends it. */
const readText = async ({ request }: Page, address: string) => (await request.get(address)).text();
const shownIn = async (request: APIRequestContext, id: number) =>
  (await listCategories(request)).find(({ newsCatID }) => newsCatID === id)?.newsCatShowHide;

// Serial: a list changed by a parallel test refuses to be reordered.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ page }) => signInAs(page.request, 'VecAdmin'));

test('a category that is shown or hidden changes every page at once', async ({ page, request }) => {
  const builders = await openBuilders();
  const name = aName('หมวดทดสอบ');
  const category = await builders.aCategory({ name, visible: false });
  await builders.addToMenu(category.id);
  const item = await builders.aNews({ categoryId: category.id, topic: aName('ข่าวของหมวดทดสอบ') });
  const list = `/news_group/?news_type=${category.id}`;
  try {
    await page.goto(CATEGORIES);
    await findRow(page, name)
      .getByRole('button', { name: `แสดง ${name}` })
      .click();
    await expect(findRow(page, name).getByText('กำลังแสดง')).toBeVisible();
    expect(await readText(page, '/')).toContain(name);
    expect(await readText(page, '/')).toContain(item.topic);
    expect(await readText(page, list)).toContain(item.topic);
    expect(await shownIn(request, category.id)).toBe(1);

    await findRow(page, name)
      .getByRole('link', { name: `ซ่อน ${name}` })
      .click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('1 รายการ');
    await dialog.getByRole('button', { name: 'ซ่อน' }).click();
    await expect(findRow(page, name).getByRole('button', { name: `แสดง ${name}` })).toBeVisible();
    expect(await readText(page, '/')).not.toContain(name);
    expect(await readText(page, '/')).not.toContain(item.topic);
    expect((await page.request.get(list)).status()).toBe(404);
    expect(await shownIn(request, category.id)).toBe(0);
  } finally {
    await builders.removeCategory(category.id);
    await builders.close();
  }
});

test('the tab bar is reordered by keyboard, with announcements for screen readers, and undone', async ({ page }) => {
  const builders = await openBuilders();
  const category = await builders.aCategory({ name: aName('เมนูทดสอบ') });
  await builders.addToMenu(category.id);
  const order = () => page.getByRole('list', { name: 'รายการบนแถบเมนูตามลำดับ' }).getByRole('listitem').allInnerTexts();
  const findPlace = async () => (await order()).findIndex((row) => row.startsWith(category.name));
  try {
    let last = 0;
    // A list to which another test has added an entry refuses the order, so retry.
    await expect(async () => {
      await page.goto(MENU);
      last = await findPlace();
      await page.getByRole('button', { name: `ย้าย ${category.name}` }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${category.name} อยู่ลำดับที่ ${last + 1} จาก`)).toBeAttached();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByText(`${category.name} อยู่ลำดับที่ ${last} จาก`)).toBeAttached();
      await page.keyboard.press('Enter');
      await expect.poll(findPlace).toBe(last - 1);
    }).toPass({ timeout: 40_000 });
    const toast = page.getByText(`ย้าย ${category.name} ไปลำดับที่ ${last} `);
    await expect(toast).toBeVisible();
    await page.reload();
    expect(await findPlace()).toBe(last - 1);
    await page.getByRole('button', { name: `เลื่อนลง ${category.name}` }).click();
    await expect.poll(findPlace).toBe(last);
    await page.getByRole('button', { name: 'เลิกทำ' }).click();
    await expect.poll(findPlace).toBe(last - 1);
  } finally {
    await builders.removeCategory(category.id);
    await builders.close();
  }
});

test('a banner with dates is on the home page between them, and a deletion is undone', async ({ page }) => {
  const title = aName('แบนเนอร์ทดสอบ');
  const titles = async () => JSON.stringify(await callLegacyApi(page.request, 'banners.php', { banners_status: 1 }));
  await page.goto(SITE);
  await page.getByRole('link', { name: 'เพิ่มแบนเนอร์' }).click();
  const dialog = page.getByRole('dialog', { name: 'เพิ่มแบนเนอร์' });
  await dialog.getByLabel('ชื่อแบนเนอร์').fill(title);
  await dialog.getByLabel('ลิงก์ปลายทาง').fill('javascript:alert(1)');
  await dialog.getByRole('textbox', { name: /^เริ่มแสดง/ }).fill('31/2/2569');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog.getByText(/ลิงก์ไม่ถูกต้อง/)).toBeVisible();
  await dialog.getByLabel('ลิงก์ปลายทาง').fill('/about/');
  await dialog.getByRole('textbox', { name: /^เริ่มแสดง/ }).fill('1/1/2569');
  await dialog.getByRole('textbox', { name: /^สิ้นสุดการแสดง/ }).fill(`31/12/${LATER}`);
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog).toBeHidden();
  await expect(findRow(page, title)).toContainText(`ถึง 31 ธ.ค. ${LATER} 23.59 น.`);
  await expect(findRow(page, title).getByText('กำลังแสดง')).toBeVisible();
  expect(await titles()).toContain(title);
  await page.goto('/');
  await expect(page.getByText(title).first()).toBeAttached();

  await page.goto(SITE);
  await findRow(page, title)
    .getByRole('link', { name: `แก้ไข ${title}` })
    .click();
  const edit = page.getByRole('dialog', { name: 'แก้ไขแบนเนอร์' });
  await edit.getByRole('textbox', { name: /^สิ้นสุดการแสดง/ }).fill('2/1/2569');
  await edit.getByRole('button', { name: 'บันทึก' }).click();
  await expect(findRow(page, title).getByText('หมดเวลาแล้ว')).toBeVisible();
  expect(await titles()).not.toContain(title);

  for (const answer of ['เลิกทำ', undefined]) {
    await findRow(page, title)
      .getByRole('link', { name: `ลบ ${title}` })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ลบ' }).click();
    await expect(findRow(page, title)).toHaveCount(0);
    if (!answer) continue;
    await page.getByRole('button', { name: answer }).click();
    await expect(findRow(page, title)).toBeVisible();
  }
});

test('the dialogs of these pages are accessible and fit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [address, width, colorScheme] of [
    [`${CATEGORIES}?edit=new`, 360, 'dark'],
    [`${SITE}?edit=new`, 360, 'light'],
    [`${SITE}?part=front&preview=desktop`, 1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page, { exclude: ['[data-preview]'] });
  }
});
