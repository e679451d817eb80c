import type { Locator, Page, Route } from '@playwright/test';
import { anEmail, getDemoAccount, openForm } from '../support/accounts';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

type Form = {
  open: (page: Page) => Promise<Locator>;
  /** Texts to type, by field name. */
  typed: Record<string, string>;
  button: string;
  prepare?: (form: Locator, page: Page) => Promise<void>;
  /** Steps between the button and the request. */
  confirm?: (page: Page) => Promise<void>;
  /** Assertion once the form was sent. */
  done: (page: Page) => Promise<void>;
};

const aText = (length = 8) =>
  Math.random()
    .toString(36)
    .slice(2, 2 + length);
const check = (form: Locator) => form.getByRole('checkbox').check();

const forms: Record<string, Form> = {
  'the login of staff': {
    open: async (page) => {
      await page.goto('/login/?form=staff');
      return openForm(page);
    },
    typed: { name: getDemoAccount('VecAdmin').name, password: 'not this one' },
    button: 'เข้าสู่ระบบ',
    done: (page) => expect(page.getByRole('alertdialog')).toContainText('ไม่ถูกต้อง'),
  },
  'the registration of members': {
    open: async (page) => {
      await page.goto('/login/?form=register');
      return openForm(page);
    },
    typed: { firstName: 'สมชาย', lastName: 'ใจดี', email: anEmail(), birthDate: '01/05/2541' },
    prepare: async (form) => {
      await form.getByLabel('ชาย', { exact: true }).check();
      await check(form);
    },
    button: 'สร้างบัญชี',
    confirm: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'ยืนยัน' }).click(),
    done: (page) => expect(page.getByText('Account created successfully!')).toBeVisible(),
  },
  'a forgotten password': {
    open: async (page) => {
      await page.goto('/login/forgot/');
      return page.locator('main form:has([name=name])');
    },
    typed: { name: getDemoAccount('newseditors').name },
    button: 'ส่งลิงก์ตั้งรหัสผ่านใหม่',
    done: (page) => expect(page.locator('main [data-form-message]')).toBeVisible(),
  },
  'a message to the agency': {
    open: async (page) => {
      await page.goto('/contact/');
      return page.locator('main form:has([name=subject])');
    },
    typed: { name: 'วรรณา สุขเกษม', email: anEmail(), subject: 'สอบถาม', body: 'เปิดรับสมัครเดือนไหนคะ' },
    prepare: check,
    button: 'ส่งข้อความ',
    done: (page) => expect(page.getByText(/รหัสติดตามของท่านคือ C-/)).toBeVisible(),
  },
  'a category': {
    open: async (page) => {
      await signInAs(page.request, 'VecAdmin');
      await page.goto('/administrator/newscatagories?edit=new');
      return openForm(page);
    },
    typed: { name: `หมวดทดลอง ${aText()}`, nameEn: `Trial ${aText()}` },
    button: 'บันทึก',
    done: (page) => expect(page.locator('dialog[open]')).toHaveCount(0),
  },
};

const faults: Record<string, (route: Route) => Promise<void>> = {
  'the network is away': (route) => route.abort('internetdisconnected'),
  'the connection is cut': (route) => route.abort('connectionreset'),
  'the database is away': (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', headers: { 'Retry-After': '5' }, body: 'busy' }),
  'the server is broken': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>broken</h1>' }),
};

for (const [name, { open, typed, prepare, button, confirm, done }] of Object.entries(forms)) {
  test(`${name} keeps its input while no answer arrives, and is sent again by one press`, async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource|net::ERR|\b50[03]\b/);
    const form = await open(page);
    for (const [field, text] of Object.entries(typed)) await form.locator(`[name=${field}]`).fill(text);
    await prepare?.(form, page);
    const send = form.getByRole('button', { name: button, exact: true });
    const again = form.getByRole('button', { name: 'ส่งอีกครั้ง' });
    for (const [fault, fail] of Object.entries(faults)) {
      let failed = 0;
      await page.route('**', async (route) => {
        if (!route.request().headers()['next-action']) return route.continue();
        await fail(route);
        failed += 1;
      });
      await send.click();
      await confirm?.(page);
      await expect.poll(() => failed, fault).toBe(1);
      await expect(send).not.toHaveAttribute('aria-disabled', 'true');
      await expect(again, fault).toBeVisible();
      await expect(form.getByRole('alert')).toContainText('ข้อมูลที่กรอกไว้ยังอยู่ครบ');
      for (const [field, text] of Object.entries(typed))
        await expect(form.locator(`[name=${field}]`), fault).toHaveValue(text);
      await page.unroute('**');
    }
    await again.click();
    await confirm?.(page);
    await done(page);
  });
}
