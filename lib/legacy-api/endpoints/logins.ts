import { z } from 'zod';
import { findOwnMember } from '@/features/account/registration/registration.queries';
import { findOwnCollegeUser } from '@/features/people/college-users/college-users.queries';
import { findOwnSystemUser } from '@/features/people/staff-accounts/staff-accounts.queries';
import type { LoginKind } from '@/lib/auth/accounts';
import { writeCookie } from '@/lib/auth/cookies';
import { logIn } from '@/lib/auth/log-in';
import { memberLogin, staffLogin } from '@/lib/auth/schema';
import { AppError } from '@/lib/errors/errors';
import { type Caller, endpoint, operation } from '../endpoint';
import { collegeUserExample, toWireCollegeUser, wireCollegeUser } from './wire-college-user';
import { memberExample, toWireMember, wireMember } from './wire-member';
import { systemUserExample, toWireSystemUser, wireSystemUser } from './wire-system-user';

const cookies = 'ตั้งคุกกี้ของการเข้าสู่ระบบ (HttpOnly) และยกเลิกการเข้าสู่ระบบเดิมที่ส่งมาด้วย';
const wrong = 'ชื่อผู้ใช้ รหัสผ่าน หรือบัญชีที่ใช้ไม่ได้ ได้รับ 401 เหมือนกันทั้งหมด';

/** A page of another site must not log its readers in. */
async function enter(kind: LoginKind, typed: { name: string; password: string }, { setCookie, ...client }: Caller) {
  if (client.origin === 'foreign') throw new AppError('forbidden', 'errors.foreign');
  const entered = await logIn(kind, typed, client);
  setCookie(writeCookie('session', entered.session));
  setCookie(writeCookie('device', entered.device));
  return entered;
}

/** An account that disappears between its login and this reading is as unknown as any. */
function present<R>(record: R | undefined): R {
  if (record === undefined) throw new AppError('unauthenticated', 'login.wrong');
  return record;
}

const password = staffLogin.shape.password.meta({ description: 'รหัสผ่าน' });

const staff = operation({
  summary: `เจ้าหน้าที่และหน่วยงานเข้าสู่ระบบ: ${cookies} ${wrong}`,
  when: { crud: 'usersystems' },
  access: 'session.open',
  input: z.object({
    usersystems_uname: staffLogin.shape.name.meta({ description: 'ชื่อผู้ใช้' }),
    usersystems_upass: password,
  }),
  output: wireSystemUser,
  handle: async (input, _viewer, caller) => {
    const typed = { name: input.usersystems_uname, password: input.usersystems_upass };
    return toWireSystemUser(present(await findOwnSystemUser(await enter('staff', typed, caller))));
  },
  example: {
    input: { usersystems_uname: '1310016101', usersystems_upass: 'correct-horse-2569' },
    output: systemUserExample,
  },
});

const collegeUser = operation({
  summary: `ผู้ใช้ของสถานศึกษาเข้าสู่ระบบ: ${cookies} ${wrong}`,
  when: { crud: 'collegeUser' },
  access: 'session.open',
  input: z.object({
    college_user_idcard: staffLogin.shape.name.meta({ description: 'เลขประจำตัวประชาชน 13 หลัก' }),
    college_user_password: password,
  }),
  output: wireCollegeUser,
  handle: async (input, _viewer, caller) => {
    const typed = { name: input.college_user_idcard, password: input.college_user_password };
    return toWireCollegeUser(present(await findOwnCollegeUser(await enter('collegeUser', typed, caller))), true);
  },
  example: {
    input: { college_user_idcard: '1100000000016', college_user_password: 'correct-horse-2569' },
    output: collegeUserExample,
  },
});

const member = operation({
  summary: `สมาชิกเข้าสู่ระบบ: ${cookies} อีเมลหรือรหัสผ่านที่ไม่ถูกต้อง และสมาชิกที่ถูกปิด ได้รับ 401 เหมือนกันทั้งหมด`,
  when: { crud: 'member' },
  access: 'session.open',
  input: z.object({
    userGeneralEmail: memberLogin.shape.name.meta({ description: 'อีเมลของสมาชิก' }),
    userGeneralPassword: memberLogin.shape.password.meta({ description: 'รหัสผ่าน' }),
  }),
  output: wireMember.extend({ status: z.literal('open').meta({ description: 'open เสมอเมื่อเข้าสู่ระบบสำเร็จ' }) }),
  handle: async (input, _viewer, caller) => {
    const typed = { name: input.userGeneralEmail, password: input.userGeneralPassword };
    const found = present(await findOwnMember(await enter('member', typed, caller)));
    return { ...toWireMember(found), status: 'open' as const };
  },
  example: {
    input: { userGeneralEmail: memberExample.userGeneralEmail, userGeneralPassword: 'correct-horse-2569' },
    output: { ...memberExample, status: 'open' },
  },
});

export const staffLogins = endpoint('login.php', [staff, collegeUser]);
export const memberLogins = endpoint('login.member.php', [member]);
