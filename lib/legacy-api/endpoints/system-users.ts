import { z } from 'zod';
import { findInstitution, listInstitutions } from '@/features/organisations/organisations.queries';
import { findOwnStaffAccount, findStaffAccount } from '@/features/people/staff-accounts/staff-accounts.queries';
import { id, text } from '@/lib/command/validation';
import { AppError } from '@/lib/errors/errors';
import { apiMessages } from '@/lib/http/api-messages';
import { pickMessage } from '@/lib/messages/message';
import { defineEndpoint, defineOperation } from '../endpoint';
import { defineOnlineCount } from './online-count';
import {
  systemUserExample,
  toPublicSystemUser,
  toWireSystemUser,
  wireSystemUser,
  wireVisibleSystemUser,
} from './wire-system-user';

const MAX_USER_NAME = 100;

const one = defineOperation({
  summary:
    'ผู้ใช้ระบบหนึ่งราย: เจ้าของ ผู้กำกับดูแล และผู้ดูแลระบบได้ข้อมูลครบ ผู้อื่นได้ 4 ช่องแรกของหน่วยงานที่ลงทะเบียนขอรหัสผ่านได้ นอกนั้น 403 เหมือนกันทั้งหมด',
  when: { sent: ['usersystems_id'] },
  access: 'news.read',
  input: z.object({ usersystems_id: id.meta({ description: 'เลขผู้ใช้ระบบ' }) }),
  output: wireVisibleSystemUser,
  handle: async (input, viewer) => {
    const user = await findStaffAccount(viewer, input.usersystems_id);
    if (user) return toWireSystemUser(user);
    // A caller whose session has ended expects the whole record, not the public fields.
    const institution = viewer.ended ? undefined : await findInstitution(input.usersystems_id);
    if (institution) return toPublicSystemUser(institution);
    throw new AppError('forbidden', pickMessage(apiMessages, 'api.forbidden'));
  },
  example: { input: { usersystems_id: 12 }, output: systemUserExample },
});

const institution = wireSystemUser.pick({
  usersystems_name: true,
  usersystems_uname: true,
  usersystems_type: true,
  veccentralDepName: true,
});

const institutions = defineOperation({
  summary: 'รายชื่อสถานศึกษาและหน่วยงานที่ลงทะเบียนขอรหัสผ่านได้',
  access: 'news.read',
  input: z.object({}),
  output: z.array(institution),
  handle: async () =>
    (await listInstitutions()).map(({ name, userName, role, department }) => ({
      usersystems_name: name,
      usersystems_uname: userName,
      usersystems_type: role,
      veccentralDepName: department,
    })),
  example: { input: {}, output: [institution.parse(systemUserExample)] },
});

export const systemUsers = defineEndpoint('usersystems.php', [
  one,
  defineOnlineCount('usersystems_online', 'organisations', 'หน่วยงาน'),
  institutions,
]);

export const administrators = defineEndpoint('admin.php', [
  defineOperation({
    summary: 'ข้อมูลของผู้ดูแลระบบที่เข้าสู่ระบบอยู่: ชื่อผู้ใช้อื่น และผู้เรียกอื่น ได้รับ 403',
    access: 'administrator.own',
    input: z.object({ user_name: text(MAX_USER_NAME).meta({ description: 'ชื่อผู้ใช้ของตนเอง' }) }),
    output: wireSystemUser.extend({ user_name: z.string().meta({ description: 'ชื่อผู้ใช้' }) }),
    handle: async (input, viewer) => {
      const user = await findOwnStaffAccount(viewer);
      if (user?.userName !== input.user_name)
        throw new AppError('forbidden', pickMessage(apiMessages, 'api.forbidden'));
      return { ...toWireSystemUser(user), user_name: user.userName };
    },
    example: {
      input: { user_name: 'admin' },
      output: {
        ...systemUserExample,
        usersystems_name: 'หน่วยงานตัวอย่าง',
        usersystems_type: 'VecAdmin',
        usersystems_uname: 'admin',
        usersystems_uid: 'agency',
        usersystems_provinceid: null,
        user_name: 'admin',
      },
    },
  }),
]);
