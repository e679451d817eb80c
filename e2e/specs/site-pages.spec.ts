import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const aName = (word: string) => `${word} ${randomBytes(4).toString('hex')}`;
const findRow = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test('the footer of every page links to the legally required pages, each with its last date of change', async ({
  page,
}) => {
  await page.goto('/about/');
  await expect(page.getByRole('main').getByText('ปรับปรุงล่าสุดเมื่อ')).toBeVisible();
  const links = page.getByRole('navigation', { name: 'เกี่ยวกับเว็บไซต์' }).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toEqual(
    expect.arrayContaining(['/privacy/', '/policy/', '/disclosure/', '/accessibility/', '/faq/', '/sitemap/', '/en/']),
  );
  for (const address of addresses.filter((one) => !one.includes('#'))) {
    expect((await page.goto(address))?.status(), address).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
  }
});

test('every page on the site map exists', async ({ page, request }) => {
  await page.goto('/sitemap/');
  const named = page.getByRole('main').locator('ul a');
  const addresses = await named.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  // Other tests create categories and hide them again.
  const fixed = addresses.filter((address) => !/^\/organisations\/|news_type=(?!1002$)/.test(address));
  const organisations = addresses.filter((address) => address.startsWith('/organisations/'));
  expect(fixed.length).toBeGreaterThan(20);
  expect(organisations.length).toBeGreaterThan(40);
  for (const address of [...fixed, ...organisations.slice(0, 2)]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('security.txt names the contact for vulnerability reports', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain; charset=utf-8/i);
  const lines = (await answer.text()).split('\n');
  expect(lines[0]).toMatch(/^Contact: (mailto:\S+@\S+|https?:\/\/\S+)$/);
  const expires = lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '';
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
});

test('a question is written, read without script, hidden and deleted with undo', async ({ page, browser }) => {
  await signInAs(page.request, 'VecAdmin');
  const question = aName('ถามว่าอะไร');
  await page.goto('/administrator/site?part=faq');
  await page.getByRole('link', { name: 'เพิ่มคำถาม' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('คำถาม').fill(question);
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog.getByText('กรุณากรอกคำตอบ')).toBeVisible();
  await dialog.getByLabel('คำตอบ').fill('ย่อหน้าแรก\nย่อหน้าที่สอง');
  await dialog.getByLabel('ลิงก์อ่านต่อ').fill('/login/');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(findRow(page, question)).toBeVisible();

  const reader = await browser.newPage({ javaScriptEnabled: false });
  await reader.goto('/faq/');
  const entry = reader.locator('details').filter({ hasText: question });
  await reader.emulateMedia({ media: 'print' });
  await expect(entry.getByText('ย่อหน้าที่สอง')).toBeVisible();
  await reader.emulateMedia({ media: 'screen' });
  await expect(entry.getByText('ย่อหน้าที่สอง')).toBeHidden();
  await entry.locator('summary').click();
  await expect(entry.getByText('ย่อหน้าที่สอง')).toBeVisible();
  await expect(entry.getByRole('link')).toHaveAttribute('href', '/login/');

  await findRow(page, question)
    .getByRole('link', { name: `ลบ ${question}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ลบ' }).click();
  await expect(findRow(page, question)).toHaveCount(0);
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(findRow(page, question)).toBeVisible();
  await findRow(page, question)
    .getByRole('button', { name: `ซ่อน ${question}` })
    .click();
  await expect(findRow(page, question).getByRole('button', { name: `แสดง ${question}` })).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(question)).toHaveCount(0);
  await reader.close();
});

test('the disclosure list is by year; an item without a page says so', async ({ page }) => {
  await signInAs(page.request, 'VecAdmin');
  const title = aName('ข้อมูลที่เปิดเผย');
  const year = 2_600 + Math.floor(Math.random() * 90);
  await page.goto(`/administrator/disclosure?year=${year}`);
  await page.getByRole('link', { name: 'เพิ่มรายการ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('ข้อที่').fill('ข้อแปด');
  await dialog.getByLabel('ชื่อข้อมูล').fill(title);
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog.getByText('ข้อที่เป็นตัวเลข')).toBeVisible();
  await dialog.getByLabel('ข้อที่').fill('O8');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('ยังไม่เผยแพร่');
  await page.goto(`/disclosure/?year=${year}`);
  await expect(page.getByText('เผยแพร่แล้ว 0 จาก 1 รายการ')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/administrator/disclosure?year=${year}`);
  await page.getByRole('link', { name: 'แก้ไข O8' }).click();
  await page.getByRole('dialog').getByLabel('หน้าหรือเอกสารที่เปิดเผย').fill('/about/');
  await page.getByRole('dialog').getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('/about/');
  await page.goto(`/disclosure/?year=${year}`);
  await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveAttribute('href', '/about/');
});
