import { z } from 'zod';
import { findOwnMember } from '@/features/account/registration/registration.queries';
import { findOwnCollegeUser } from '@/features/people/college-users/college-users.queries';
import { findOwnStaffAccount } from '@/features/people/staff-accounts/staff-accounts.queries';
import { endPresence, recordPresence } from '@/features/presence/presence.commands';
import { buildSetCookie } from '@/lib/auth/cookies';
import { emailAddress } from '@/lib/auth/schema';
import type { Viewer } from '@/lib/auth/viewer';
import { id } from '@/lib/command/validation';
import { AppError } from '@/lib/errors/errors';
import { apiMessages } from '@/lib/http/api-messages';
import { pickMessage } from '@/lib/messages/message';
import { type Caller, defineEndpoint, defineOperation } from '../endpoint';
import { zeroOrOne } from '../fields';
import { buildWriteSuccess, writeOutput } from '../write-output';

const what = 'บันทึกว่าตนเองออนไลน์ (1) หรือออกจากระบบ (0 สิ้นสุดการเข้าสู่ระบบ): เลขของผู้อื่นได้รับ 403 และไม่มีผล';
const onOff = zeroOrOne('1 ออนไลน์, 0 ออกจากระบบ');
const output = writeOutput({});

/** Sets the presence of the caller only; with 0 a legacy client logs out. */
async function setPresence(isOwn: boolean, present: boolean, viewer: Viewer, { setCookie }: Caller) {
  if (!isOwn) throw new AppError('forbidden', pickMessage(apiMessages, 'api.forbidden'));
  if (present) {
    await recordPresence({}, viewer);
    return buildWriteSuccess('api.present', {});
  }
  await endPresence({}, viewer);
  setCookie(buildSetCookie('session', ''));
  return buildWriteSuccess('api.left', {});
}

export const systemUserPresence = defineEndpoint('usersystems.update.php', [
  defineOperation({
    summary: `ผู้ใช้ระบบ: ${what}`,
    access: 'session.end',
    input: z.object({ usersystems_id: id.meta({ description: 'เลขผู้ใช้ระบบของตนเอง' }), usersystems_onoff: onOff }),
    output,
    handle: async (input, viewer, caller) => {
      const own = await findOwnStaffAccount(viewer);
      return setPresence(own?.id === input.usersystems_id, input.usersystems_onoff === 1, viewer, caller);
    },
    example: { input: { usersystems_id: 12, usersystems_onoff: 1 }, output: buildWriteSuccess('api.present', {}) },
  }),
]);

export const collegeUserPresence = defineEndpoint('college_user.update.php', [
  defineOperation({
    summary: `ผู้ใช้ของสถานศึกษา: ${what}`,
    access: 'session.end',
    input: z.object({
      college_user_id: id.meta({ description: 'เลขผู้ใช้ของสถานศึกษาของตนเอง' }),
      usersystems_onoff: onOff,
    }),
    output,
    handle: async (input, viewer, caller) => {
      const own = await findOwnCollegeUser(viewer);
      return setPresence(own?.id === input.college_user_id, input.usersystems_onoff === 1, viewer, caller);
    },
    example: { input: { college_user_id: 7, usersystems_onoff: 1 }, output: buildWriteSuccess('api.present', {}) },
  }),
]);

export const memberPresence = defineEndpoint('usergeneral.update.php', [
  defineOperation({
    summary: `สมาชิก: ${what}`,
    access: 'session.end',
    input: z.object({
      userGeneralEmail: emailAddress.meta({ description: 'อีเมลของตนเอง' }),
      usersystems_onoff: onOff,
    }),
    output,
    handle: async (input, viewer, caller) => {
      const own = await findOwnMember(viewer);
      return setPresence(own?.email === input.userGeneralEmail, input.usersystems_onoff === 1, viewer, caller);
    },
    example: {
      input: { userGeneralEmail: 'somying@example.org', usersystems_onoff: 1 },
      output: buildWriteSuccess('api.present', {}),
    },
  }),
]);
