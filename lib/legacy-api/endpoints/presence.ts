import { z } from 'zod';
import { findOwnMember } from '@/features/account/registration/registration.queries';
import { findOwnCollegeUser } from '@/features/people/college-users/college-users.queries';
import { findOwnSystemUser } from '@/features/people/staff-accounts/staff-accounts.queries';
import { leave, markPresent } from '@/features/presence/presence.commands';
import { writeCookie } from '@/lib/auth/cookies';
import { emailAddress } from '@/lib/auth/schema';
import type { Viewer } from '@/lib/auth/viewer';
import { id } from '@/lib/command/validation';
import { AppError } from '@/lib/errors/errors';
import { zeroOrOne } from '@/lib/http/fields';
import { type Caller, endpoint, operation } from '../endpoint';
import { success, written } from '../written';

const what = 'บันทึกว่าตนเองออนไลน์ (1) หรือออกจากระบบ (0 สิ้นสุดการเข้าสู่ระบบ): เลขของผู้อื่นได้รับ 403 และไม่มีผล';
const onOff = zeroOrOne('1 ออนไลน์, 0 ออกจากระบบ');
const output = written({});

/** Only whoever is asking can be marked; with 0 an old client logs out. */
async function note(isOwn: boolean, present: boolean, viewer: Viewer, { setCookie }: Caller) {
  if (!isOwn) throw new AppError('forbidden', 'api.forbidden');
  if (present) {
    await markPresent({}, viewer);
    return success('api.present', {});
  }
  await leave({}, viewer);
  setCookie(writeCookie('session', ''));
  return success('api.left', {});
}

export const systemUserPresence = endpoint('usersystems.update.php', [
  operation({
    summary: `ผู้ใช้ระบบ: ${what}`,
    when: {},
    access: 'session.end',
    input: z.object({ usersystems_id: id.meta({ description: 'เลขผู้ใช้ระบบของตนเอง' }), usersystems_onoff: onOff }),
    output,
    handle: async (input, viewer, caller) => {
      const own = await findOwnSystemUser(viewer);
      return note(own?.id === input.usersystems_id, input.usersystems_onoff === 1, viewer, caller);
    },
    example: { input: { usersystems_id: 12, usersystems_onoff: 1 }, output: success('api.present', {}) },
  }),
]);

export const collegeUserPresence = endpoint('college_user.update.php', [
  operation({
    summary: `ผู้ใช้ของสถานศึกษา: ${what}`,
    when: {},
    access: 'session.end',
    input: z.object({
      college_user_id: id.meta({ description: 'เลขผู้ใช้ของสถานศึกษาของตนเอง' }),
      usersystems_onoff: onOff,
    }),
    output,
    handle: async (input, viewer, caller) => {
      const own = await findOwnCollegeUser(viewer);
      return note(own?.id === input.college_user_id, input.usersystems_onoff === 1, viewer, caller);
    },
    example: { input: { college_user_id: 7, usersystems_onoff: 1 }, output: success('api.present', {}) },
  }),
]);

export const memberPresence = endpoint('usergeneral.update.php', [
  operation({
    summary: `สมาชิก: ${what}`,
    when: {},
    access: 'session.end',
    input: z.object({
      userGeneralEmail: emailAddress.meta({ description: 'อีเมลของตนเอง' }),
      usersystems_onoff: onOff,
    }),
    output,
    handle: async (input, viewer, caller) => {
      const own = await findOwnMember(viewer);
      return note(own?.email === input.userGeneralEmail, input.usersystems_onoff === 1, viewer, caller);
    },
    example: {
      input: { userGeneralEmail: 'somying@example.org', usersystems_onoff: 1 },
      output: success('api.present', {}),
    },
  }),
]);
