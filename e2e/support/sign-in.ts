import type { APIRequestContext } from '@playwright/test';
import accounts from '@/prisma/seed/demo-accounts.json' with { type: 'json' };
import { API_KEY } from './legacy-calls';

const { password } = accounts;
const toStaffLogin = (account: { usersystems_uname: string }) => ({
  call: 'login.php?crud=usersystems',
  fields: { usersystems_uname: account.usersystems_uname, usersystems_upass: password },
});

/** Legacy login calls of the demo account of each role. */
const logins = {
  VecAdmin: toStaffLogin(accounts.VecAdmin),
  newseditors: toStaffLogin(accounts.newseditors),
  veccentral: toStaffLogin(accounts.veccentral),
  veccentraldep: toStaffLogin(accounts.veccentraldep),
  iven: toStaffLogin(accounts.iven),
  VecProvince: toStaffLogin(accounts.VecProvince),
  college: toStaffLogin(accounts.college),
  usercollege: {
    call: 'login.php?crud=collegeUser',
    fields: { college_user_idcard: accounts.usercollege.college_user_idcard, college_user_password: password },
  },
  member: {
    call: 'login.member.php?crud=member',
    fields: { userGeneralEmail: accounts.member.userGeneralEmail, userGeneralPassword: password },
  },
} as const;

export type SignedInRole = keyof typeof logins;
export const signedInRoles = [
  'VecAdmin',
  'newseditors',
  'veccentral',
  'veccentraldep',
  'iven',
  'VecProvince',
  'college',
  'usercollege',
  'member',
] as const satisfies readonly SignedInRole[];

/**
 * Logs in the demo account of a role. The cookie stays in the given context: `page.request` shares it with its page.
 */
export async function signInAs(request: APIRequestContext, role: SignedInRole): Promise<void> {
  const { call, fields } = logins[role];
  const answer = await request.post(`/api/${call}`, { data: { ApiKey: API_KEY, ...fields } });
  if (answer.status() !== 200) throw new Error(`${role}: ${answer.status()} ${await answer.text()}`);
}
