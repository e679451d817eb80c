import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { roleTable } from '@/lib/auth/role-table';
import { type AccountRole, accountRoles } from '@/lib/auth/roles';
import demo from '../../prisma/seed/demo-accounts.json' with { type: 'json' };
import routes from '../routes.json' with { type: 'json' };

export const DEMO_PASSWORD = demo.password;

/** Demo account of a role: its login form and name, and the page it lands on. */
export const getDemoAccount = (role: AccountRole) => {
  const [name = ''] = Object.values(demo[role]);
  return { form: roleTable[role].login, name, lands: routes.roles[role] };
};
export const demoAccounts = accountRoles.map(getDemoAccount);

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

/** The login box of the login page, for every kind of account. */
export const loginBox = (page: Page) => page.locator('#login-box');

/** Types a name and a password into the login box and sends it. */
export async function sendLoginBox(page: Page, name: string, password: string): Promise<void> {
  const box = loginBox(page);
  await box.locator('[name=name]').fill(name);
  await box.locator('[name=password]').fill(password);
  await box.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
}
