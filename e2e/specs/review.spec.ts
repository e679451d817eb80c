import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { leaveAccount } from '../support/leave-account';
import { logInCollege } from '../support/offices';
import { expect, test } from '../support/test';
import { createWaitingNews, logInWriter } from '../support/waiting-news';

test.setTimeout(180_000);

const LIST = '/colleges/college_news';
const bar = (page: Page) => page.getByRole('region', { name: 'พิจารณาข่าว' });

const panel = (page: Page) => page.getByRole('region', { name: 'ส่งกลับให้ผู้เขียนแก้ไข' });
/** Number of marked places of quoted words. */
const countMarks = (page: Page, name = 'review-point') =>
  page.evaluate((one) => CSS.highlights.get(one)?.size ?? 0, name);

/** Selects words of the first paragraph, as with a mouse. */
async function selectWords(page: Page, words: string): Promise<void> {
  await page.evaluate((wanted) => {
    const node = document.querySelector('article[data-review-text] .rich-text p, article[data-review-text] p');
    const walker = node && document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let text = walker?.nextNode(); text; text = walker?.nextNode()) texts.push(text);
    const whole = texts.map(({ nodeValue }) => nodeValue).join('');
    const locate = (at: number): [Node, number] => {
      let rest = at;
      for (const text of texts) {
        if (rest <= (text.nodeValue?.length ?? 0)) return [text, rest];
        rest -= text.nodeValue?.length ?? 0;
      }
      throw new Error('outside of the text');
    };
    const start = whole.indexOf(wanted);
    document.getSelection()?.setBaseAndExtent(...locate(start), ...locate(start + wanted.length));
  }, words);
}

/** Counted presses of a keyboard. */
function openKeyboard(page: Page) {
  let count = 0;
  return {
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    count: () => count,
  };
}

/** Waits until the item is there and its bar listens. */
async function arrive(page: Page, id: number): Promise<void> {
  await page.waitForURL(new RegExp(`/${id}$`));
  await page.waitForFunction(() => Reflect.get(window, 'takenOver'));
}

test('nine waiting items are decided by keyboard alone, and a wrong press is taken back', async ({ page }) => {
  const { college, items } = await createWaitingNews(9);
  await logInCollege(page.request, college);
  const [first] = items;
  await page.goto(`${LIST}/${first?.id}`);
  const keys = openKeyboard(page);
  for (const [index, { id, topic }] of items.entries()) {
    await arrive(page, id);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(topic);
    await expect(bar(page)).toContainText(`เรื่องที่ 1 จาก ${9 - index}`);
    if (index === 2) {
      await keys.press('r');
      await expect(panel(page).getByLabel('ให้แก้อย่างไร (ข้อที่ 1)')).toBeFocused();
      await page.keyboard.insertText('ระบุวันที่จัดอบรม');
      await keys.press('Control+Enter');
      await expect(bar(page)).toContainText('ส่งกลับให้ผู้เขียนแล้ว');
    } else {
      await keys.press('a');
      await expect(bar(page)).toContainText('อนุมัติและเผยแพร่แล้ว');
    }
    if (index === 4) {
      await keys.press('z');
      await expect(bar(page)).toContainText('เรื่องที่ 1 จาก 5');
      await expect(bar(page).getByRole('button', { name: 'อนุมัติและเผยแพร่' })).toBeFocused();
      await keys.press('a');
      await expect(bar(page)).toContainText('อนุมัติและเผยแพร่แล้ว');
    }
    if (index === 8) break;
    await expect(bar(page).getByRole('link', { name: 'ถัดไป' })).toBeFocused();
    await keys.press('j');
  }
  await expect(bar(page)).toContainText('พิจารณาครบทุกเรื่องแล้ว');
  await expect(bar(page).getByRole('link', { name: 'กลับไปที่รายการ' })).toBeFocused();
  // A press for each decision and each way on, one more to send the return, two for the wrong press.
  expect(keys.count()).toBe(9 + 8 + 1 + 2);
  for (const [index, { id }] of items.entries())
    expect((await page.request.get(`/readnews/news/?news_id=${id}`)).status()).toBe(index === 2 ? 404 : 200);
});

test('an item is passed over, found again and left alone while somebody types', async ({ page }) => {
  const { college, items } = await createWaitingNews(3);
  await logInCollege(page.request, college);
  const [first, second, third] = items.map(({ id }) => id);
  await page.goto(`${LIST}/${first}`);
  await arrive(page, first ?? 0);
  await page.keyboard.press('j');
  await arrive(page, second ?? 0);
  await expect(bar(page)).toContainText('เรื่องที่ 2 จาก 3');
  await page.keyboard.press('k');
  await arrive(page, first ?? 0);
  await page.keyboard.press('j');
  await arrive(page, second ?? 0);
  // Letters in a field are no keys, and what was typed stays while the panel is closed.
  await page.keyboard.press('r');
  const remark = panel(page).getByLabel('ให้แก้อย่างไร (ข้อที่ 1)');
  await expect(remark).toBeFocused();
  await remark.pressSequentially('a j k r');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('r');
  await expect(remark).toHaveValue('a j k r');
  await panel(page).getByRole('button', { name: 'ส่งกลับแก้ไข' }).click();
  await expect(bar(page)).toContainText('ส่งกลับให้ผู้เขียนแล้ว');
  // The one after it, not the one that was passed over.
  await expect(bar(page).getByRole('link', { name: 'ถัดไป' })).toHaveAttribute('href', `${LIST}/${third}`);
  await bar(page).getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(bar(page)).toContainText('เรื่องที่ 2 จาก 3');
});

test('the keys are explained beside the bar and can be switched off', async ({ page }) => {
  const { college, items } = await createWaitingNews(1);
  await logInCollege(page.request, college);
  await page.goto(`${LIST}/${items[0]?.id}`);
  await page.locator('summary[aria-label=ปุ่มลัด]').click();
  await expect(bar(page).getByText('ส่งกลับแก้ไข').last()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('ใช้ปุ่มลัดในหน้านี้').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.reload();
  await expect(bar(page)).toContainText('เรื่องที่ 1 จาก 1');
  await page.keyboard.press('a');
  await page.locator('summary[aria-label=ปุ่มลัด]').click();
  await page.getByLabel('ใช้ปุ่มลัดในหน้านี้').check();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('เรื่องที่ 1 จาก 1');
  await page.keyboard.press('a');
  await expect(bar(page)).toContainText('อนุมัติและเผยแพร่แล้ว');
});

test('the bar stays in sight on a phone and does not widen the page', async ({ page }) => {
  const { college, items } = await createWaitingNews(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await logInCollege(page.request, college);
  await page.goto(`${LIST}/${items[0]?.id}`);
  for (const name of ['อนุมัติ', 'ส่งกลับแก้ไข', 'ถัดไป'])
    await expect(bar(page).locator('a, button').filter({ hasText: name }).first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(bar(page).getByRole('button', { name: 'อนุมัติ', exact: true })).toBeInViewport();
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'อนุมัติ', exact: true }).click();
  await expect(bar(page)).toContainText('อนุมัติและเผยแพร่แล้ว');
  await expect(bar(page).getByRole('link', { name: 'ถัดไป' })).toBeInViewport();
  await expectAccessible(page);
});

test('a return is written beside the text, mended point by point and read again with its changes', async ({ page }) => {
  const { college, writer, items } = await createWaitingNews(1);
  const id = items[0]?.id ?? 0;
  await logInCollege(page.request, college);
  await page.goto(`${LIST}/${id}`);
  await arrive(page, id);
  await selectWords(page, 'ห้องประชุมใหญ่');
  await page.getByRole('button', { name: 'ให้แก้ตรงนี้' }).click();
  await expect(panel(page).getByLabel('ถ้อยคำในข่าว (ข้อที่ 1)')).toHaveValue('ห้องประชุมใหญ่');
  await expect(panel(page).getByLabel('ให้แก้อย่างไร (ข้อที่ 1)')).toBeFocused();
  await expect.poll(() => countMarks(page, 'review-draft')).toBeGreaterThan(0);
  await panel(page).getByRole('button', { name: 'ส่งกลับแก้ไข' }).click();
  await expect(panel(page).getByText('กรุณาเขียนว่าให้แก้อย่างไร')).toBeVisible();
  await panel(page).getByLabel('ให้แก้อย่างไร (ข้อที่ 1)').fill('ระบุชั้นและอาคาร');
  await panel(page).getByRole('button', { name: 'เพิ่มข้อ' }).click();
  await panel(page).getByLabel('ให้แก้อย่างไร (ข้อที่ 2)').fill('เพิ่มภาพบรรยากาศ');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(bar(page)).toContainText('ส่งกลับให้ผู้เขียนแล้ว');

  await leaveAccount(page);
  await logInWriter(page.request, writer);
  await page.goto(`/users/users_news/${id}`);
  const edit = page.getByRole('link', { name: 'แก้ไข', exact: true });
  const colour = await edit.evaluate((link) => getComputedStyle(link).backgroundColor);
  const other = page.getByRole('button', { name: 'ส่งขออนุมัติ' });
  expect(await other.evaluate((button) => getComputedStyle(button).backgroundColor)).not.toBe(colour);
  await edit.click();
  const first = page.getByRole('checkbox', { name: 'ระบุชั้นและอาคาร' });
  const headline = page.locator('textarea[name=topic]');
  await expect(page.getByText(`โดย ${college.name}`).last()).toBeVisible();
  const [above, below] = [await first.boundingBox(), await headline.boundingBox()];
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
  const words = page.locator('[contenteditable=true][role=textbox]');
  await expect(words).toBeVisible();
  await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  await first.check();
  await saved;
  await expectAccessible(page);
  await words.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('อบรมครู ณ ห้องประชุม ชั้น 2 อาคารอำนวยการ');
  await expect.poll(() => countMarks(page)).toBe(0);
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-save-state]').first()).toContainText('บันทึกแล้ว');
  await page.goto(`/users/users_news/${id}`);
  await expect(page.getByRole('checkbox', { name: 'ระบุชั้นและอาคาร' })).toBeChecked();
  await expect(page.getByText('ไม่พบถ้อยคำนี้ในข่าวแล้ว')).toBeVisible();
  await page.getByRole('button', { name: 'ส่งขออนุมัติ' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'ส่งขออนุมัติแล้ว' })).toBeVisible();

  await leaveAccount(page);
  await logInCollege(page.request, college);
  await page.goto(`${LIST}/${id}`);
  const since = page.getByRole('region', { name: 'สิ่งที่เปลี่ยนหลังส่งกลับ' });
  await expect(since.locator('ins').filter({ hasText: 'อาคารอำนวยการ' })).toBeVisible();
  await expect(since.getByRole('checkbox', { name: 'ระบุชั้นและอาคาร' })).toBeChecked();
  await expectAccessible(page);
});

test('on a phone the text stays in sight above the panel', async ({ page }) => {
  const { college, items } = await createWaitingNews(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await logInCollege(page.request, college);
  await page.goto(`${LIST}/${items[0]?.id}`);
  await bar(page).getByRole('link', { name: 'ส่งกลับแก้ไข' }).click();
  await expect(panel(page).getByRole('button', { name: 'ส่งกลับแก้ไข' })).toBeInViewport();
  const top = (await panel(page).boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan(740 * 0.35);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
});
