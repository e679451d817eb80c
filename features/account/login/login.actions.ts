'use server';

import { toSafeNext } from '@/lib/areas/navigation';
import { type LoginResult, logIn, logInByName } from '@/lib/auth/log-in';
import { authMessages } from '@/lib/auth/messages';
import { readLoginClient, setLoginCookies } from '@/lib/auth/page-viewer';
import type { LoginKind } from '@/lib/auth/role-table';
import { anyLoginInput, memberLoginInput, staffLoginInput } from '@/lib/auth/schema';
import { findViewer } from '@/lib/auth/sessions';
import { formAction } from '@/lib/command/form-action';
import { parseInput } from '@/lib/command/parse';

const loginSchemas = { staff: staffLoginInput, collegeUser: staffLoginInput, member: memberLoginInput } as const;

/**
 * Login action of one kind of account. Redirects to `next` if the role may open it, otherwise to the role's landing
 * page.
 */
const createLoginAction = (kind: LoginKind) =>
  formAction(async (fields) => {
    const typed = parseInput(loginSchemas[kind], fields);
    return finishLogin(await logIn(kind, typed, await readLoginClient()), fields.next);
  });

/** Sets the cookies of a login, and leads to the page that was wanted. */
async function finishLogin(entered: LoginResult, next: string | undefined) {
  await setLoginCookies(entered);
  const { role } = await findViewer(entered.session, false);
  return { done: authMessages['login.done'], to: toSafeNext(next, role) };
}

/** Login by the one box, for every kind of account; redirects as the others do. */
export const logInByNameAction = formAction(async (fields) => {
  const typed = parseInput(anyLoginInput, fields);
  return finishLogin(await logInByName(typed, await readLoginClient()), fields.next);
});

const loginActions = {
  staff: createLoginAction('staff'),
  collegeUser: createLoginAction('collegeUser'),
  member: createLoginAction('member'),
};

export const logInStaff = loginActions.staff;

export const logInCollegeUser = loginActions.collegeUser;

export const logInMember = loginActions.member;
