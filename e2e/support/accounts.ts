import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import demo from '../../prisma/seed/demo-accounts.json' with { type: 'json' };

export const DEMO_PASSWORD = demo.password;

/** Demo accounts by login form, with the page they land on. */
export const demoAccounts = [
  { form: 'staff', name: demo.VecAdmin.usersystems_uname, lands: '/administrator' },
  { form: 'staff', name: demo.newseditors.usersystems_uname, lands: '/newseditor' },
  { form: 'staff', name: demo.veccentral.usersystems_uname, lands: '/veccentral' },
  { form: 'staff', name: demo.veccentraldep.usersystems_uname, lands: '/veccentraldep' },
  { form: 'staff', name: demo.iven.usersystems_uname, lands: '/useriven' },
  { form: 'staff', name: demo.VecProvince.usersystems_uname, lands: '/provincealcentral' },
  { form: 'staff', name: demo.college.usersystems_uname, lands: '/colleges' },
  { form: 'collegeUser', name: demo.usercollege.college_user_idcard, lands: '/users' },
  { form: 'member', name: demo.member.userGeneralEmail, lands: '/member' },
] as const;

export const CLOSED_NAME = demo.closed.usersystems_uname;

/** Unique e-mail address. */
export const anEmail = () => `reader-${randomBytes(6).toString('hex')}@example.org`;

/** The open form of the login page. */
export const openForm = (page: Page) => page.locator('dialog[open]:has(form)').first();

/** Types a name and a password into the open form and sends it. */
export async function sendLogin(page: Page, name: string, password: string): Promise<void> {
  const form = openForm(page);
  await form.locator('[name=name]').fill(name);
  await form.locator('[name=password]').fill(password);
  await form.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
}
