import { expectAccessible } from '../support/accessibility';
import { anEmail } from '../support/accounts';
import { AT_ONCE_MS, goUntil } from '../support/go-until';
import { invalidateAll } from '../support/invalidate';
import { waitForMail } from '../support/mails';
import { expect, test } from '../support/test';

/** Timeout for the proof of work of a form on a busy machine. */
const PROOF_MS = 20_000;

/** Path and query of a link in a mail, whatever the host. */
function linkIn(text: string | undefined, path: string): string {
  const found = new RegExp(`https?://[^/\\s]+(${path}[^\\s>]*)`).exec(text ?? '')?.[1];
  if (!found) throw new Error(`no link to ${path} in: ${text}`);
  return found;
}

test('a reader subscribes to news by mail, confirms, gets an item once and unsubscribes with one click', async ({
  page,
  browser,
  baseURL,
}) => {
  // Mails are sent every ten seconds, and the test waits for two rounds.
  test.setTimeout(120_000);
  const { db } = await import('@/lib/db/db');
  const [{ aCategory, aNews }, { anAlert }] = [await import('@/testing/builders'), await import('@/testing/alerts')];
  const [email, category] = [anEmail(), await aCategory()];
  const filter = { categoryId: category.id };
  const other = await anAlert({ email: anEmail(), filter });
  await invalidateAll();

  const chosen = page.getByText(`เลือกไว้ให้แล้ว: ค้นหา “ทุน” · ${category.name}`);
  await goUntil(page, `/alerts/?news_type=${category.id}&search=%E0%B8%97%E0%B8%B8%E0%B8%99`, () =>
    expect(chosen).toBeVisible({ timeout: AT_ONCE_MS }),
  );
  await expectAccessible(page);
  const form = page.locator('form', { has: page.getByLabel('ส่งเมื่อใด') });
  await form.getByLabel(/^คำค้น/).fill('');
  await form.getByLabel('ส่งเมื่อใด').selectOption('now');
  await form.getByLabel('อีเมล', { exact: true }).fill('ไม่ใช่อีเมล');
  await form.getByRole('button', { name: 'รับข่าวทางอีเมล' }).click();
  await expect(form.getByText('กรุณากรอกอีเมลให้ถูกต้อง')).toBeVisible({ timeout: PROOF_MS });
  await expect(form.getByLabel('หมวดหมู่ข่าว')).toHaveValue(String(category.id));
  await form.getByLabel('อีเมล', { exact: true }).fill(email);
  await form.getByRole('button', { name: 'รับข่าวทางอีเมล' }).click();
  await expect(page.getByText('ได้รับคำขอแล้ว กรุณาเปิดลิงก์ในอีเมล')).toBeVisible({ timeout: PROOF_MS });

  const asked = await waitForMail(email, /ยืนยันการรับข่าว/);
  const confirm = linkIn(asked.text, '/alerts/confirm/');
  const opened = await page.goto(confirm);
  expect(opened?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await db.alert.count({ where: { address: { email }, confirmedAt: { not: null } } })).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'ยืนยันและเริ่มรับข่าว' }).click();
  await expect(page.getByText('เริ่มรับข่าวแล้ว')).toBeVisible();

  const item = await aNews({ categoryId: category.id });
  const mail = await waitForMail(email, new RegExp(`news_id=${item.id}\\b`));
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value;

  for (const path of ['/alerts/mine/', '/alerts/stop/']) {
    await page.goto(linkIn(mail.text, path));
    await expect(page.getByText(category.name).first()).toBeVisible();
    await expectAccessible(page);
  }
  const stranger = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await stranger.newPage();
  await plain.goto(linkIn(mail.text, '/alerts/mine/'));
  await expect(plain.getByRole('heading', { name: category.name })).toBeVisible();
  await plain.getByLabel('ส่งเมื่อใด').selectOption('weekly');
  await plain.getByRole('button', { name: 'บันทึก' }).click();
  await expect(plain.getByLabel('ส่งเมื่อใด')).toHaveValue('weekly');
  await plain.getByLabel('ส่งเมื่อใด').selectOption('now');
  await plain.getByRole('button', { name: 'บันทึก' }).click();
  await expect(plain.getByLabel('ส่งเมื่อใด')).toHaveValue('now');

  const oneClick = linkIn(header, '/api/v1/alerts/stop');
  await plain.goto(oneClick);
  await expect(plain.getByRole('button', { name: 'หยุดรับ' })).toBeVisible();
  const clicked = await stranger.request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(clicked.status()).toBe(204);
  const second = await aNews({ categoryId: category.id });
  await waitForMail(other.email, new RegExp(`news_id=${second.id}\\b`));
  expect(await db.mailMessage.count({ where: { recipient: email, template: 'alert-items' } })).toBe(1);

  await plain.reload();
  await plain.getByRole('button', { name: 'รับต่อ' }).click();
  await expect(plain.getByRole('button', { name: 'หยุดรับ' })).toBeVisible();
  await plain.goto(linkIn(mail.text, '/alerts/mine/'));
  await plain.getByRole('button', { name: 'หยุดรับทั้งหมด' }).click();
  await expect(plain.getByText('หยุดรับแล้ว จะลบภายใน 30 วัน')).toBeVisible();
  expect((await plain.goto(linkIn(mail.text, '/alerts/mine/')))?.status()).toBe(404);
  await expect(plain.getByText('ลิงก์นี้ใช้ไม่ได้แล้ว')).toBeVisible();
  await stranger.close();
  await db.news.deleteMany({ where: { categoryId: category.id } });
  await db.category.delete({ where: { id: category.id } });
  await invalidateAll();
});

test('the list of organisations linked by the form exists', async ({ page }) => {
  await page.goto('/alerts/');
  await page.getByRole('link', { name: 'รายชื่อหน่วยงาน' }).click();
  await expect(page.locator('#organisations').getByRole('heading', { name: 'หน่วยงาน' })).toBeVisible();
});
