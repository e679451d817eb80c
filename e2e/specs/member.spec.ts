import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { anEmail } from '../support/accounts';
import { openReader } from '../support/consent';
import { API_KEY } from '../support/legacy-calls';
import { waitForMail } from '../support/mails';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const QUEUE = '/administrator/contact_us';

/** A new member, signed in, with the password. */
async function enterAsMember(request: APIRequestContext) {
  const { aMember, PASSWORD } = await import('@/testing/people');
  const member = await aMember({ email: anEmail() });
  const data = { ApiKey: API_KEY, userGeneralEmail: member.name, userGeneralPassword: PASSWORD };
  const answer = await request.post('/api/login.member.php?crud=member', { data });
  expect(answer.status()).toBe(200);
  return { email: member.name, password: PASSWORD };
}

test('a member writes, an administrator answers, the answer is unread until opened, and the member replies', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await enterAsMember(page.request);
  const subject = `ขอใบรับรอง ${randomBytes(4).toString('hex')}`;
  await page.goto('/member');
  await expect(page.getByText('ไม่มีคำตอบที่ยังไม่อ่าน')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/member/contact');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'ส่งข้อความ' }).click();
  await expect(page.getByText('กรุณากรอกเรื่อง')).toBeVisible();
  await page.getByLabel('เรื่อง', { exact: true }).fill(subject);
  await page.getByLabel('ข้อความ', { exact: true }).fill('ต้องใช้เอกสารอะไรบ้างในการขอใบรับรอง');
  await page.getByRole('button', { name: 'ส่งข้อความ' }).click();
  await expect(page.getByRole('link', { name: subject })).toBeVisible();

  const office = await openReader(browser, { baseURL });
  const desk = await office.newPage();
  await signInAs(desk.request, 'VecAdmin');
  await desk.goto(`${QUEUE}?search=${encodeURIComponent(subject)}`);
  await desk.getByRole('link', { name: subject }).click();
  await desk.getByLabel(/^คำตอบ \(/).fill('บัตรประชาชนและรูปถ่ายค่ะ');
  await desk.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(desk.getByRole('heading', { name: 'คำตอบที่ส่งแล้ว' })).toBeVisible();
  await waitForMail(email, /รูปถ่าย/);

  await page.goto('/member');
  await expect(page.getByText('มีคำตอบที่ยังไม่อ่าน 1 เรื่อง')).toBeVisible();
  await page.goto('/member/contact');
  await expect(page.getByText('มีคำตอบใหม่')).toBeVisible();
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByText('บัตรประชาชนและรูปถ่ายค่ะ')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('เขียนตอบหรือเพิ่มเติม').fill('ขอบคุณค่ะ รูปถ่ายกี่ใบคะ');
  await page.getByRole('button', { name: 'ส่ง', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'รูปถ่ายกี่ใบ' })).toBeVisible();
  await page.goto('/member/contact');
  await expect(page.getByText('มีคำตอบใหม่')).toHaveCount(0);
  await desk.goto(`${QUEUE}?search=${encodeURIComponent(subject)}&status=new`);
  await desk.getByRole('link', { name: subject }).click();
  await expect(desk.getByText('รูปถ่ายกี่ใบคะ')).toBeVisible();
  const own = /\/(\d+)$/.exec(new URL(desk.url()).pathname)?.[1];
  await office.close();

  const other = await openReader(browser, { baseURL });
  await enterAsMember(other.request);
  for (const id of [own, '2000000000']) {
    expect((await other.request.get(`/member/contact/${id}`)).status()).toBe(404);
  }
  await other.close();
});

test('a personal data request has a code, a deadline in the queue and an answer by mail', async ({ page }) => {
  const email = anEmail();
  await page.goto('/rights/');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'ขอแก้ไขข้อมูลให้ถูกต้อง' }).check();
  await page.getByLabel('ชื่อ-นามสกุล').fill('วรรณา สุขเกษม');
  await page.getByLabel('อีเมล', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'ส่งคำขอ' }).click();
  await expect(page.getByText('กรุณาเขียนรายละเอียดของคำขอ')).toBeVisible();
  await page.getByLabel('คำขอเกี่ยวกับเรื่องใด').fill('นามสกุลในข่าวสะกดผิด ขอให้แก้ไขให้ถูกต้อง');
  await page.getByRole('button', { name: 'ส่งคำขอ' }).click();
  const code = await page.getByText(/^R(?:-[2-9A-Z]{5}){3}$/).innerText();
  expect((await waitForMail(email, /ได้รับคำขอใช้สิทธิ/)).text).toContain(code);
  await page.getByRole('link', { name: 'ดูความคืบหน้า' }).click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await expect(page.getByText('ครบกำหนด')).toBeVisible();
  expect(await page.locator('main').innerText()).not.toMatch(/วรรณา|นามสกุลในข่าว/);

  await signInAs(page.request, 'VecAdmin');
  await page.goto(`${QUEUE}?part=rights&search=${code}`);
  await expect(page.getByText('เหลือ 30 วัน')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'ขอแก้ไขข้อมูลให้ถูกต้อง' }).click();
  await expectAccessible(page);
  await page.getByText('ขยายเวลา 30 วัน').first().click();
  await page.getByLabel('เหตุผลที่ขยายเวลา').fill('ต้องตรวจกับหน่วยงานเจ้าของข่าว');
  await page.getByRole('button', { name: 'ขยายเวลา 30 วัน' }).click();
  await expect(page.getByText('เหลือ 60 วัน')).toBeVisible();
  await page.getByLabel('สถานะ').selectOption('done');
  await page.getByRole('button', { name: 'บันทึกและตอบ' }).click();
  await expect(page.getByText('กรุณาเขียนคำตอบหรือเหตุผลก่อนปิดคำขอ')).toBeVisible();
  await page.getByLabel(/^คำตอบหรือบันทึกถึงผู้ยื่น/).fill('แก้ไขนามสกุลในข่าวแล้ว');
  await page.getByLabel(/^บันทึกภายใน/).fill('โทรแจ้งวิทยาลัยแล้ว');
  await page.getByRole('button', { name: 'บันทึกและตอบ' }).click();
  await expect(page.getByText('โทรแจ้งวิทยาลัยแล้ว')).toBeVisible();
  const answer = await waitForMail(email, /แก้ไขนามสกุลในข่าวแล้ว/);
  expect(answer.text).not.toContain('โทรแจ้ง');
  await page.goto(`/participation/track/?code=${code}`);
  await expect(page.getByText('แก้ไขนามสกุลในข่าวแล้ว')).toBeVisible();
  await expect(page.getByText('โทรแจ้ง')).toHaveCount(0);
  const csv = await page.request.get(`/api/v1/contact/export?part=rights&format=csv&search=${code}`);
  expect(await csv.text()).toContain(email);
});

test('a member downloads their data as a page, requests the deletion of the account, and changes their mind', async ({
  page,
  browser,
}) => {
  const { email, password } = await enterAsMember(page.request);
  await page.goto('/member/alerts');
  await expect(page.getByRole('link', { name: 'เพิ่มการรับข่าว' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/member/account');
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'ดาวน์โหลดแบบอ่านได้ (HTML)' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('my-data.html');
  const path = test.info().outputPath('my-data.html');
  await file.saveAs(path);
  const alone = await browser.newContext({ offline: true, javaScriptEnabled: false });
  const paper = await alone.newPage();
  await paper.goto(pathToFileURL(path).href);
  await expect(paper.getByRole('heading', { name: 'ข้อมูลส่วนตัว' })).toBeVisible();
  await expect(paper.getByText(email).first()).toBeVisible();
  await alone.close();

  await page.getByText('ต้องการลบบัญชีของฉัน').click();
  await page.locator('form', { hasText: 'ลบบัญชีใน 7 วัน' }).locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'ลบบัญชีใน 7 วัน' }).click();
  await expect(page.getByText(/บัญชีจะถูกลบในวันที่/)).toBeVisible();
  expect((await waitForMail(email, /บัญชีของท่านจะถูกลบ/)).text).toContain('/login/?form=member&next=%2Fmember%2Faccount');
  await page.goto('/member');
  await expect(page.getByText(/บัญชีจะถูกลบในวันที่/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'ยกเลิกการลบบัญชี' }).click();
  await expect(page.getByText(/บัญชีจะถูกลบในวันที่/)).toHaveCount(0);
  await page.goto('/member/account');
  await expect(page.getByText('ต้องการลบบัญชีของฉัน')).toBeVisible();
});
