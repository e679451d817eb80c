import type { APIRequestContext } from '@playwright/test';
import { roleTable } from '@/lib/auth/role-table';
import { type AccountRole, accountRoles } from '@/lib/auth/roles';
import accounts from '@/prisma/seed/demo-accounts.json' with { type: 'json' };
import { API_KEY } from './legacy-calls';

/** Legacy login call of each kind of login, and its field of the password. */
const calls = {
  staff: { call: 'login.php?crud=usersystems', field: 'usersystems_upass' },
  collegeUser: { call: 'login.php?crud=collegeUser', field: 'college_user_password' },
  member: { call: 'login.member.php?crud=member', field: 'userGeneralPassword' },
} as const;

export type SignedInRole = AccountRole;
export const signedInRoles = accountRoles;

/**
 * Logs in the demo account of a role. The cookie stays in the given context: `page.request` shares it with its page.
 */
export async function signInAs(request: APIRequestContext, role: SignedInRole): Promise<void> {
  const { call, field } = calls[roleTable[role].login];
  const [[nameField, name] = []] = Object.entries(accounts[role]);
  const data = { ApiKey: API_KEY, [String(nameField)]: name, [field]: accounts.password };
  const answer = await request.post(`/api/${call}`, { data });
  if (answer.status() !== 200) throw new Error(`${role}: ${answer.status()} ${await answer.text()}`);
}
