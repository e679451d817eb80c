import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { API_KEY } from '../support/legacy-calls';
import { findFact, waitForMail } from '../support/mails';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const SCREEN = '/administrator/usersystems';
const institutions = z.array(z.object({ usersystems_uname: z.string(), usersystems_type: z.string() }));

/** A college that no other test uses requests its password from an e-mail address that is not on record. */
async function aRequest(request: APIRequestContext, fromTheEnd: number) {
  const listed = await request.post('/api/usersystems.php', { data: { ApiKey: API_KEY } });
  const colleges = institutions.parse(await listed.json()).filter((one) => one.usersystems_type === 'college');
  const code = colleges.at(-fromTheEnd)?.usersystems_uname ?? '';
  const email = `pr-${randomBytes(6).toString('hex')}@gmail.com`;
  const fields = { registerUserLogin: code, registerUserUserCode: code, registerUserEmail: email };
  const data = { ApiKey: API_KEY, ...fields, registerUserTel: '053-000-000' };
  for (const call of ['send.insert.php', 'send.php']) {
    expect(await (await request.post(`/api/${call}`, { data })).json()).toMatchObject({ status: true });
  }
  return { code, email };
}

test('the administrator approves a request, and the mailed password opens the account', async ({ page }) => {
  test.slow();
  const { code, email } = await aRequest(page.request, 1);
  await waitForMail(email, /ได้รับคำขอ/);
  await signInAs(page.request, 'VecAdmin');
  await page.goto(`${SCREEN}?search=${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('link', { name: /^อนุมัติ/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'อนุมัติ', exact: true }).click();
  await expect(page.getByText('อนุมัติและออกรหัสผ่านแล้ว · อีเมลเก็บไว้ ยังไม่ได้ส่ง')).toBeVisible();
  await expect(row).toHaveCount(0);
  const mail = await waitForMail(email, /รหัสผ่านเริ่มต้น/);
  const login = await page.request.post('/api/login.php?crud=usersystems', {
    data: { ApiKey: API_KEY, usersystems_uname: code, usersystems_upass: findFact(mail, 'รหัสผ่านเริ่มต้น') },
  });
  expect(await login.json()).toMatchObject({ usersystems_uname: code, usersystems_status: 'Open' });
});

test('a rejection requires a reason, which is mailed', async ({ page }) => {
  const { email } = await aRequest(page.request, 2);
  await signInAs(page.request, 'VecAdmin');
  await page.goto(`${SCREEN}?search=${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('link', { name: /^ไม่อนุมัติ/ }).click();
  const reason = page.getByLabel('เหตุผลที่ไม่อนุมัติ');
  await page.getByRole('button', { name: 'ไม่อนุมัติและแจ้งผู้ขอ' }).click();
  await expect(page.getByText('กรุณาระบุเหตุผลที่ไม่อนุมัติ')).toBeVisible();
  await expect(reason).toBeFocused();
  await reason.fill('โทรศัพท์ติดต่อไม่ได้');
  await page.getByRole('button', { name: 'ไม่อนุมัติและแจ้งผู้ขอ' }).click();
  await expect(page.getByText('บันทึกการไม่อนุมัติพร้อมเหตุผลแล้ว')).toBeVisible();
  await waitForMail(email, /โทรศัพท์ติดต่อไม่ได้/);
  await page.goto(`${SCREEN}?status=refused&search=${email}`);
  await expect(row).toContainText('โทรศัพท์ติดต่อไม่ได้');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a request is rejected on the page itself', async ({ page }) => {
    const { email } = await aRequest(page.request, 3);
    await signInAs(page.request, 'VecAdmin');
    await page.goto(`${SCREEN}?search=${email}`);
    await page
      .getByRole('row')
      .filter({ hasText: email })
      .getByRole('link', { name: /^ไม่อนุมัติ/ })
      .click();
    await page.getByRole('button', { name: 'ไม่อนุมัติและแจ้งผู้ขอ' }).click();
    await expect(page.getByText('กรุณาระบุเหตุผลที่ไม่อนุมัติ')).toBeVisible();
    await page.getByLabel('เหตุผลที่ไม่อนุมัติ').fill('ส่งผิดหน่วยงาน');
    await page.getByRole('button', { name: 'ไม่อนุมัติและแจ้งผู้ขอ' }).click();
    await expect(page.getByText('บันทึกการไม่อนุมัติพร้อมเหตุผลแล้ว')).toBeVisible();
  });
});
