import { z } from 'zod';
import type { CollegeUser } from '@/features/people/college-users/college-users.queries';
import { maskIdCard } from '@/lib/text/id-card';

/** The only type of college users; legacy clients let no other into their area. */
const TYPE = 'usercollege';

/** A college user in the legacy format; the first name is misspelled there. */
export const wireCollegeUser = z.object({
  college_user_id: z.number().int().meta({ description: 'เลขผู้ใช้ของสถานศึกษา' }),
  college_user_idcard: z.string().meta({ description: 'เลขประจำตัวประชาชน ครบทุกหลักเฉพาะแก่เจ้าของ ผู้อื่นเห็นเฉพาะ 4 หลักท้าย' }),
  college_user_fristname: z.string().meta({ description: 'ชื่อ' }),
  college_user_lastname: z.string().meta({ description: 'นามสกุล' }),
  college_user_type: z.literal(TYPE).meta({ description: 'ประเภท เป็น usercollege เสมอ' }),
  usersystems_type: z.literal(TYPE).meta({ description: 'ประเภท เท่ากับ college_user_type' }),
  usersystems_name: z.string().meta({ description: 'ชื่อสถานศึกษา' }),
  usersystems_status: z.enum(['Open', 'Close']).meta({ description: 'Open ใช้งานได้, Close ปิดใช้งาน' }),
  usersystems_onoff: z.number().int().meta({ description: '1 ออนไลน์, 0 ออฟไลน์' }),
});

/**
 * Converts to the legacy format. Only the owner gets the whole id card number, which the old profile form sends back as
 * is.
 */
export const toWireCollegeUser = (user: CollegeUser, isOwner: boolean): z.input<typeof wireCollegeUser> => ({
  college_user_id: user.id,
  college_user_idcard: isOwner ? user.idCard : maskIdCard(user.idCard),
  college_user_fristname: user.firstName,
  college_user_lastname: user.lastName,
  college_user_type: TYPE,
  usersystems_type: TYPE,
  usersystems_name: user.college,
  usersystems_status: user.open ? 'Open' : 'Close',
  usersystems_onoff: Number(user.online),
});

export const collegeUserExample: z.output<typeof wireCollegeUser> = {
  college_user_id: 7,
  college_user_idcard: '1100000000016',
  college_user_fristname: 'สมชาย',
  college_user_lastname: 'ใจดี',
  college_user_type: TYPE,
  usersystems_type: TYPE,
  usersystems_name: 'วิทยาลัยเทคนิคตัวอย่าง',
  usersystems_status: 'Open',
  usersystems_onoff: 0,
};
