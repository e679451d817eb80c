'use server';

import { safeNext } from '@/lib/areas/open';
import type { LoginKind } from '@/lib/auth/accounts';
import { logIn } from '@/lib/auth/log-in';
import { keepLogin, readLoginClient } from '@/lib/auth/page-viewer';
import { memberLogin, staffLogin } from '@/lib/auth/schema';
import { findViewer } from '@/lib/auth/sessions';
import { type FormState, formAction } from '@/lib/command/form-action';
import { parse } from '@/lib/command/parse';
import { say } from '@/lib/messages/messages';

const forms = { staff: staffLogin, collegeUser: staffLogin, member: memberLogin } as const;

/** The login form of one door. The page goes on to `to`, which is `next` only where that is one's own place. */
const door = (kind: LoginKind) =>
  formAction(async (fields) => {
    const typed = parse(forms[kind], fields);
    const entered = await logIn(kind, typed, await readLoginClient());
    await keepLogin(entered);
    const { role } = await findViewer(entered.session, false);
    return { done: say('login.done'), to: safeNext(fields.next, role) };
  });

const doors = { staff: door('staff'), collegeUser: door('collegeUser'), member: door('member') };

export async function logInStaff(before: FormState, form: FormData): Promise<FormState> {
  return doors.staff(before, form);
}

export async function logInCollegeUser(before: FormState, form: FormData): Promise<FormState> {
  return doors.collegeUser(before, form);
}

export async function logInMember(before: FormState, form: FormData): Promise<FormState> {
  return doors.member(before, form);
}
