import { randomBytes } from 'node:crypto';
import { anEmail } from '../support/accounts';
import { openReader } from '../support/consent';
import { waitForMail } from '../support/mails';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const QUEUE = '/administrator/contact_us';

test('a reader writes; an administrator answers by mail with a canned answer', async ({ page, browser, baseURL }) => {
  const mark = randomBytes(4).toString('hex');
  const [email, subject, canned] = [anEmail(), `สอบถามการรับสมัคร ${mark}`, `ตอบรับสมัคร ${mark}`];
  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const bare = await plain.newPage();
  await bare.goto('/contact/');
  await expect(bare.getByText('แบบฟอร์มนี้ต้องเปิดใช้ JavaScript')).toBeVisible();
  await plain.close();

  const reader = await openReader(browser, { baseURL });
  const form = await reader.newPage();
  await form.goto('/contact/');
  await form.getByLabel('ชื่อ-นามสกุล').fill('วรรณา สุขเกษม');
  await form.getByLabel('อีเมล', { exact: true }).fill('ไม่ใช่อีเมล');
  await form.getByLabel('เรื่อง', { exact: true }).fill(subject);
  await form.getByRole('button', { name: 'ส่งข้อความ' }).click();
  await expect(form.getByText('กรุณายินยอมก่อนส่งข้อความ')).toBeVisible();
  await expect(form.getByLabel('เรื่อง', { exact: true })).toHaveValue(subject);
  await form.getByLabel('อีเมล', { exact: true }).fill(email);
  await form.getByLabel('ข้อความ', { exact: true }).fill('เปิดรับสมัครเดือนไหน และใช้เอกสารอะไรบ้างคะ');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'ส่งข้อความ' }).click();
  const sent = form.getByText(/รหัสติดตามของท่านคือ C-[2-9A-Z]{4}-[2-9A-Z]{4}/);
  await expect(sent).toBeVisible();
  const [code = ''] = /C-\S+/.exec((await sent.innerText()) ?? '') ?? [];
  await reader.close();

  await signInAs(page.request, 'VecAdmin');
  await page.goto(`${QUEUE}?part=answers&edit=new`);
  const dialog = page.getByRole('dialog', { name: 'เพิ่มคำตอบ' });
  await dialog.getByLabel('ชื่อคำตอบ').fill(canned);
  await dialog.getByLabel('ข้อความ').fill('เปิดรับเดือนมีนาคมค่ะ');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText(canned).first()).toBeVisible();

  await page.goto(`${QUEUE}?search=${code}`);
  await page.getByRole('link', { name: subject }).click();
  await page.getByLabel('ใช้คำตอบสำเร็จรูป').selectOption({ label: canned });
  await expect(page.getByLabel(/^คำตอบ \(/)).toHaveValue('เปิดรับเดือนมีนาคมค่ะ');
  await page.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(page.getByRole('heading', { name: 'คำตอบที่ส่งแล้ว' })).toBeVisible();
  await expect(page.getByRole('main').getByText('เสร็จแล้ว').first()).toBeVisible();
  const mail = await waitForMail(email, /เดือนมีนาคม/);
  expect(mail.text).toContain(code);

  const csv = await page.request.get(`/api/v1/contact/export?format=csv&search=${code}`);
  expect(await csv.text()).toContain(subject);
});

test('a reader’s report of an item is assigned, commented and dismissed', async ({ page }) => {
  const builders = await import('@/testing/contact');
  const { db } = await import('@/lib/db/db');
  const text = `สะกดผิด ${randomBytes(4).toString('hex')}`;
  const { id } = await builders.aNewsReport({ text });
  try {
    await signInAs(page.request, 'VecAdmin');
    await page.goto(`${QUEUE}?part=reports&search=${encodeURIComponent(text)}`);
    await page.getByRole('link', { name: 'ข้อมูลไม่ถูกต้องหรือคลาดเคลื่อน' }).click();
    await page.getByLabel('บันทึกภายใน').fill('โทรถามแล้ว');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await expect(page.getByText('แก้ไขบันทึกภายใน')).toBeVisible();
    await page.getByLabel('ผู้รับผิดชอบ').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'มอบหมาย', exact: true }).click();
    await expect(page.getByText('มอบหมายให้').first()).toBeVisible();
    await page.getByLabel('สถานะ').selectOption('dismissed');
    await page.getByRole('button', { name: 'เปลี่ยนสถานะ' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'เปลี่ยนสถานะเป็น ไม่ดำเนินการ' })).toBeVisible();
    await page.getByRole('link', { name: 'เปิดข่าวในระบบเจ้าหน้าที่' }).click();
    await expect(page).toHaveURL(/\/administrator\/news\/\d+/);
  } finally {
    await db.newsReport.delete({ where: { id } });
    await db.$disconnect();
  }
});
