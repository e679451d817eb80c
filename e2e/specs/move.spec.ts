import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CATEGORY } from '../routes';
import { expectAccessible } from '../support/accessibility';
import { createAdministrator, logInAdministrator } from '../support/administrator';
import { anOldRow, type OldSite, openOldSite } from '../support/old-site';
import { expect, test } from '../support/test';

const SCREEN = '/administrator/move';
/** A run of a few items, at the polite pace. */
const RUN_MS = 60_000;

let opened: OldSite | undefined;
test.afterEach(async () => {
  await opened?.close();
  if (opened) await forget(opened);
  opened = undefined;
});

/** Ids that neither the demo content nor another attempt of this test has. */
const takeId = (): number => 3_000_000 + randomInt(1_000_000) * 10;

async function findCategory() {
  const { db } = await import('@/lib/db/db');
  return db.category.findUniqueOrThrow({ where: { id: CATEGORY }, select: { name: true } });
}

async function findOffice() {
  const { db } = await import('@/lib/db/db');
  return db.organisation.findFirstOrThrow({
    where: { kind: 'college', status: 'open' },
    select: { name: true, code: true },
    orderBy: { id: 'asc' },
  });
}

/** Somebody edits an item here. */
async function editHere(id: number, topic: string): Promise<void> {
  const { db } = await import('@/lib/db/db');
  await db.news.update({ where: { id }, data: { topic, version: { increment: 1 } } });
}

/** Removes the moved items and their source, which no screen takes away once something has come. */
async function forget({ address, rows }: OldSite): Promise<void> {
  const { db } = await import('@/lib/db/db');
  await db.news.deleteMany({ where: { id: { in: rows.map(({ news_id }) => news_id) } } });
  await db.moveSource.deleteMany({ where: { kind: 'legacy', address } });
  await db.$disconnect();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const openPart = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'ส่วนของเว็บเดิม' }).getByRole('link', { name }).click();
const openTab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'ข่าวตามผล' }).getByRole('link', { name }).click();

async function start(page: Page, mode: 'dry' | 'real'): Promise<void> {
  await page.getByLabel('แบบ', { exact: true }).selectOption(mode);
  await page.getByLabel('ภาพ', { exact: true }).selectOption('none');
  await press(page, 'เริ่มย้าย');
  await expect(page.getByRole('heading', { level: 1, name: /^การย้ายครั้งที่/ })).toBeVisible();
  await expect(page.getByText('เสร็จ', { exact: true })).toBeVisible({ timeout: RUN_MS });
}

test('an old site is connected, mapped, tried, moved, decided on, undone, moved again and followed each night', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.allow(/status of 4(?:04|22)/);
  // One at a time: the portal may read from this one port.
  const site = await openOldSite();
  opened = site;
  const [category, office] = [await findCategory(), await findOffice()];
  const first = takeId();
  const [second, third] = [first + 1, first + 2];
  const oldOffice = `หน่วยงานเดิม ${first}`;
  site.categories.push({ newsCatID: String(CATEGORY), newsCatName: category.name, newsCatShowHide: '1' });
  site.rows.push(
    anOldRow(first, { news_type: CATEGORY, usersystems_name: oldOffice }),
    anOldRow(second, { news_type: CATEGORY }),
    anOldRow(third, { news_type: CATEGORY }),
  );
  await logInAdministrator(page.request, await createAdministrator());

  await page.goto(SCREEN);
  await page.getByRole('link', { name: 'ต่อกับระบบเดิม' }).first().click();
  await page.getByLabel(/^ชื่อที่ใช้เรียก/).fill(`เว็บเดิม ${first}`);
  await page.getByLabel('ที่อยู่ของ API เดิม').fill(site.address.replace('/apis', '/nothing'));
  await page.getByLabel(/^ApiKey/).fill('the-key');
  await press(page, 'ทดสอบและบันทึก');
  await expect(page.getByText(/ไม่พบ API ที่ที่อยู่นี้/)).toBeVisible();
  await page.getByLabel('ที่อยู่ของ API เดิม').fill(site.address);
  await press(page, 'ทดสอบและบันทึก');
  await expect(page.getByRole('heading', { level: 2, name: 'สิ่งที่พบ' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.content()).not.toContain('the-key');

  await openPart(page, /^การย้าย/);
  await start(page, 'dry');
  expect(site.keys).toEqual(new Set(['the-key']));
  await openTab(page, /^จะเขียน/);
  await expect(page.getByRole('table', { name: 'จะเขียน' }).getByRole('row')).toHaveCount(4);
  await expect(page.getByText('ยังไม่มีข่าวใดถูกเขียน')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'เว็บเดิม', exact: true }).click();
  await openPart(page, /^หน่วยงาน/);
  const row = page.getByRole('row').filter({ hasText: oldOffice });
  await expect(row).toContainText('ยังไม่จับคู่');
  await row.getByRole('combobox').fill(office.code);
  await row.getByRole('option', { name: office.name }).first().click();
  await row.getByRole('button', { name: 'บันทึก' }).click();
  await expect(row).toContainText(office.name);
  await expect(row).not.toContainText('ยังไม่จับคู่');
  await expectAccessible(page);

  await openPart(page, /^การย้าย/);
  await start(page, 'real');
  await page.goto(`/readnews/news/?news_id=${first}`);
  await expect(page.getByRole('heading', { level: 1, name: `ข่าวเดิม ${first}` })).toBeVisible();

  await editHere(second, `แก้ที่นี่ ${second}`);
  await editHere(third, `แก้ที่นี่ ${third}`);
  for (const changed of site.rows) changed.news_topic = `แก้ที่เว็บเดิม ${changed.news_id}`;
  await page.goto(SCREEN);
  await page.getByRole('link', { name: `เว็บเดิม ${first}`, exact: true }).click();
  await start(page, 'real');
  await openTab(page, /^ขัดกัน/);
  await page.getByRole('link', { name: `เทียบสองฝั่ง แก้ที่นี่ ${second}` }).click();
  await expect(page.getByRole('region', { name: 'หัวข้อข่าว' })).toContainText('เว็บเดิม');
  await expectAccessible(page);
  await press(page, 'ใช้ของเว็บเดิม');
  await expect(page.getByRole('table', { name: 'ขัดกัน' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('checkbox', { name: `เลือก แก้ที่นี่ ${third}` }).check();
  await press(page, 'เก็บของเว็บนี้ไว้');
  await expect(page.getByText('ไม่มีข่าวในรายการนี้')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByText('รายงาน', { exact: true }).click();
  await page.getByRole('link', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await page.getByText('ย้อนการย้ายครั้งนี้', { exact: true }).first().click();
  await press(page, 'ย้อนการย้ายครั้งนี้');
  await expect(page.getByText('ย้อนแล้ว', { exact: true })).toBeVisible({ timeout: RUN_MS });
  await page.goto(`/readnews/news/?news_id=${second}`);
  await expect(page.getByRole('heading', { level: 1, name: `แก้ที่นี่ ${second}` })).toBeVisible();

  await page.goto(SCREEN);
  await page.getByRole('link', { name: `เว็บเดิม ${first}`, exact: true }).click();
  await start(page, 'real');
  await openTab(page, /^เขียนแล้ว/);
  await expect(page.getByRole('table', { name: 'เขียนแล้ว' }).getByRole('row')).toHaveCount(3);

  await page.getByRole('link', { name: 'เว็บเดิม', exact: true }).click();
  await openPart(page, /^ประจำคืน/);
  await page.getByLabel('คืนสุดท้าย').first().fill('31/12/2575');
  await press(page, 'เปิดทุกคืน');
  await expect(page.getByText(/เปิดอยู่ เริ่มเวลา 02:30 น/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'ปิด', exact: true }).click();
  await expect(page.getByText(/ปิดอยู่/)).toBeVisible();
});

test('only the administrator has the screen, its progress and its report', async ({ page, problems }) => {
  problems.allow(/status of 40[134]/);
  for (const path of ['/api/v1/moves/1', '/api/v1/moves/export?run=1&format=csv'])
    expect((await page.request.get(path)).status()).toBeGreaterThanOrEqual(401);
});
