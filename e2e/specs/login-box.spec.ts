import { expectAccessible } from '../support/accessibility';
import { DEMO_PASSWORD, getDemoAccount, loginBox, openForm, sendLogin, sendLoginBox } from '../support/accounts';
import { expect, test } from '../support/test';

const WRONG = 'ชื่อผู้ใช้ หรือรหัสผ่าน ไม่ถูกต้อง';
/** Has the shape of an id card number, with its check digit, that no demo account has. */
const FREE_CARD = '9000000000021';

const kinds = [
  { role: 'college', says: 'ในฐานะสถานศึกษา', reset: 'staff' },
  { role: 'newseditors', says: 'ในฐานะเจ้าหน้าที่', reset: 'staff' },
  { role: 'usercollege', says: 'ในฐานะผู้ใช้ของสถานศึกษา', reset: 'collegeUser' },
  { role: 'member', says: 'ในฐานะสมาชิกทั่วไป', reset: 'member' },
] as const;

for (const { role, says, reset } of kinds) {
  const { name, lands } = getDemoAccount(role);

  test(`the box takes ${name} for what it is, and logs it in`, async ({ page }) => {
    await page.goto('/login/');
    const box = loginBox(page);
    await box.locator('[name=name]').pressSequentially(name);
    await expect(box.locator('[data-login-kind]')).toContainText(says);
    await expect(box.getByRole('link', { name: 'ลืมรหัสผ่าน' })).toHaveAttribute('href', `/login/forgot/?kind=${reset}`);
    await sendLoginBox(page, name, DEMO_PASSWORD);
    await expect(page).toHaveURL(new RegExp(`${lands}/?$`));
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`the box logs in ${name}`, async ({ page }) => {
      await page.goto('/login/');
      await sendLoginBox(page, name, DEMO_PASSWORD);
      await expect(page).toHaveURL(new RegExp(`${lands}/?$`));
    });
  });
}

test('an id card number is typed as it is printed, also in Thai digits', async ({ page }) => {
  const { name, lands } = getDemoAccount('usercollege');
  const printed = name.replace(/^(.)(.{4})(.{5})(..)(.)$/, '$1-$2-$3 $4 $5');
  const thai = [...printed].map((sign) => (/\d/.test(sign) ? '๐๑๒๓๔๕๖๗๘๙'.charAt(Number(sign)) : sign)).join('');
  await page.goto('/login/');
  await sendLoginBox(page, thai, DEMO_PASSWORD);
  await expect(page).toHaveURL(new RegExp(`${lands}/?$`));
});

const doors = [
  { name: 'nobody@example.org', advice: 'อีเมลใช้กับสมาชิกทั่วไปเท่านั้น' },
  { name: 'member@example.com', advice: 'อีเมลใช้กับสมาชิกทั่วไปเท่านั้น' },
  { name: FREE_CARD, advice: 'เลขประจำตัวประชาชนใช้กับผู้ใช้ของสถานศึกษา' },
  { name: '0000000001', advice: 'รหัสสถานศึกษาใช้กับงานประชาสัมพันธ์' },
  { name: 'nobody-at-all', advice: 'ชื่อผู้ใช้เป็นของเจ้าหน้าที่' },
];

for (const { name, advice } of doors) {
  test(`a refusal of ${name} says where else to go, the same whether it exists or not`, async ({ page }) => {
    await page.goto('/login/');
    await sendLoginBox(page, name, 'wrong-password');
    const alert = loginBox(page).getByRole('alert');
    await expect(alert).toContainText(WRONG);
    await expect(alert).toContainText(advice);
    await expect(loginBox(page).locator('[name=name]')).toHaveValue(name);
    await expect(page).toHaveURL(/\/login\/$/);
  });
}

test('a mistyped id card number is noticed before it is sent', async ({ page }) => {
  await page.goto('/login/');
  await loginBox(page).locator('[name=name]').fill('1100000000015');
  await expect(loginBox(page).locator('[data-login-kind]')).toContainText('ไม่ใช่เลขประจำตัวประชาชนที่ถูกต้อง');
});

test('the page that was wanted is opened after the login', async ({ page }) => {
  await page.goto(`/login/?next=${encodeURIComponent('/newseditor/statistics')}`);
  await sendLoginBox(page, getDemoAccount('newseditors').name, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/newseditor\/statistics$/);
});

test('the keyboard alone logs in: the box has the focus', async ({ page }) => {
  const { name, lands } = getDemoAccount('newseditors');
  await page.goto('/login/');
  await expect(loginBox(page).locator('[name=name]')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await expect(loginBox(page).locator('[name=password]')).toBeFocused();
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${lands}/?$`));
});

test('missing values are said in Thai at their fields, and nothing moves while somebody types', async ({ page }) => {
  await page.goto('/login/');
  const box = loginBox(page);
  const [name, password] = [box.locator('[name=name]'), box.locator('[name=password]')];
  const before = await password.boundingBox();
  for (const typed of ['1310016101', getDemoAccount('usercollege').name, '1100000000015', 'member@example.com', 'x']) {
    await name.fill(typed);
    expect(await password.boundingBox()).toEqual(before);
  }
  await name.fill('');
  await box.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click({ force: true });
  await expect(box.getByText('กรุณากรอกรหัสสถานศึกษา เลขประจำตัวประชาชน อีเมล หรือชื่อผู้ใช้')).toBeVisible();
  await expect(box.getByText('กรุณากรอกรหัสผ่าน')).toBeVisible();
  await expect(name).toBeFocused();
});

test('the box is accessible, and as wide as a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/login/');
  await sendLoginBox(page, 'nobody@example.org', 'wrong-password');
  await expect(loginBox(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the form of one kind tells a name of another kind where to go', async ({ page }) => {
  const { name } = getDemoAccount('usercollege');
  await page.goto('/login/?form=staff&next=%2Fmember');
  await openForm(page).locator('[name=name]').fill(name);
  await openForm(page).locator('[name=password]').focus();
  const hint = openForm(page).getByRole('status').filter({ hasText: 'ที่กรอกเป็นเลขประจำตัวประชาชน' });
  await expect(hint.getByRole('link')).toHaveAttribute('href', '/login/?form=collegeUser&next=%2Fmember');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a refusal names the kind that was understood and keeps the name', async ({ page }) => {
    await page.goto('/login/');
    await sendLoginBox(page, 'nobody@example.org', 'wrong-password');
    const box = loginBox(page);
    await expect(box.getByRole('alert')).toContainText(WRONG);
    await expect(box.getByText('เข้าสู่ระบบในฐานะสมาชิกทั่วไป ด้วยอีเมล')).toBeVisible();
    await expect(box.locator('[name=name]')).toHaveValue('nobody@example.org');
    await expect(box.getByRole('link', { name: 'ลืมรหัสผ่าน' })).toHaveAttribute('href', '/login/forgot/?kind=member');
  });

  test('the form of one kind tells a refused name of another kind where to go', async ({ page }) => {
    await page.goto('/login/?form=staff');
    await sendLogin(page, 'nobody@example.org', 'wrong-password');
    await expect(openForm(page).getByRole('link', { name: 'ไปที่เข้าสู่ระบบสมาชิก' })).toHaveAttribute(
      'href',
      '/login/?form=member',
    );
  });
});
