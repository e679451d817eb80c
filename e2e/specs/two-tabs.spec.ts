import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatThaiDayInput } from '@/lib/time/thai-time';
import { DAY_MS } from '@/lib/time/units';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const PERIODS = '/administrator/period';
const NOTICES = '/administrator/notices';

const aName = (word: string) => `${word} ${randomBytes(4).toString('hex')}`;
/** The last word of a name: the comparison marks differing words one by one. */
const endOf = (name: string) => name.split(' ').at(-1) ?? '';
const panelOf = (page: Page) => page.getByRole('region', { name: 'ส่วนที่ต่างจากที่บันทึกไว้แล้ว' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const typedDay = (days: number) => formatThaiDayInput(new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10));
const nameOf = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'ชื่อรอบ' });
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

/** Adds a period that opens tomorrow; returns the address of its form. */
async function addPeriod(page: Page, name: string): Promise<string> {
  await signInAs(page.request, 'VecAdmin');
  await page.goto(PERIODS);
  await page.getByRole('link', { name: 'เปิดรอบใหม่' }).click();
  const dialog = page.getByRole('dialog');
  await nameOf(page).fill(name);
  const year = Number(await dialog.getByLabel('ปีงบประมาณ').inputValue());
  await dialog.getByLabel('นับผลงานตั้งแต่วันที่').fill(`1/10/${year - 1}`);
  await dialog.getByLabel('ถึงวันที่').fill(`2/10/${year - 1}`);
  await dialog.getByRole('textbox', { name: 'เปิดรับรายงาน', exact: true }).fill(typedDay(1));
  await dialog.getByRole('textbox', { name: 'ปิดรับรายงาน', exact: true }).fill(typedDay(90));
  await dialog.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const edit = rowOf(page, name).getByRole('link', { name: /แก้ไขรอบการรายงาน/ });
  return (await edit.getAttribute('href')) ?? '';
}

test('two tabs on one period: the second sees what differs and decides field by field', async ({ page }) => {
  const [name, first, second] = [aName('รอบเดิม'), aName('ชื่อแท็บแรก'), aName('ชื่อแท็บสอง')];
  const address = await addPeriod(page, name);
  const other = await page.context().newPage();
  await page.goto(address);
  await other.goto(address);

  await nameOf(page).fill(first);
  await page.getByRole('dialog').getByLabel('ทางส่งรายงานของสถานศึกษา').selectOption('province');
  await page.getByRole('dialog').getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(rowOf(page, first)).toBeVisible();

  await nameOf(other).fill(second);
  await other.getByRole('dialog').getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(panelOf(other)).toContainText('บันทึกล่าสุดโดย');
  await expect(panelOf(other).getByRole('group', { name: 'ชื่อรอบ' })).toContainText(endOf(first));
  await expect(panelOf(other).getByRole('group')).toHaveCount(2);
  await expect(nameOf(other)).toHaveValue(second);
  // Not touched here, so the first tab's choice is kept.
  await expect(other.getByRole('dialog').getByRole('combobox', { name: 'ทางส่งรายงานของสถานศึกษา' })).toHaveValue(
    'province',
  );
  await button(other, 'ใช้ที่บันทึกไว้แล้ว ชื่อรอบ').click();
  await expect(nameOf(other)).toHaveValue(first);
  await button(other, 'ใช้ของคุณ ชื่อรอบ').click();
  await expect(nameOf(other)).toHaveValue(second);
  await other.getByRole('dialog').getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(rowOf(other, second)).toContainText('ผ่านจังหวัด');
});

test('two tabs on the draft of a notice: both keep what they wrote', async ({ page }) => {
  const [title, renamed, words] = [aName('ประกาศร่าง'), aName('ชื่อใหม่'), aName('เนื้อหาจากแท็บที่สอง')];
  await signInAs(page.request, 'VecAdmin');
  await page.goto(`${NOTICES}/new`);
  await page.getByLabel('ชื่อประกาศ').fill(title);
  await button(page, 'บันทึกร่าง').click();
  await expect(page).toHaveURL(/\/notices\/\d+/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('toolbar')).toBeVisible();

  await page.getByLabel('ชื่อประกาศ').fill(renamed);
  await button(page, 'บันทึกร่าง').click();
  await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: renamed })).toBeVisible();

  await other.getByRole('textbox', { name: 'เนื้อหา' }).fill(words);
  await expect(other.locator('textarea[name=body]')).toHaveValue(new RegExp(words));
  await button(other, 'บันทึกร่าง').click();
  await expect(panelOf(other).getByRole('group', { name: 'ชื่อประกาศ' })).toContainText(endOf(renamed));
  await expect(other.getByRole('textbox', { name: 'ชื่อประกาศ' })).toHaveValue(renamed);
  await button(other, 'บันทึกร่าง').click();
  await expect(panelOf(other)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('ชื่อประกาศ')).toHaveValue(renamed);
  await expect(page.locator('textarea[name=body]')).toHaveValue(new RegExp(words));
});

test('without script the second tab keeps its words beside those that are stored', async ({
  page,
  browser,
  baseURL,
}) => {
  const [name, first, second] = [aName('รอบเดิม'), aName('ชื่อแท็บแรก'), aName('ชื่อแท็บสอง')];
  const address = await addPeriod(page, name);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const other = await context.newPage();
  await signInAs(other.request, 'VecAdmin');
  await other.goto(address);
  await page.goto(address);
  await nameOf(page).fill(first);
  await page.getByRole('dialog').getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(rowOf(page, first)).toBeVisible();
  await nameOf(other).fill(second);
  await other.getByRole('dialog').getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(other.getByText(`ที่บันทึกไว้แล้ว: ${first}`)).toBeVisible();
  await expect(nameOf(other)).toHaveValue(second);
  await context.close();
});
