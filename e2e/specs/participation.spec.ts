import { randomBytes } from 'node:crypto';
import { expectAccessible } from '../support/accessibility';
import { anEmail } from '../support/accounts';
import { AT_ONCE_MS, goUntil } from '../support/go-until';
import { invalidateAll } from '../support/invalidate';
import { waitForMail } from '../support/mails';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const SCREEN = '/administrator/participation';
/** A future year within the ten allowed for dates, in the Buddhist era. */
const LATER = new Date().getFullYear() + 543 + 5;
const mark = () => randomBytes(4).toString('hex');

test('a reader votes by keyboard, once, and sees the results; the page says when it has closed', async ({ page }) => {
  const { aPoll } = await import('@/testing/participation');
  const { db } = await import('@/lib/db/db');
  const title = `เลือกวันจัดงาน <b>${mark()}</b>`;
  const poll = await aPoll({ title, kind: 'consultation', labels: ['วันเสาร์', 'วันอาทิตย์'] });
  await invalidateAll();
  try {
    const link = page.getByRole('link', { name: title, exact: true });
    await goUntil(page, '/participation/', () => expect(link).toBeVisible({ timeout: AT_ONCE_MS }));
    await expectAccessible(page);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('list', { name: /ผล/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'วันอาทิตย์' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('สะดวกกว่า <script>alert(1)</script>');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'ส่งคำตอบ' })).toBeFocused();
    await expect(page.getByText('พร้อมส่ง')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('ได้รับคำตอบของท่านแล้ว')).toBeVisible();
    const bars = page.getByRole('list', { name: 'ผลถึงขณะนี้' });
    await expect(bars.getByRole('listitem')).toHaveText([/วันเสาร์\s*0 คน \(0\.0%\)/, /วันอาทิตย์\s*1 คน \(100\.0%\)/]);
    await expectAccessible(page);

    await page.goto(`/participation/${poll.id}/`);
    await expect(page.getByText('เบราว์เซอร์นี้ตอบเรื่องนี้แล้ว')).toBeVisible();
    await page.getByRole('radio', { name: 'วันเสาร์' }).check();
    await page.getByRole('button', { name: 'ส่งคำตอบ' }).click();
    await expect(page.getByText('ท่านตอบเรื่องนี้ไว้แล้ว')).toBeVisible();
    await expect(bars.getByRole('listitem').first()).toContainText('0 คน');

    await db.poll.update({ where: { id: poll.id }, data: { closesAt: new Date() } });
    await invalidateAll();
    const results = page.getByRole('list', { name: 'ผลการตอบ' }).getByRole('listitem');
    await goUntil(page, `/participation/${poll.id}/`, () => expect(results).toHaveCount(2, { timeout: AT_ONCE_MS }));
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByText('หน่วยงานกำลังสรุปผล')).toBeVisible();

    await signInAs(page.request, 'VecAdmin');
    await page.goto(`${SCREEN}/${poll.id}`);
    await expect(page.getByText('สะดวกกว่า <script>alert(1)</script>')).toBeVisible();
    await page.getByLabel('สรุปผลการรับฟัง').fill('ผู้ตอบทุกคนเลือกวันอาทิตย์');
    await page.getByLabel(/^สิ่งที่ปรับตามความเห็น/).fill('ย้ายงานไปวันอาทิตย์');
    await page.getByRole('button', { name: 'เผยแพร่ผล' }).click();
    await expect(page.getByText('เผยแพร่ผลแล้ว').first()).toBeVisible();
    const csv = await page.request.get(`/api/v1/participation/export?part=opinions&id=${poll.id}&format=csv`);
    expect(await csv.text()).toContain('สะดวกกว่า');
    await page.goto(`/participation/${poll.id}/`);
    await expect(page.getByText('ย้ายงานไปวันอาทิตย์')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await db.poll.delete({ where: { id: poll.id } });
    await invalidateAll();
    await db.$disconnect();
  }
});

test('an administrator opens a poll and hides it', async ({ page }) => {
  const { db } = await import('@/lib/db/db');
  const title = `ขอความเห็น ${mark()}`;
  try {
    await signInAs(page.request, 'VecAdmin');
    await page.goto(`${SCREEN}/new`);
    await page.getByLabel('คำถามหรือหัวข้อ').fill(title);
    await page.getByLabel('ตัวเลือก').fill('ข้อเดียว');
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await expect(page.getByText('ต้องมีอย่างน้อย 2 ตัวเลือก')).toBeVisible();
    await expect(page.getByLabel('คำถามหรือหัวข้อ')).toHaveValue(title);
    await page.getByLabel('ตัวเลือก').fill('ใช่\nไม่ใช่');
    await page.getByLabel('เปิดรับคำตอบ', { exact: true }).fill('1/1/2569');
    await page.getByLabel('ปิดรับคำตอบ', { exact: true }).fill(`31/1/${LATER}`);
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await expect(page).toHaveURL(/participation\/\d+/);
    const address = new URL(page.url()).pathname.replace('/administrator', '').replace(/\/?$/, '/');
    expect((await page.request.get(address)).status()).toBe(200);
    await page.getByLabel('แสดงให้ประชาชนเห็น').uncheck();
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await expect(page.getByText('บันทึกแล้ว').first()).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
    await page.goto(SCREEN);
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('ซ่อนอยู่');
    await expectAccessible(page);
  } finally {
    await db.poll.deleteMany({ where: { title } });
    await invalidateAll();
    await db.$disconnect();
  }
});

test('a complaint gets a code, by which its sender tracks it', async ({ page, browser, baseURL }) => {
  const [email, subject] = [anEmail(), `ลิงก์เสีย ${mark()}`];
  await page.goto('/participation/suggest/');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'ส่งเรื่อง' }).click();
  await expect(page.getByText('กรุณาเลือกประเภท')).toBeVisible();
  await page.getByRole('radio', { name: 'เรื่องร้องเรียน' }).check();
  await page.getByLabel('เรื่อง', { exact: true }).fill(subject);
  await page.getByLabel('รายละเอียด').fill('ดาวน์โหลดใบสมัครไม่ได้ ขึ้นว่าไม่พบหน้า');
  await page.getByLabel(/^อีเมล/).fill(email);
  await page.getByRole('button', { name: 'ส่งเรื่อง' }).click();
  await expect(page.getByText('กรุณายินยอมก่อนส่ง')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'ส่งเรื่อง' }).click();
  const shown = page.getByText(/^S(-[2-9A-Z]{5}){3}$/);
  await expect(shown).toBeVisible();
  const code = await shown.innerText();
  expect((await waitForMail(email, /รหัสติดตาม/)).text).toContain(code);

  await signInAs(page.request, 'VecAdmin');
  await page.goto(`${SCREEN}?part=suggestions&search=${code}`);
  await page.getByRole('link', { name: subject }).click();
  await page.getByLabel('สถานะ').selectOption('done');
  await page.getByLabel(/^บันทึกถึงผู้ส่ง/).fill('แก้ไขลิงก์แล้ว');
  await page.getByLabel(/^บันทึกภายใน/).fill('แจ้งผู้ดูแลเพจด้วย');
  await page.getByRole('button', { name: 'บันทึกขั้นตอน' }).click();
  await expect(page.getByText('แจ้งผู้ดูแลเพจด้วย')).toBeVisible();
  await expectAccessible(page);
  expect((await waitForMail(email, /แก้ไขลิงก์แล้ว/)).text).toContain(code);
  const csv = await page.request.get(`/api/v1/participation/export?part=suggestions&format=csv&search=${code}`);
  expect(await csv.text()).toContain(subject);

  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const sender = await plain.newPage();
  await sender.goto('/participation/track/');
  await sender.getByLabel('รหัสติดตาม').fill('S-22222-22222-22222');
  await sender.getByRole('button', { name: 'ดูความคืบหน้า' }).click();
  await expect(sender.getByText('ไม่พบรหัสนี้')).toBeVisible();
  await sender.getByLabel('รหัสติดตาม').fill(code.toLowerCase());
  await sender.getByRole('button', { name: 'ดูความคืบหน้า' }).click();
  await expect(sender.getByText('แก้ไขลิงก์แล้ว')).toBeVisible();
  expect(await sender.locator('main').innerText()).not.toMatch(/แจ้งผู้ดูแลเพจ|ดาวน์โหลดใบสมัคร|ลิงก์เสีย/);
  await plain.close();
  await page.goto(`/participation/track/?code=${code}`);
  await expectAccessible(page);
});

test('no header of the survey’s table breaks into two lines, at 360 pixels and with large text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/participation/survey/');
  const heads = page.getByRole('table', { name: 'คะแนนเฉลี่ยรายเดือน' }).getByRole('columnheader');
  for (const size of ['100%', '125%']) {
    await page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
    const lines = await heads.evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return text.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test('the survey is answered once a day, and its charts are available as numbers', async ({ page }) => {
  await page.goto('/participation/survey/');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(page.getByText('กรุณาเลือกระดับความพึงพอใจ')).toBeVisible();
  await page.getByRole('radio', { name: /พอใจมาก/ }).check();
  await page.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(page.getByText('ได้รับคำตอบของท่านแล้ว')).toBeVisible();
  const scores = page.getByRole('list', { name: 'จำนวนคำตอบแต่ละระดับ' });
  await expect(scores.getByRole('listitem')).toHaveText(Array.from({ length: 5 }, () => /\d คำตอบ \(\d+\.\d%\)/));
  await expect(page.getByRole('table', { name: 'คะแนนเฉลี่ยรายเดือน' }).getByRole('row')).toHaveCount(13);

  await page.goto('/participation/survey/');
  await page.getByRole('radio', { name: /ควรปรับปรุงมาก/ }).check();
  await page.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(page.getByText('วันนี้ท่านตอบแล้ว')).toBeVisible();

  const challenge = await page.request.get('/api/v1/proof');
  expect(challenge.headers()['cache-control']).toBe('no-store');
});
