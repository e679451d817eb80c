import { randomBytes } from 'node:crypto';
import type { Page, PlaywrightWorkerArgs } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../support/accessibility';
import { DEMO_PASSWORD, getDemoAccount } from '../support/accounts';
import { ADMINISTRATOR_PASSWORD, createAdministrator, logInAdministrator } from '../support/administrator';
import { watchCaret } from '../support/caret';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const LIST = '/colleges/college_news';
/** Time between two keys. */
const KEY_MS = 50;
/** Letters until the end of the session has been noticed, at the latest: the editor looks every 20 seconds. */
const MOST_LETTERS = 1_000;
/** Time for which a code of the second factor is valid. */
const STEP_MS = 30_000;
const SENTENCE = 'วิทยาลัยเปิดรับสมัครนักเรียนรุ่นใหม่ ';

const state = (page: Page) => page.locator('[data-save-state]').first();
const headline = (page: Page) => page.locator('textarea[name=topic]');
const words = (page: Page) => page.locator('[contenteditable=true][role=textbox]');
const notice = (page: Page) => page.getByRole('region', { name: 'การเข้าสู่ระบบสิ้นสุดแล้ว' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'เข้าสู่ระบบเพื่อบันทึกต่อ' });
const aTopic = (word: string) => `${word} ${randomBytes(4).toString('hex')}`;

async function openNew(page: Page, topic: string, list = LIST): Promise<void> {
  await page.goto(`${list}/new`);
  await expect(words(page)).toBeVisible();
  await headline(page).fill(topic);
  await expect(state(page)).toContainText('บันทึกร่างแล้ว');
}

/** Ends the session of a page from elsewhere. */
async function endSession(
  page: Page,
  { playwright, baseURL }: Pick<PlaywrightWorkerArgs, 'playwright'> & { baseURL?: string },
) {
  const elsewhere = await playwright.request.newContext({ baseURL, storageState: await page.context().storageState() });
  expect((await elsewhere.post('/logout', { headers: { Origin: baseURL ?? '' }, maxRedirects: 0 })).status()).toBe(303);
  await elsewhere.dispose();
}

/** Counts how often the field that has the focus loses it. */
async function watchFocus(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    Reflect.set(window, 'lostFocus', 0);
    document.activeElement?.addEventListener('blur', () =>
      Reflect.set(window, 'lostFocus', Reflect.get(window, 'lostFocus') + 1),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'lostFocus'));
}

async function enter(page: Page, password: string): Promise<void> {
  await dialog(page).locator('[name=password]').fill(password);
  await dialog(page).getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
}

test('typing goes on through the end of the session, and a login on the page saves every letter', async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  problems.allow(/401/);
  test.slow();
  const topic = aTopic('พิมพ์ต่อเมื่อหมดเวลา');
  await signInAs(page.request, 'college');
  await openNew(page, topic);
  await words(page).click();
  const countLosses = await watchFocus(page);
  await page.keyboard.type(SENTENCE, { delay: KEY_MS });
  await endSession(page, { playwright, baseURL });
  let typed = SENTENCE;
  const typeOn = async () => {
    await page.keyboard.type(SENTENCE, { delay: KEY_MS });
    typed += SENTENCE;
  };
  while (!(await notice(page).isVisible()) && typed.length < MOST_LETTERS) await typeOn();
  await expect(notice(page)).toBeVisible();
  await typeOn();
  await expect(words(page)).toBeFocused();
  expect(await countLosses()).toBe(0);
  await expect(words(page)).toHaveText(typed.trimEnd());
  await expect(page.getByText('ไม่มีสิทธิ์')).toHaveCount(0);

  await notice(page).getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(dialog(page).locator('[name=password]')).toBeFocused();
  await expect(dialog(page).locator('[name=name]')).toHaveValue(getDemoAccount('college').name);
  await expectAccessible(page);
  await enter(page, 'รหัสผ่านผิด');
  await expect(dialog(page)).toContainText('ชื่อผู้ใช้ หรือรหัสผ่าน ไม่ถูกต้อง');
  const readCaret = await watchCaret(page);
  await enter(page, DEMO_PASSWORD);
  await expect(dialog(page)).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  await expect(state(page)).toContainText('บันทึกร่างแล้ว');
  await expect(words(page)).toBeFocused();
  expect(await readCaret()).toBe(typed.length);
  await page.keyboard.type('จบ', { delay: KEY_MS });
  await expect(state(page)).not.toContainText('บันทึกร่างแล้ว');
  await expect(state(page)).toContainText('บันทึกร่างแล้ว');
  await page.reload();
  await expect(headline(page)).toHaveValue(topic);
  await expect(words(page)).toHaveText(`${typed}จบ`);
});

test('another account that has logged in meanwhile never gets the words', async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  problems.allow(/401/);
  const topic = aTopic('บัญชีอื่นในแท็บอื่น');
  await signInAs(page.request, 'college');
  await openNew(page, topic);
  await endSession(page, { playwright, baseURL });
  await words(page).click();
  await page.keyboard.type('ข้อความของวิทยาลัย');
  await expect(notice(page)).toBeVisible();
  const tab = await page.context().newPage();
  await signInAs(tab.request, 'newseditors');
  await tab.goto(`/newseditor/college_news?search=${encodeURIComponent(topic)}`);
  await expect(tab.getByRole('main')).not.toContainText('ข้อความของวิทยาลัย');
  await tab.close();
  await notice(page).getByRole('button', { name: 'ลองอีกครั้ง' }).click();
  await expect(notice(page)).toContainText('ขณะนี้เข้าสู่ระบบด้วยบัญชีอื่น');
  await expect(words(page)).toHaveText('ข้อความของวิทยาลัย');
  await notice(page).getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await enter(page, DEMO_PASSWORD);
  await expect(state(page)).toContainText('บันทึกร่างแล้ว');
  await page.reload();
  await expect(words(page)).toHaveText('ข้อความของวิทยาลัย');
});

test('an account with a second factor enters its code on the page too', async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  problems.allow(/401|422/);
  test.slow();
  await logInAdministrator(page.request, await createAdministrator());
  await page.goto('/administrator/account');
  await page.getByRole('button', { name: 'ตั้งค่าการยืนยันสองขั้นตอน' }).click();
  const secret = (await page.locator('main code').innerText()).replaceAll(/\s/g, '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const timestamp = Date.now();
  await page.locator('[name=code]').fill(totp.generate({ timestamp }));
  await page.getByRole('button', { name: 'เปิดใช้' }).click();
  await expect(page.locator('main ol code')).toHaveCount(10);

  await openNew(page, aTopic('สองขั้นตอนในหน้าเดิม'), '/administrator/news');
  await endSession(page, { playwright, baseURL });
  await words(page).click();
  await page.keyboard.type('ข้อความของผู้ดูแลระบบ');
  await notice(page).getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await enter(page, ADMINISTRATOR_PASSWORD);
  const code = dialog(page).locator('[name=code]');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await code.press('Enter');
  await expect(dialog(page)).toContainText('รหัสยืนยันไม่ถูกต้อง');
  await code.fill(totp.generate({ timestamp: timestamp + STEP_MS }));
  await code.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(state(page)).toContainText('บันทึกร่างแล้ว');
  await page.reload();
  await expect(words(page)).toHaveText('ข้อความของผู้ดูแลระบบ');
});
