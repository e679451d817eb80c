import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { leaveAccount } from '../support/leave-account';
import { waitForMail } from '../support/mails';
import { aDocument } from '../support/media';
import { createColleges, logInCollege, type TestCollege } from '../support/offices';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const SENT = '/administrator/notices';
const RECEIVED = '/colleges/notices';

const aTitle = () => `ขอรายชื่อผู้ประสานงาน ${randomBytes(4).toString('hex')}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function enter(page: Page, who: TestCollege | 'VecAdmin', address: string): Promise<void> {
  await leaveAccount(page);
  if (who === 'VecAdmin') await signInAs(page.request, who);
  else await logInCollege(page.request, who);
  await page.goto(address);
}

test('a notice to a province and a single college is read, confirmed, answered, tracked and recalled', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.allow(/404|403/);
  const [first, second] = await createColleges(2);
  if (!first || !second) throw new Error('two colleges were asked for');
  const title = aTitle();

  await test.step('the administrator writes it and chooses the recipients', async () => {
    await enter(page, 'VecAdmin', `${SENT}/new`);
    await button(page, 'บันทึกร่าง').click();
    await expect(page.getByText('กรุณากรอกชื่อประกาศ')).toBeVisible();
    await expect(page.getByLabel('ชื่อประกาศ')).toBeFocused();
    await page.getByLabel('ชื่อประกาศ').fill(title);
    await expect(page.getByRole('toolbar')).toBeVisible();
    await page.getByRole('textbox', { name: 'เนื้อหา' }).fill('ขอให้แจ้งชื่อผู้ประสานงานของหน่วยงาน');
    await expect(page.locator('textarea[name=body]')).toHaveValue(/ผู้ประสานงาน/);
    await page.getByLabel('ต้องอ่านและยืนยัน').check();
    await page.getByLabel('ขอคำตอบ/ไฟล์').check();
    await page.getByLabel('กำหนดภายใน', { exact: false }).first().fill('31/12/2575');
    const reach = page.getByRole('status').filter({ hasText: /^ถึง/ });
    await expect(reach).toHaveText('ถึง 0 หน่วยงาน');
    await page.locator('summary', { hasText: /^จังหวัด/ }).click();
    await page.getByLabel(new RegExp(first.province)).check();
    await expect(reach).toHaveText('ถึง 1 หน่วยงาน');
    await page.getByRole('combobox', { name: 'ค้นหาชื่อหรือรหัสหน่วยงาน' }).fill(second.userName);
    await expect(page.getByRole('option', { name: new RegExp(second.name) })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'หน่วยงานที่เลือก' })).toContainText(second.name);
    await expect(reach).toHaveText('ถึง 2 หน่วยงาน');
    await button(page, 'ส่งประกาศ…').click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('ถึง 2 หน่วยงาน');
    await dialog.getByRole('button', { name: 'ส่งประกาศ' }).click();
    await expect(page.getByRole('table', { name: 'หน่วยงานผู้รับ' })).toContainText(second.name);
  });
  const address = new URL(page.url()).pathname;

  await test.step('the college finds it at home, confirms it and answers with a file', async () => {
    await waitForMail(first.email, /มีประกาศใหม่/);
    await enter(page, first, '/colleges');
    const entry = page.getByRole('navigation', { name: /เมนู/ }).getByRole('link', { name: /^ประกาศถึงหน่วยงาน/ });
    await expect(entry).toContainText('1');
    await page
      .getByRole('region', { name: /ประกาศและกำหนดส่ง/ })
      .getByRole('link', { name: new RegExp(title) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // It waits for the office until it is confirmed and answered.
    await expect(entry).toContainText('1');
    await button(page, 'รับทราบ').click();
    await expect(page.getByText('รับทราบแล้ว', { exact: true })).toBeVisible();
    await button(page, 'ส่งคำตอบ').click();
    await expect(page.getByText('กรุณาพิมพ์คำตอบหรือแนบไฟล์')).toBeVisible();
    await page.getByLabel('ข้อความตอบกลับ').fill('นางสาวสมหญิง ใจดี');
    await page.getByRole('button', { name: /ไฟล์ประกอบคำตอบ|เลือกหรืออัปโหลดไฟล์/ }).click();
    await page.getByRole('tab', { name: 'อัปโหลดใหม่' }).click();
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles(aDocument(`คำตอบ ${title}`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page, 'ส่งคำตอบ').click();
    await expect(page.getByText('ตอบแล้ว', { exact: true })).toBeVisible();
    await expect(page.getByLabel('ข้อความตอบกลับ')).toHaveValue('นางสาวสมหญิง ใจดี');
    await expect(entry).not.toContainText('1');
  });

  await test.step('the administrator sees it, opens the file and reminds the other college', async () => {
    await enter(page, 'VecAdmin', address);
    const table = page.getByRole('table', { name: 'หน่วยงานผู้รับ' });
    const answered = table.getByRole('row').filter({ hasText: first.name });
    await expect(answered).toContainText('นางสาวสมหญิง ใจดี');
    const file = (await answered.getByRole('link', { name: /PDF/ }).getAttribute('href')) ?? '';
    expect((await page.request.get(file)).status()).toBe(200);
    const sheet = await page.request.get(`/api/v1/notices/export?notice=${address.split('/').at(-1)}&format=csv`);
    expect(await sheet.text()).toContain('นางสาวสมหญิง ใจดี');
    const files = await page.getByRole('link', { name: 'ไฟล์คำตอบทั้งหมด (ZIP)' }).getAttribute('href');
    const archive = await page.request.get(files ?? '');
    expect(archive.status()).toBe(200);
    expect(Object.keys(unzipSync(await archive.body()))).toEqual([expect.stringMatching(/ - .*\.pdf$/)]);
    await page.getByRole('link', { name: `เตือน ${second.name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'เตือนทางอีเมล' }).click();
    await waitForMail(second.email, /เตือน/);
    await expect(page.getByRole('link', { name: `เตือน ${second.name}` })).toHaveCount(0);
    await page.getByRole('link', { name: 'เตือนทางอีเมล' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('ไม่มีหน่วยงานให้เตือน');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'เตือนทางอีเมล' })).toHaveCount(0);

    await leaveAccount(page);
    await logInCollege(page.request, second);
    expect((await page.request.get(file)).status()).toBe(404);
  });

  await test.step('once recalled, its readers no longer see it', async () => {
    await enter(page, 'VecAdmin', `${address}?ask=recall`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'เรียกคืน' }).click();
    await expect(page.getByText('เรียกคืนแล้วเมื่อ')).toBeVisible();
    await enter(page, first, RECEIVED);
    await expect(page.getByText(title)).toHaveCount(0);
    const gone = await page.goto(`${RECEIVED}/${address.split('/').at(-1)}`);
    expect(gone?.status()).toBe(404);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a notice is written, sent and confirmed', async ({ page }) => {
    test.slow();
    const [college] = await createColleges(1);
    if (!college) throw new Error('a college was asked for');
    const title = aTitle();
    await enter(page, 'VecAdmin', `${SENT}/new`);
    await page.getByLabel('ชื่อประกาศ').fill(title);
    await page.getByLabel('เนื้อหา').fill('<p>ขอให้ยืนยัน</p>');
    await page.getByLabel('ต้องอ่านและยืนยัน').check();
    await page.getByLabel('ค้นหาชื่อหรือรหัสหน่วยงาน').fill(college.userName);
    await button(page, 'ค้นหาหน่วยงาน').click();
    await page.getByRole('checkbox', { name: new RegExp(`^${college.name}`) }).check();
    await button(page, 'ดูผู้รับ').click();
    await expect(page.getByRole('list', { name: 'รายชื่อผู้รับ' })).toContainText(college.name);
    await button(page, 'ส่งประกาศ…').click();
    await expect(page.getByText('ถึง 1 หน่วยงาน').first()).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ส่งประกาศ' }).click();
    await expect(page.getByRole('table', { name: 'หน่วยงานผู้รับ' })).toContainText(college.name);

    await enter(page, college, RECEIVED);
    await page.getByRole('link', { name: new RegExp(title) }).click();
    await button(page, 'รับทราบ').click();
    await expect(page.getByText('รับทราบแล้ว', { exact: true })).toBeVisible();
  });
});
