import { randomBytes } from 'node:crypto';
import { expectAccessible } from '../support/accessibility';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const POLICIES = '/administrator/site?part=policies&text=website';
const mark = () => randomBytes(4).toString('hex');
/** A future year within the ten allowed for dates, in the Buddhist era. */
const LATER = new Date().getFullYear() + 543 + 4;

// Serial: the policies and the list of executives are shared. Each test restores what it changes.
test.describe.configure({ mode: 'default' });

test('a policy is drafted, previewed, announced for a day to come, read in advance, and taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page.request, 'VecAdmin');
  const words = `ขอบเขตการให้บริการ ${mark()}`;
  const reader = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const readers = await reader.newPage();
  await page.goto(POLICIES);
  await page.getByRole('toolbar').first().waitFor();
  await page.getByRole('textbox', { name: 'ข้อความ' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await page.getByRole('button', { name: 'บันทึกฉบับร่าง' }).click();
  await expect(page.getByText('บันทึกฉบับร่างแล้ว ผู้อ่านยังไม่เห็น')).toBeVisible();
  await readers.goto('/policy/');
  await expect(readers.getByText(words)).toHaveCount(0);

  await page.getByRole('link', { name: 'ดูตัวอย่างฉบับร่าง' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'กลับไปแก้ไข' }).click();
  await page.getByRole('toolbar').first().waitFor();
  await page.getByLabel('สรุปสิ่งที่เปลี่ยน').fill('ทดลองประกาศล่วงหน้า');
  await page.getByLabel(/^วันที่มีผล/).fill(`1/6/${LATER}`);
  await page.getByRole('button', { name: 'ประกาศเป็นฉบับใหม่' }).click();
  await expect(page.getByText('จะมีผลตามวันที่กำหนด')).toBeVisible();

  await readers.goto('/policy/');
  await expect(readers.getByText(words)).toHaveCount(0);
  await expect(readers.getByText(`มีฉบับใหม่ที่จะมีผลตั้งแต่ 1 มิ.ย. ${LATER}`)).toBeVisible();
  await readers.getByRole('link', { name: 'อ่านล่วงหน้า' }).click();
  await expect(readers.getByText(words)).toBeVisible();
  await expect(readers.getByText('คุณกำลังอ่านฉบับใหม่ ซึ่งยังไม่มีผล')).toBeVisible();
  await readers.getByRole('link', { name: 'อ่านฉบับที่มีผลอยู่' }).click();
  await expect(readers).toHaveURL(/\/policy\/$/);

  await page.goto(POLICIES);
  await page.getByRole('button', { name: 'ดึงกลับเป็นฉบับร่าง' }).click();
  await expect(page.getByText('ดึงฉบับที่ยังไม่มีผลกลับเป็นฉบับร่างแล้ว')).toBeVisible();
  await page.getByRole('button', { name: 'ทิ้งฉบับร่าง' }).click();
  await expect(page.getByText('ทิ้งฉบับร่างแล้ว')).toBeVisible();
  await reader.close();
});

test('earlier versions of each policy can be read, and name the version in force', async ({ page }) => {
  for (const path of ['/privacy/', '/cookies/', '/terms/', '/policy/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'ฉบับที่ 1', exact: true }).click();
    await expect(page.getByText('คุณกำลังอ่านฉบับเดิม ซึ่งไม่มีผลแล้ว')).toBeVisible();
    await expect(page.getByRole('link', { name: 'ฉบับที่ 1', exact: true })).toHaveAttribute('aria-current', 'page');
    expect((await page.request.get(`${path}?version=999`)).status()).toBe(404);
  }
});

test('an executive is added, seen by readers with and without script, hidden and deleted', async ({
  page,
  browser,
}) => {
  await signInAs(page.request, 'VecAdmin');
  const name = `นางสาวทดสอบ ${mark()}`;
  await page.goto('/administrator/site?part=executives');
  await page.getByRole('link', { name: 'เพิ่มผู้บริหาร' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('ชื่อและนามสกุล').fill(name);
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog.getByText('กรุณากรอกตำแหน่ง')).toBeVisible();
  await dialog.getByLabel('ตำแหน่ง').fill('ผู้ช่วยเลขาธิการ');
  await dialog.getByLabel('ความรับผิดชอบ').fill('งานแผน\nงานงบประมาณ');
  await dialog.getByLabel('โทรศัพท์สำนักงาน').fill('0 2123 4567 ต่อ 1234');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(row).toBeVisible();

  const reader = await browser.newPage({ javaScriptEnabled: false });
  await reader.setViewportSize({ width: 360, height: 740 });
  await reader.goto('/executives/');
  const card = reader.getByRole('listitem').filter({ hasText: name });
  await expect(card.getByText('งานงบประมาณ')).toBeVisible();
  await expect(card.getByRole('link', { name: '0 2123 4567 ต่อ 1234' })).toHaveAttribute('href', 'tel:021234567');
  await page.goto('/executives/');
  await expectAccessible(page);

  await page.goto('/administrator/site?part=executives');
  await row.getByRole('button', { name: `ซ่อน ${name}` }).click();
  await expect(row.getByRole('button', { name: `แสดง ${name}` })).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(name)).toHaveCount(0);
  await row.getByRole('link', { name: `ลบ ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ลบ' }).click();
  await expect(row).toHaveCount(0);
  await reader.close();
});
