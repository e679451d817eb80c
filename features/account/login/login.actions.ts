'use server';

import { toSafeNext } from '@/lib/areas/navigation';
import { logIn } from '@/lib/auth/log-in';
import { authMessages } from '@/lib/auth/messages';
import { readLoginClient, setLoginCookies } from '@/lib/auth/page-viewer';
import type { LoginKind } from '@/lib/auth/role-table';
import { memberLoginInput, staffLoginInput } from '@/lib/auth/schema';
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
    const entered = await logIn(kind, typed, await readLoginClient());
    await setLoginCookies(entered);
    const { role } = await findViewer(entered.session, false);
    return { done: authMessages['login.done'], to: toSafeNext(fields.next, role) };
  });

const loginActions = {
  staff: createLoginAction('staff'),
  collegeUser: createLoginAction('collegeUser'),
  member: createLoginAction('member'),
};

export const logInStaff = loginActions.staff;

export const logInCollegeUser = loginActions.collegeUser;

export const logInMember = loginActions.member;
