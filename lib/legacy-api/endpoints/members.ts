import { z } from 'zod';
import { findMember } from '@/features/account/registration/registration.queries';
import { emailAddress } from '@/lib/auth/schema';
import { AppError } from '@/lib/errors/errors';
import { apiMessages } from '@/lib/http/api-messages';
import { pickMessage } from '@/lib/messages/message';
import { defineEndpoint, defineOperation } from '../endpoint';
import { defineOnlineCount } from './online-count';
import { memberExample, toWireMember, wireMember } from './wire-member';

const one = defineOperation({
  summary: 'สมาชิกหนึ่งราย: เฉพาะเจ้าของและผู้ดูแลระบบ นอกนั้น 403 เหมือนกันทั้งหมด',
  when: { sent: ['userGeneralEmail'] },
  access: 'profile.own',
  input: z.object({ userGeneralEmail: emailAddress.meta({ description: 'อีเมลของสมาชิก' }) }),
  output: wireMember,
  handle: async (input, viewer) => {
    const member = await findMember(viewer, input.userGeneralEmail);
    if (!member) throw new AppError('forbidden', pickMessage(apiMessages, 'api.forbidden'));
    return toWireMember(member);
  },
  example: { input: { userGeneralEmail: memberExample.userGeneralEmail }, output: memberExample },
});

export const members = defineEndpoint('usergeneral.php', [
  one,
  defineOnlineCount('genuser_online', 'general', 'ผู้ใช้ทั่วไป'),
]);
