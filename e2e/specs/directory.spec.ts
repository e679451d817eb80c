import { z } from 'zod';
import { createColleges, logInCollege } from '../support/offices';
import { expect, test } from '../support/test';

const PATH = '/organisations/';

test('a college is found by name, province, letter and kind', async ({ page }) => {
  const [college] = await createColleges(1);
  if (!college) throw new Error('no college was made');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'หน่วยงานและสถานศึกษา' })).toBeVisible();
  const search = page.locator('main').getByRole('searchbox');
  await search.fill(college.name);
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'พบ 1 แห่ง' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'ประเภทหน่วยงาน' })
    .getByRole('link', { name: /^สถานศึกษา/ })
    .click();
  await expect(page).toHaveURL(/kind=college/);
  await page.getByRole('link', { name: 'ขึ้นต้นด้วย ท' }).click();
  await expect(page).toHaveURL(/letter=/);
  await page.getByRole('link', { name: college.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: college.name })).toBeVisible();
  await page.getByRole('link', { name: `หน่วยงานทั้งหมดใน${college.province}`, exact: true }).click();
  await expect(page.getByRole('link', { name: college.name, exact: true })).toBeVisible();
});

test('the map is reached by keyboard, narrows the list to a province, and has every province', async ({ page }) => {
  await page.goto(PATH);
  const map = page.locator('#map svg');
  await expect(map.locator('use')).toHaveCount(77);
  const province = map.getByRole('link', { name: /^เชียงใหม่ / });
  await page.getByRole('link', { name: 'ข้ามแผนที่ไปรายชื่อจังหวัด' }).focus();
  for (let step = 0; step < 10; step++) {
    await page.keyboard.press('Tab');
    if (await province.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(province).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PATH}?province=50`);
  await expect(page.getByRole('heading', { level: 2, name: /เชียงใหม่$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'วิทยาลัยเทคนิคดอยคำ' })).toBeVisible();
  await map.getByRole('link', { name: 'เอาตัวกรอง เชียงใหม่ ออก' }).click();
  await expect(page).toHaveURL(PATH);
});

test('an office writes what it teaches, and readers find it by that', async ({ page }) => {
  const [college] = await createColleges(1);
  if (!college) throw new Error('no college was made');
  const programme = `ช่างทดสอบ ${college.userName}`;
  await logInCollege(page.request, college);
  await page.goto('/colleges/account');
  const own = page.getByRole('region', { name: 'โปรไฟล์หน่วยงาน' });
  await own.getByLabel('ประกาศนียบัตรวิชาชีพ (ปวช.)').fill(`${programme}\nการบัญชี`);
  await own.getByLabel('เวลาทำการ').fill('จันทร์–ศุกร์ 08.30–16.30 น.');
  await own.getByLabel('อีเมลสำหรับผู้อ่าน').fill('not an address');
  await own.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(own.getByText('รูปแบบอีเมลไม่ถูกต้อง')).toBeVisible();
  await expect(own.getByLabel('ประกาศนียบัตรวิชาชีพ (ปวช.)')).toHaveValue(`${programme}\nการบัญชี`);
  await own.getByLabel('อีเมลสำหรับผู้อ่าน').fill('contact@college.example');
  await own.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByText('บันทึกโปรไฟล์หน่วยงานแล้ว')).toBeVisible();
  await page.goto(`${PATH}${college.id}/`);
  await expect(page.getByRole('link', { name: 'contact@college.example' })).toBeVisible();
  await expect(page.getByText('จันทร์–ศุกร์ 08.30–16.30 น.')).toBeVisible();
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data: unknown[] = scripts.map((text) => JSON.parse(text));
  const parts = z.array(z.looseObject({ '@type': z.string() })).parse(data.flat());
  expect(parts.find((part) => part['@type'] === 'CollegeOrUniversity')).toMatchObject({
    name: college.name,
    knowsAbout: [programme, 'การบัญชี'],
  });
  await page.getByRole('link', { name: programme }).click();
  await expect(page.getByText(`เปิดสอน ${programme}`)).toBeVisible();
});
