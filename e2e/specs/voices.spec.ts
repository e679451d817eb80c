import { randomBytes } from 'node:crypto';
import { expectAccessible } from '../support/accessibility';
import { anEmail } from '../support/accounts';
import { openReader } from '../support/consent';
import { invalidateAll } from '../support/invalidate';
import { leaveAccount } from '../support/leave-account';
import { waitForMail } from '../support/mails';
import { createColleges, logInCollege, type TestCollege } from '../support/offices';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const SCREEN = '/administrator/voices';
const mark = () => randomBytes(4).toString('hex');

async function aCollege(): Promise<TestCollege> {
  const [college] = await createColleges(1);
  if (!college) throw new Error('no college was made');
  return college;
}

test('a complaint from a college’s item goes to the college, whose answer its sender reads by the code', async ({
  page,
  browser,
  baseURL,
}) => {
  const [{ db }, { aNews }] = await Promise.all([import('@/lib/db/db'), import('@/testing/builders')]);
  const college = await aCollege();
  const { id: systemUserId } = await db.systemUser.findFirstOrThrow({ where: { organisationId: college.id } });
  const item = await aNews({ organisationId: college.id, systemUserId });
  await invalidateAll();
  await db.$disconnect();
  const [email, subject] = [anEmail(), `ไฟทางเดินดับ ${mark()}`];

  const reader = await openReader(browser, { baseURL });
  const form = await reader.newPage();
  await form.goto(`/readnews/news/?news_id=${item.id}`);
  await form.getByRole('link', { name: 'เสนอแนะหรือร้องเรียนเกี่ยวกับหน่วยงานเจ้าของข่าว' }).click();
  await expect(form).toHaveURL(new RegExp(`/participation/suggest/\\?office=${college.id}$`));
  const office = form.getByLabel(/^เกี่ยวกับหน่วยงาน/);
  await expect(office).toHaveValue(college.name);
  await expectAccessible(form);
  await form.getByRole('radio', { name: 'เรื่องร้องเรียน' }).check();
  await form.getByLabel('เรื่อง', { exact: true }).fill(subject);
  await form.getByLabel('รายละเอียด').fill('ทางเดินไปหอพักมืดมาสองสัปดาห์แล้ว');
  await form.getByLabel(/^อีเมล/).fill(email);
  await form.getByRole('checkbox').check();
  await office.fill('วิทยาลัยที่ไม่มีอยู่');
  await form.getByRole('button', { name: 'ส่งเรื่อง' }).click();
  await expect(form.getByText('ไม่พบหน่วยงานนี้')).toBeVisible();
  await expect(form.getByLabel('เรื่อง', { exact: true })).toHaveValue(subject);
  await office.fill(college.userName);
  await form.getByRole('button', { name: 'ส่งเรื่อง' }).click();
  const shown = form.getByText(/^S(-[2-9A-Z]{5}){3}$/);
  await expect(shown).toBeVisible();
  const code = await shown.innerText();

  await logInCollege(page.request, college);
  await page.goto('/colleges');
  await expect(page.getByRole('region', { name: /^เสียงจากผู้อ่าน 1/ })).toContainText(subject);
  await expect(page.locator('#area-sidebar a[href="/colleges/voices"] .side-badge')).toContainText('1');
  await page.goto('/colleges/voices');
  await expect(page.getByRole('row', { name: new RegExp(subject) })).toContainText('รอมาแล้ว');
  await expectAccessible(page);
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('main')).toContainText('ทางเดินไปหอพักมืด');
  await page.getByLabel(/^เขียนบันทึกภายใน/).fill('นัดช่างวันศุกร์');
  await page.getByRole('button', { name: 'เพิ่มบันทึก' }).click();
  await expect(page.getByText('นัดช่างวันศุกร์')).toBeVisible();
  await page.getByLabel(/^คำตอบถึงผู้ส่ง/).fill('ซ่อมไฟเรียบร้อยแล้ว ขอบคุณที่แจ้ง');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'คำตอบ', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ส่งต่อ', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  expect((await waitForMail(email, /ซ่อมไฟเรียบร้อย/)).text).toContain(college.name);

  await form.goto(`/participation/track/?code=${code}`);
  const tracked = form.getByRole('main');
  await expect(tracked).toContainText('ซ่อมไฟเรียบร้อยแล้ว');
  await expect(tracked).toContainText(`โดย ${college.name}`);
  await expect(tracked).not.toContainText('นัดช่าง');
  await reader.close();
});

test('the agency hands a message to a college; the sender sees it, and another college gets 404', async ({ page }) => {
  const [{ db }, { aSuggestion }] = await Promise.all([import('@/lib/db/db'), import('@/testing/participation')]);
  const [college, other] = await createColleges(2);
  if (!college || !other) throw new Error('no colleges were made');
  const { id: suggestionId, subject, trackingCode } = await aSuggestion({ subject: `ขอรถรับส่ง ${mark()}` });
  const { id } = await db.voice.findFirstOrThrow({ where: { suggestionId } });
  await db.$disconnect();

  await signInAs(page.request, 'VecAdmin');
  await page.goto(`${SCREEN}/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await page.getByLabel(/^ส่งต่อให้/).fill(college.name);
  await page.getByLabel(/^เหตุผลถึงหน่วยงานที่รับ/).fill('เป็นเรื่องของวิทยาลัยนี้');
  await page.getByRole('button', { name: 'ส่งต่อ', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${SCREEN}$`));
  await page.goto(`${SCREEN}?part=watched&organisation=${college.id}`);
  await expect(page.getByRole('row', { name: new RegExp(subject) })).toContainText(college.name);
  await expectAccessible(page);

  await page.goto(`/participation/track/?code=${trackingCode}`);
  await expect(page.getByRole('main')).toContainText(`ส่งต่อจากส่วนกลางไปยัง${college.name}`);
  await expect(page.getByRole('main')).not.toContainText('เป็นเรื่องของวิทยาลัยนี้');
  await expectAccessible(page);

  await leaveAccount(page);
  await logInCollege(page.request, other);
  expect((await page.request.get(`/colleges/voices/${id}`)).status()).toBe(404);
  await leaveAccount(page);
  await logInCollege(page.request, college);
  await page.goto(`/colleges/voices/${id}`);
  await expect(page.getByText('เป็นเรื่องของวิทยาลัยนี้')).toBeVisible();
  const csv = await page.request.get('/api/v1/voices/export?format=csv');
  expect(await csv.text()).toContain(subject);
});

test('a provincial office follows its colleges’ voices without their senders', async ({ page }) => {
  await signInAs(page.request, 'VecProvince');
  await page.goto('/provincealcentral/voices?part=watched');
  await page.getByRole('link', { name: 'ประกาศผลสอบคัดเลือกล่าช้า' }).click();
  await expect(page.getByText('ติดตามเท่านั้น')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'บันทึก' })).toHaveCount(0);
  await expectAccessible(page);
});
