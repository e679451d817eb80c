import { expectAccessible } from '../support/accessibility';
import { CLOSED_NAME, DEMO_PASSWORD, demoAccounts, openForm, sendLogin } from '../support/accounts';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const dialogs = [
  { form: 'member', link: 'เข้าสู่ระบบสมาชิก', title: 'เข้าสู่ระบบสมาชิก' },
  { form: 'register', link: 'สร้างบัญชีใหม่', title: 'สร้างบัญชีสมาชิกใหม่' },
  { form: 'collegeUser', link: 'เข้าสู่ระบบวิทยาลัย', title: 'เข้าสู่ระบบวิทยาลัย/หน่วยงาน' },
  { form: 'request', link: 'ลงทะเบียนขอรหัสผ่าน', title: 'ลงทะเบียนขอรหัสผ่าน' },
  { form: 'staff', link: 'เข้าสู่ระบบเจ้าหน้าที่', title: 'เข้าสู่ระบบเจ้าหน้าที่' },
] as const;

test('there are three kinds of account, and a strip with three promises', async ({ page }) => {
  await page.goto('/login/');
  const cards = page.locator('main li:has(h2)');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
    'สมาชิกทั่วไป',
    'สถานศึกษา / หน่วยงาน',
    'งานประชาสัมพันธ์สถานศึกษา',
  ]);
  await expect(cards.getByRole('link')).toHaveText(dialogs.map(({ link }) => link));
  for (const promise of ['ปลอดภัย', 'เข้าสู่ระบบรวดเร็ว', 'ช่วยเหลือตลอด 24 ชั่วโมง'])
    await expect(page.locator('main').getByText(promise)).toBeVisible();
});

for (const { form, link, title } of dialogs) {
  test(`the form ${form} opens in a dialog, closes by Esc and gives the focus back`, async ({ page }) => {
    await page.goto('/login/');
    await page.getByRole('link', { name: link, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`form=${form}$`));
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/login\/$/);
    await expect(page.getByRole('link', { name: link, exact: true })).toBeFocused();
  });

  test(`the URL of the form ${form} opens it, accessible in light and dark`, async ({ page }) => {
    await page.goto(`/login/?form=${form}`);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
    await page.getByRole('link', { name: 'ปิด', exact: true }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/login\/$/);
  });
}

test('a closed form opens again, and another one after it', async ({ page }) => {
  await page.goto('/login/');
  for (const { link, title } of [dialogs[0], dialogs[0], dialogs[4]]) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.getByRole('link', { name: 'ปิด', exact: true }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
});

for (const { form, name, lands } of demoAccounts) {
  test(`${name} logs in and lands at ${lands}`, async ({ page }) => {
    await page.goto(`/login/?form=${form}`);
    const begin = Date.now();
    await sendLogin(page, name, DEMO_PASSWORD);
    if (form === 'member') {
      await expect(page.getByText('Login successful! Redirecting...')).toBeVisible();
      await page.waitForURL(new RegExp(`${lands}/?$`));
      expect(Date.now() - begin).toBeGreaterThanOrEqual(1_000);
    }
    await expect(page).toHaveURL(new RegExp(`${lands}/?$`));
    await expect(page.locator('h1')).toBeVisible();
  });
}

test('a new tab knows the logged-in user before its scripts have loaded, and forgets them with the session', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await signInAs(page.request, 'member');
  await page.goto('/member');
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('area-home');
  const tab = await context.newPage();
  await tab.route('**/_next/static/**/*.js', (route) => route.abort());
  await tab.goto('/contact/');
  const header = tab.locator('header').first();
  await expect(header.locator('a[data-home-link]:visible')).toHaveAttribute('href', '/member');
  await expect(header.getByRole('link', { name: 'พื้นที่ของฉัน' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'เข้าสู่ระบบ' })).toHaveCount(0);
  await page.getByRole('button', { name: 'ออกจากระบบ' }).first().click();
  await page.waitForURL('/');
  await expect(page.locator('header').first().getByRole('link', { name: 'เข้าสู่ระบบ' })).toHaveAttribute(
    'href',
    '/login/',
  );
});

test('a wrong password of staff is reported in a dialog; closing it focuses the password', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('user', '{"id":1}'));
  await page.goto('/login/?form=staff');
  await sendLogin(page, `nobody-${Date.now()}`, 'wrong-password');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('ชื่อผู้ใช้ หรือรหัสผ่าน ไม่ถูกต้อง');
  expect(await page.evaluate(() => sessionStorage.getItem('user'))).toBeNull();
  await alert.getByRole('button', { name: 'ตกลง' }).click();
  await expect(alert).toHaveCount(0);
  await expect(openForm(page).locator('[name=password]')).toBeFocused();
  await expect(openForm(page).locator('[name=password]')).toHaveValue('');
  await expect(openForm(page).locator('[name=name]')).toHaveValue(/^nobody-/);
});

test('a closed account and a wrong id card are rejected with the same message', async ({ page }) => {
  await page.goto('/login/?form=staff');
  await sendLogin(page, CLOSED_NAME, DEMO_PASSWORD);
  await expect(page.getByRole('alertdialog')).toContainText('ชื่อผู้ใช้ หรือรหัสผ่าน ไม่ถูกต้อง');
  await page.goto('/login/?form=collegeUser');
  await sendLogin(page, `11000${Date.now()}`.slice(0, 13), DEMO_PASSWORD);
  await expect(page.getByRole('alertdialog')).toContainText('ชื่อผู้ใช้ หรือรหัสผ่าน ไม่ถูกต้อง');
});

test('a wrong password of a member is reported on the form', async ({ page }) => {
  await page.goto('/login/?form=member');
  await sendLogin(page, `nobody-${Date.now()}@example.org`, 'wrong-password');
  await expect(openForm(page).getByRole('alert')).toHaveText('Invalid email or password');
  await expect(page).toHaveURL(/form=member$/);
});

test('missing values are reported beside their fields, and the first one gets the focus', async ({ page }) => {
  await page.goto('/login/?form=member');
  const form = openForm(page);
  const button = form.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await expect(form.getByText('Email is required')).toBeVisible();
  await expect(form.getByText('Password is required')).toBeVisible();
  await expect(form.locator('[name=name]')).toBeFocused();
  await form.locator('[name=name]').fill('member');
  await form.locator('[name=password]').fill('12345');
  await form.locator('[name=name]').focus();
  await expect(form.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(form.getByText('Email must be valid')).toBeVisible();
  await form.locator('[name=name]').fill('member@example.com');
  await form.locator('[name=password]').fill('123456');
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await expect(button).not.toHaveAttribute('aria-disabled');
});

test('staff get the messages for missing values in Thai', async ({ page }) => {
  await page.goto('/login/?form=staff');
  const button = openForm(page).getByRole('button', { name: 'เข้าสู่ระบบ', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await expect(openForm(page).getByText('กรุณากรอกชื่อผู้ใช้งาน')).toBeVisible();
  await expect(openForm(page).getByText('กรุณากรอกรหัสผ่าน')).toBeVisible();
});

const places = [
  ['/newseditor/statistics', /\/newseditor\/statistics$/],
  ['//evil.example/', /\/newseditor\/?$/],
  ['https://evil.example/', /\/newseditor\/?$/],
  ['/\\evil.example', /\/newseditor\/?$/],
  ['/administrator', /\/newseditor\/?$/],
] as const;

for (const [next, lands] of places) {
  test(`a login with next=${next} leads to one’s own page on this site`, async ({ page, baseURL }) => {
    await page.goto(`/login/?next=${encodeURIComponent(next)}`);
    await page.getByRole('link', { name: 'เข้าสู่ระบบเจ้าหน้าที่', exact: true }).click();
    await sendLogin(page, 'editor', DEMO_PASSWORD);
    await expect(page).toHaveURL(lands);
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

test('the page says why one was redirected here', async ({ page }) => {
  await page.goto('/login/?notice=expired&next=%2Fmember');
  await expect(page.locator('main').getByText('หมดเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่')).toBeVisible();
  await page.goto('/login/?notice=closed');
  await expect(page.locator('main').getByText('บัญชีนี้ถูกปิดใช้งานแล้ว')).toBeVisible();
});

test('the page is the same for everybody and sets no cookie', async ({ request }) => {
  // The order of the data that Next adds for scripts varies.
  const words = async (headers: Record<string, string>) => {
    const answer = await request.get('/login/?form=staff', { headers });
    expect(answer.headers()['set-cookie']).toBeUndefined();
    expect(answer.headers()['cache-control']).toContain('public');
    return (await answer.text()).replace(/<script\b[\s\S]*?<\/script>/g, '');
  };
  expect(await words({ Cookie: 'portal-session=anything; portal-device=other' })).toBe(await words({}));
});

test('a demo account fills the form', async ({ page }) => {
  await page.goto('/login/');
  await page.getByText('บัญชีตัวอย่างสำหรับทดลองใช้').click();
  await page.locator('li', { hasText: 'บรรณาธิการข่าว' }).getByRole('link', { name: 'ใช้บัญชีนี้' }).click();
  await expect(openForm(page).locator('[name=name]')).toHaveValue('editor');
  await openForm(page).getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(page).toHaveURL(/\/newseditor\/?$/);
});

test('a password can be shown, and there is a link to reset it', async ({ page }) => {
  await page.goto('/login/?form=staff');
  const password = openForm(page).locator('[name=password]');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await openForm(page).getByRole('button', { name: 'แสดงรหัสผ่าน' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(openForm(page).getByRole('link', { name: 'ลืมรหัสผ่าน' })).toHaveAttribute(
    'href',
    '/login/forgot/?kind=staff',
  );
});

test('the script of the larger forms is loaded when they are opened', async ({ page }) => {
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);
  await page.goto('/login/');
  const before = await scripts();
  await page.getByRole('link', { name: 'ลงทะเบียนขอรหัสผ่าน' }).click();
  await expect(page.getByPlaceholder('ค้นหาชื่อหรือรหัส')).toBeVisible();
  expect(await scripts()).toBeGreaterThan(before);
});
