import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const toNumber = (text: string | null): number => Number((text ?? '').replace(/[^\d]/g, ''));

test('an administrator finds figures, filters, compares and exports them', async ({ page }) => {
  await signInAs(page.request, 'VecAdmin');
  await page.goto('/administrator/statistics');
  const sums = page.getByRole('region', { name: 'ยอดรวมของช่วงเวลา' });
  const reads = sums.locator('dt:text-is("ยอดอ่าน") + dd');
  const all = toNumber(await reads.textContent());
  expect(all).toBeGreaterThan(1_000);
  await expect(page.getByRole('img', { name: 'ข่าวที่เผยแพร่' })).toBeVisible();
  await expect(page.getByText('ไม่รวมโปรแกรมอัตโนมัติ')).toBeVisible();

  await page.getByRole('combobox', { name: 'ประเภทหน่วยงาน' }).selectOption({ label: 'สถานศึกษา' });
  await expect(page).toHaveURL(/kind=college/);
  expect(toNumber(await reads.textContent())).toBeLessThan(all);
  await page.getByRole('combobox', { name: 'เปรียบเทียบกับ' }).selectOption({ label: 'ช่วงเดียวกันของปีก่อน' });
  await expect(page).toHaveURL(/compare=lastYear/);
  await expect(sums.getByText('ก่อนหน้า').first()).toBeVisible();

  await page.getByRole('navigation', { name: 'แยกตาม' }).getByRole('link', { name: 'หน่วยงาน', exact: true }).click();
  const table = page.getByRole('table');
  await table.getByRole('link', { name: 'ยอดอ่าน' }).click();
  await expect(table.getByRole('columnheader', { name: 'ยอดอ่าน' })).toHaveAttribute('aria-sort', 'descending');
  const address = new URL(page.url());
  const href = await page.locator('a[href*="format=csv"]').getAttribute('href');
  const csv = await page.request.get(href ?? '');
  expect(csv.status()).toBe(200);
  const [lines = [], facts = []] = (await csv.text()).split(/\r\n,+\r\n/).map((part) => part.trim().split('\r\n'));
  expect(lines[0]).toContain('ยอดอ่าน (ก่อนหน้า)');
  expect(facts.join()).toMatch(/ช่วงเวลา,.*ตัวกรอง,.*สร้างไฟล์เมื่อ,/);
  expect(lines.at(-1)).toContain(String(toNumber(await reads.textContent())));
  for (const format of ['pdf', 'xlsx']) {
    const file = await page.request.get((href ?? '').replace('format=csv', `format=${format}`));
    expect(file.status()).toBe(200);
    expect((await file.body()).subarray(0, 2).toString()).toBe(format === 'pdf' ? '%P' : 'PK');
  }

  await page.getByRole('link', { name: 'ดูเป็นกราฟ' }).click();
  await expect(page).toHaveURL(`/administrator/showGraph${address.search}`);
  const trend = page.getByRole('figure', { name: 'แนวโน้ม ยอดอ่าน' });
  await expect(trend.getByRole('img', { name: 'แนวโน้ม ยอดอ่าน' })).toBeVisible();
  await trend.getByText('ตารางตัวเลข').click();
  await expect(trend.getByRole('row', { name: /^รวม/ })).toContainText(/\d/);
});

test('days are typed in the Buddhist era, and a wrong one is reported beside its field', async ({ page }) => {
  await signInAs(page.request, 'college');
  await page.goto('/colleges/statistics?period=custom&from=31%2F02%2F2569');
  const from = page.getByRole('textbox', { name: 'ตั้งแต่วันที่' });
  await expect(from).toHaveValue('31/02/2569');
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await from.fill('1 ต.ค. 2568');
  await from.press('Enter');
  await expect(page.getByRole('paragraph').filter({ hasText: /^1 ต\.ค\. 2568 –/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'หน่วยงาน' })).toHaveCount(0);
});

test('figures are shown without script, and nobody else’s by any URL', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await signInAs(context.request, 'college');
  await page.goto('/colleges/statistics?organisation=1&by=organisation');
  await expect(page.getByRole('region', { name: 'ยอดรวมของช่วงเวลา' }).getByRole('definition').nth(1)).toHaveText('0');
  await page.getByRole('combobox', { name: 'ช่วงเวลา' }).selectOption({ label: 'ปีงบประมาณที่แล้ว' });
  await page.getByRole('button', { name: 'แสดงสถิติ' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: /^1 ต\.ค\. \d{4} – 30 ก\.ย\. \d{4}/ })).toBeVisible();
  const refused = await context.request.get('/api/v1/statistics/export?place=showGraph&format=csv');
  expect(refused.status()).toBe(404);
  await page.goto('/colleges');
  await expect(page.getByRole('region', { name: 'ข่าวและยอดอ่าน 30 วันล่าสุด' }).getByRole('img')).toHaveCount(2);
  await context.close();
});

test('on a phone the filters are a sheet, sent at once by its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page.request, 'VecAdmin');
  await page.goto('/administrator/statistics');
  const kind = page.getByRole('combobox', { name: 'ประเภทหน่วยงาน' });
  await expect(kind).toBeHidden();
  await page.getByRole('button', { name: 'ตัวกรองสถิติ' }).click();
  await kind.selectOption({ label: 'สถานศึกษา' });
  await page.getByRole('combobox', { name: 'เปรียบเทียบกับ' }).selectOption({ label: 'ช่วงเดียวกันของปีก่อน' });
  await expect(page).not.toHaveURL(/kind=/);
  await page.getByRole('button', { name: 'แสดงสถิติ' }).click();
  await expect(page).toHaveURL(/compare=lastYear.*kind=college/);
  await expect(kind).toBeHidden();
});
