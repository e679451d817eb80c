import { z } from 'zod';
import { AppError } from '../../errors';
import { listInstitutions } from '../../organisations/queries';
import { endpoint, operation } from '../endpoint';
import { ignored } from '../fields';
import { onlineCount } from './online';

/** Records of persons need a session, which these calls don't read: everybody hears the same, whoever is asked for. */
const personal = (identifier: string, who: string) =>
  operation({
    summary: `ข้อมูลของ${who}: ต้องเข้าสู่ระบบ ผู้ที่ไม่ได้เข้าสู่ระบบได้รับ 403 เสมอ`,
    when: { sent: [identifier] },
    access: 'profile.own',
    input: z.object({ [identifier]: ignored('ตัวระบุ') }),
    output: z.object({}),
    handle: async () => {
      throw new AppError('forbidden', 'api.forbidden');
    },
    example: { input: { [identifier]: '' }, output: {} },
  });

const institution = z.object({
  usersystems_name: z.string().meta({ description: 'ชื่อสถานศึกษาหรือหน่วยงาน' }),
  usersystems_uname: z.string().meta({ description: 'ชื่อผู้ใช้ของหน่วยงาน' }),
  usersystems_type: z.string().meta({ description: 'ประเภท: college, iven, VecProvince, veccentral, veccentraldep' }),
  veccentralDepName: z.string().meta({ description: 'ชื่อสำนักที่สังกัด หรือข้อความว่าง' }),
});

const institutions = operation({
  summary: 'รายชื่อสถานศึกษาและหน่วยงานที่ลงทะเบียนขอรหัสผ่านได้',
  when: {},
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
  example: {
    input: {},
    output: [
      {
        usersystems_name: 'วิทยาลัยเทคนิคตัวอย่าง',
        usersystems_uname: '1310016101',
        usersystems_type: 'college',
        veccentralDepName: '',
      },
    ],
  },
});

export const systemUsers = endpoint('usersystems.php', [
  personal('usersystems_id', 'ผู้ใช้ระบบหนึ่งราย'),
  onlineCount('usersystems_online', 'organisations', 'หน่วยงาน'),
  institutions,
]);

export const collegeUsers = endpoint('college_user.php', [
  personal('college_user_id', 'ผู้ใช้ของสถานศึกษาหนึ่งราย'),
  onlineCount('user_online', 'colleges', 'ผู้ใช้ของสถานศึกษา'),
]);

export const members = endpoint('usergeneral.php', [
  personal('userGeneralEmail', 'สมาชิกหนึ่งราย'),
  onlineCount('genuser_online', 'general', 'ผู้ใช้ทั่วไป'),
]);
