import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessibility';
import { watchCaret } from '../support/caret';
import { listNews } from '../support/legacy-calls';
import { aDocument } from '../support/media';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const words = (page: Page) => page.locator('[contenteditable=true][role=textbox]');
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

async function openNew(page: Page): Promise<void> {
  await signInAs(page.request, 'college');
  await page.goto('/colleges/college_news/new');
  await expect(words(page)).toBeVisible();
}

/** A picture of one colour, as a file. */
async function aPicture(name: string, background: string, width = 900, height = 600) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

async function findBox(box: Locator) {
  const found = await box.boundingBox();
  if (!found) throw new Error('the part is not on the page');
  return found;
}

const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('cover, text and gallery stand below each other at the full width of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openNew(page);
  const cover = part(page, 'ภาพปก');
  const gallery = part(page, /^แกลเลอรี/);
  await cover.locator('input[type=file]').setInputFiles(await aPicture('ปก.png', '#7a1f2b'));
  await expect(cover.getByRole('button', { name: /จุดสำคัญของภาพ/ })).toBeVisible();
  await gallery
    .locator('input[type=file]')
    .setInputFiles(await Promise.all(['#123456', '#654321', '#2f4f2f'].map((tone, at) => aPicture(`${at}.png`, tone))));
  await expect(gallery.getByRole('listitem')).toHaveCount(3);
  for (const width of [1366, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    const [top, middle, bottom] = [await findBox(cover), await findBox(words(page)), await findBox(gallery)];
    expect(top.y + top.height).toBeLessThan(middle.y);
    expect(middle.y + middle.height).toBeLessThan(bottom.y);
    expect(bottom.width).toBe(top.width);
    expect(top.width).toBeGreaterThan(width / 3);
    // A tile is replaced once its picture is stored.
    await expect(async () => {
      const tops = await gallery
        .getByRole('listitem')
        .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
      expect(tops[1]).toBe(tops[0]);
    }).toPass();
    expect(await isWiderThanWindow(page)).toBe(false);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await isWiderThanWindow(page)).toBe(false);
  await expectAccessible(page);
});

test('Enter in the headline, and a press on the label of the text, put the caret where it was', async ({ page }) => {
  await openNew(page);
  await words(page).click();
  await page.keyboard.type('เปิดรับสมัคร');
  const readCaret = await watchCaret(page);
  const headline = page.locator('textarea[name=topic]');
  for (const goOn of [
    () => headline.press('Enter'),
    () =>
      page
        .locator('label')
        .filter({ hasText: /^เนื้อข่าว$/ })
        .click(),
  ]) {
    await headline.click();
    await goOn();
    await expect(words(page)).toBeFocused();
    expect(await readCaret()).toBe('เปิดรับสมัคร'.length);
  }
});

test('a long video link does not widen editor, list of parts or item page at any width', async ({ page }) => {
  await openNew(page);
  const link = `https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=${'PL0123456789'.repeat(12)}`;
  await page.locator('textarea[name=topic]').fill('ข่าวที่มีวิดีโอ');
  await page.locator('select[name=categoryId]').selectOption({ index: 1 });
  await words(page).click();
  await page.keyboard.type(link);
  await page.getByLabel('ลิงก์วิดีโอ', { exact: true }).fill(link);
  await page.getByLabel('ลิงก์วิดีโอ', { exact: true }).press('Enter');
  await expect(part(page, /^วิดีโอ \(1\)/)).toContainText('YouTube');
  const sizes = [1366, 1280, 360];
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 768 });
    expect(await isWiderThanWindow(page)).toBe(false);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('button', { name: 'บันทึก', exact: true }).first().click();
  await expect(page).toHaveURL(/college_news\/\d+\?edit=1$/);
  await page.goto(page.url().replace('?edit=1', ''));
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 768 });
    expect(await isWiderThanWindow(page)).toBe(false);
  }
});

type Dropped = { name: string; mimeType: string; buffer: Buffer };

/** Drags files over an element, or drops them on it. */
async function drag(target: Locator, files: readonly Dropped[], type: 'dragover' | 'drop'): Promise<void> {
  const given = files.map(({ buffer, ...file }) => ({ ...file, data: buffer.toString('base64') }));
  await target.evaluate(
    (element, { given, type }) => {
      const dataTransfer = new DataTransfer();
      for (const { name, mimeType, data } of given) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = { clientX: x + width / 2, clientY: y + height / 2 };
      element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...place }));
    },
    { given, type },
  );
}

test('files dropped anywhere go to text, gallery or attachments, and share one description', async ({ page }) => {
  test.slow();
  await openNew(page);
  const topic = 'พิธีไหว้ครูประจำปี';
  await page.locator('textarea[name=topic]').fill(topic);
  await page.locator('select[name=categoryId]').selectOption({ index: 1 });
  await words(page).click();
  await page.keyboard.type('เนื้อข่าว');
  const tones = ['#101010', '#202020', '#303030', '#404040', '#505050'];
  const [one, two, three, four, five] = await Promise.all(tones.map((tone) => aPicture(`${tone}.png`, tone)));
  if (!one || !two || !three || !four || !five) throw new Error('pictures are missing');
  const order = aDocument('ประกาศ');
  const gallery = part(page, /^แกลเลอรี/);
  const zones = part(page, 'วางไฟล์ที่นี่');

  await drag(page.getByRole('heading', { level: 1 }), [one], 'dragover');
  await expect(zones).toBeVisible();
  await expectAccessible(page);
  await drag(page.getByRole('heading', { level: 1 }), [one, two, order], 'drop');
  await expect(zones).toHaveCount(0);
  await expect(gallery.getByRole('listitem')).toHaveCount(2);
  await expect(part(page, /^ไฟล์แนบ \(1\)/)).toContainText('PDF');

  await drag(words(page), [three], 'drop');
  await expect(words(page).locator('figure img')).toHaveCount(1);
  await drag(page.getByRole('heading', { level: 1 }), [four], 'dragover');
  await drag(zones.locator('[data-drop=text]'), [four], 'drop');
  await expect(words(page).locator('figure img')).toHaveCount(2);
  await expect(words(page).locator('> :first-child')).toHaveText('เนื้อข่าว');
  await drag(part(page, 'ภาพปก').getByRole('button', { name: 'เลือกจากคลังภาพ' }), [five], 'drop');
  await expect(part(page, 'ภาพปก').getByRole('button', { name: /จุดสำคัญของภาพ/ })).toBeVisible();
  await expect(gallery.getByRole('listitem')).toHaveCount(2);

  // A picture in the text without a description counts as not described, not as decorative.
  const checklist = part(page, 'รายการตรวจ');
  await expect(checklist.getByText('กรุณาใส่คำอธิบายภาพทุกภาพ')).toHaveCount(3);
  await gallery.getByRole('button', { name: 'ใส่ให้ภาพที่ยังไม่มี (2)' }).click();
  await expect(gallery.getByLabel('คำอธิบายภาพ ภาพที่ 2')).toHaveValue(`${topic} (ภาพที่ 2)`);
  await expect(checklist.getByText('กรุณาใส่คำอธิบายภาพทุกภาพ')).toHaveCount(2);
});

test('readers see the caption below a picture and hear its description', async ({ page }) => {
  test.slow();
  await openNew(page);
  await page.locator('textarea[name=topic]').fill('ทีมหุ่นยนต์ชนะเลิศ');
  await page.locator('select[name=categoryId]').selectOption({ index: 1 });
  await words(page).click();
  await page.keyboard.type('เนื้อข่าว');
  const cover = part(page, 'ภาพปก');
  await cover.locator('input[type=file]').setInputFiles(await aPicture('ทีม.png', '#334455'));
  await cover.getByLabel('คำอธิบายภาพ').fill('นักเรียนสี่คนถือถ้วยรางวัล');
  await cover.getByLabel('คำบรรยายใต้ภาพ').fill('ทีมจากวิทยาลัยของเรา');
  await page.getByRole('button', { name: 'อนุมัติและเผยแพร่' }).first().click();
  await page.waitForURL(/college_news\/\d+$/);
  await page.goto(`/readnews/news/?news_id=${/\d+$/.exec(page.url())?.[0]}`);
  await expect(page.locator('.item-lead figcaption')).toHaveText('ทีมจากวิทยาลัยของเรา');
  await expect(page.locator('.item-lead img')).toHaveAttribute('alt', 'นักเรียนสี่คนถือถ้วยรางวัล');
});

test('a cover is cropped by keyboard, and taken back', async ({ page }) => {
  await openNew(page);
  const cover = part(page, 'ภาพปก');
  await cover.locator('input[type=file]').setInputFiles(await aPicture('กว้าง.png', '#446688', 1_200, 600));
  const shown = cover.getByRole('button', { name: /จุดสำคัญของภาพ/ }).locator('img');
  await expect(shown).toHaveAttribute('height', '600');
  await cover.getByRole('button', { name: 'ครอบตัดภาพ' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'ครอบตัดภาพ' });
  await dialog.getByRole('radio', { name: '1:1' }).press('Space');
  await dialog.getByRole('button', { name: /^ส่วนที่เก็บไว้ 50%/ }).press('ArrowLeft');
  await expect(dialog.getByRole('button', { name: /^ส่วนที่เก็บไว้ 48%/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'ใช้ส่วนนี้' }).press('Enter');
  await expect(shown).toHaveAttribute('width', '600');
  await page.getByRole('button', { name: 'เลิกทำ' }).last().click();
  await expect(shown).toHaveAttribute('width', '1200');
});

test('a picture in the text takes a width and a side, which readers see', async ({ page }) => {
  test.slow();
  await openNew(page);
  await page.locator('textarea[name=topic]').fill('ภาพข้างเนื้อข่าว');
  await page.locator('select[name=categoryId]').selectOption({ index: 1 });
  await words(page).click();
  await page.keyboard.type('ย่อหน้าข้างภาพ');
  await drag(words(page), [await aPicture('ข้าง.png', '#775533', 1_000, 700)], 'drop');
  await words(page).locator('figure img').click();
  await page.getByRole('button', { name: 'แก้ไขภาพ' }).click();
  const dialog = page.getByRole('dialog', { name: 'แก้ไขภาพ' });
  await dialog.getByLabel('คำอธิบายภาพ').fill('โรงฝึกงาน');
  await dialog.getByLabel('ความกว้างของภาพ').selectOption('หนึ่งในสาม');
  await dialog.getByLabel('ด้านที่วางภาพ').selectOption('ขวา');
  await dialog.getByRole('button', { name: 'ตกลง' }).click();
  await page.getByRole('button', { name: 'อนุมัติและเผยแพร่' }).first().click();
  await page.getByRole('button', { name: 'ยืนยันส่งต่อ' }).click();
  await page.waitForURL(/college_news\/\d+$/);
  await page.goto(`/readnews/news/?news_id=${/\d+$/.exec(page.url())?.[0]}`);
  const figure = page.locator('.rich-text figure');
  await expect(figure).toHaveCSS('float', 'right');
  const share = () =>
    figure.evaluate(
      (box) => box.getBoundingClientRect().width / (box.parentElement?.getBoundingClientRect().width ?? 1),
    );
  expect(await share()).toBeCloseTo(0.33, 2);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(figure).toHaveCSS('float', 'none');
  expect(await share()).toBeCloseTo(1, 2);
});

test('a link finds an item of the portal by its words', async ({ page, request }) => {
  await openNew(page);
  const [chosen] = await listNews(request, { limit: 1, offset: 3 });
  const [topic, id] = [chosen?.news_topic ?? '', chosen?.news_id];
  await words(page).click();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'ลิงก์' });
  await dialog.getByLabel(/^ที่อยู่ลิงก์/).fill(topic);
  const found = dialog.getByRole('list', { name: 'ข่าวในเว็บไซต์นี้ที่ตรงกับคำที่พิมพ์' });
  await expect(found.getByRole('button', { name: topic })).toBeVisible();
  await expectAccessible(page);
  await found.getByRole('button', { name: topic }).first().press('Enter');
  await expect(words(page).getByRole('link', { name: topic })).toHaveAttribute('href', new RegExp(`news_id=${id}$`));
});

test('a correction of a public item is compared and previewed before readers see it', async ({ page, context }) => {
  test.slow();
  await openNew(page);
  const topic = 'กำหนดการเดิม';
  await page.locator('textarea[name=topic]').fill(topic);
  await page.locator('select[name=categoryId]').selectOption({ index: 1 });
  await words(page).click();
  await page.keyboard.type('เริ่มเก้าโมง');
  await page.getByRole('button', { name: 'อนุมัติและเผยแพร่' }).first().click();
  await page.getByRole('button', { name: 'ยืนยันส่งต่อ' }).click();
  await page.waitForURL(/college_news\/\d+$/);
  const id = /\d+$/.exec(page.url())?.[0];
  await page.goto(`${page.url()}?edit=1`);
  await expect(words(page)).toBeVisible();
  await page.locator('textarea[name=topic]').fill('กำหนดการใหม่');

  await page.getByRole('button', { name: 'เปรียบเทียบ' }).click();
  const dialog = page.getByRole('dialog', { name: 'สิ่งที่แก้ไข' });
  await expect(dialog.getByRole('region')).toHaveCount(1);
  await expect(dialog.locator('del')).toHaveText(/เดิม/);
  await expect(dialog.locator('ins')).toHaveText(/ใหม่/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'ดูตัวอย่าง' }).click(),
  ]);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('กำหนดการใหม่');
  await expect(tab.getByText('ตัวอย่างสิ่งที่กำลังแก้ไข')).toBeVisible();
  await tab.goto(`/readnews/news/?news_id=${id}`);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(topic);
});
