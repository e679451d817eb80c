import { z } from 'zod';
import { findCollegeUser, findOwnCollegeUser } from '@/features/people/college-users/college-users.queries';
import { id } from '@/lib/command/validation';
import { AppError } from '@/lib/errors/errors';
import { apiMessages } from '@/lib/http/api-messages';
import { pickMessage } from '@/lib/messages/message';
import { defineEndpoint, defineOperation } from '../endpoint';
import { defineOnlineCount } from './online-count';
import { collegeUserExample, toWireCollegeUser, wireCollegeUser } from './wire-college-user';

const one = defineOperation({
  summary: 'ผู้ใช้ของสถานศึกษาหนึ่งราย: เฉพาะเจ้าของ สถานศึกษา ผู้กำกับดูแลสถานศึกษา และผู้ดูแลระบบ นอกนั้น 403 เหมือนกันทั้งหมด',
  when: { sent: ['college_user_id'] },
  access: 'profile.own',
  input: z.object({ college_user_id: id.meta({ description: 'เลขผู้ใช้ของสถานศึกษา' }) }),
  output: wireCollegeUser,
  handle: async (input, viewer) => {
    const user = await findCollegeUser(viewer, input.college_user_id);
    if (!user) throw new AppError('forbidden', pickMessage(apiMessages, 'api.forbidden'));
    const own = await findOwnCollegeUser(viewer);
    return toWireCollegeUser(user, own?.id === user.id);
  },
  example: { input: { college_user_id: 7 }, output: collegeUserExample },
});

export const collegeUsers = defineEndpoint('college_user.php', [
  one,
  defineOnlineCount('user_online', 'colleges', 'ผู้ใช้ของสถานศึกษา'),
]);
