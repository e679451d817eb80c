import { z } from 'zod';
import type { Institution } from '@/features/organisations/organisations.queries';
import type { StaffAccount } from '@/features/people/staff-accounts/staff-accounts.queries';
import { areas } from '@/lib/areas/areas';
import { staffRoles } from '@/lib/auth/roles';

/** Types of system users, in the order of the area table. */
const staffTypes = Object.keys(areas).filter((role) => staffRoles.some((one) => one === role));

/** Public fields of an institution that may register. */
const publicFields = {
  usersystems_id: z.number().int().meta({ description: 'เลขผู้ใช้ระบบ' }),
  usersystems_name: z.string().meta({ description: 'ชื่อสถานศึกษาหรือหน่วยงาน' }),
  usersystems_type: z.string().meta({
    description: `ประเภท: ${staffTypes.join(', ')}`,
  }),
  veccentralDepName: z.string().meta({ description: 'ชื่อสำนักที่สังกัด หรือข้อความว่าง' }),
};

const ownFields = {
  usersystems_uname: z.string().meta({ description: 'ชื่อผู้ใช้' }),
  usersystems_uid: z.string().meta({ description: 'รหัสของสถานศึกษาหรือหน่วยงาน' }),
  usersystems_status: z.enum(['Open', 'Close']).meta({ description: 'Open ใช้งานได้, Close ปิดใช้งาน' }),
  usersystems_provinceid: z.number().int().nullable().meta({ description: 'รหัสจังหวัด หรือ null' }),
  usersystems_onoff: z.number().int().meta({ description: '1 ออนไลน์, 0 ออฟไลน์' }),
};

/** A system user in full; passwords are stored as hashes only and never leave. */
export const wireSystemUser = z.object({ ...publicFields, ...ownFields });

/** The same, or the public fields alone, for viewers whom the rest doesn't concern. */
export const wireVisibleSystemUser = z.object({ ...publicFields, ...z.object(ownFields).partial().shape });

export const toWireSystemUser = (user: StaffAccount): z.input<typeof wireSystemUser> => ({
  usersystems_id: user.id,
  usersystems_name: user.name,
  usersystems_type: user.role,
  veccentralDepName: user.department,
  usersystems_uname: user.userName,
  usersystems_uid: user.code,
  usersystems_status: user.open ? 'Open' : 'Close',
  usersystems_provinceid: user.provinceId,
  usersystems_onoff: Number(user.online),
});

export const toPublicSystemUser = ({ id, name, role, department }: Institution) => ({
  usersystems_id: id,
  usersystems_name: name,
  usersystems_type: role,
  veccentralDepName: department,
});

export const systemUserExample: z.output<typeof wireSystemUser> = {
  usersystems_id: 12,
  usersystems_name: 'วิทยาลัยเทคนิคตัวอย่าง',
  usersystems_type: 'college',
  veccentralDepName: '',
  usersystems_uname: '1310016101',
  usersystems_uid: '1310016101',
  usersystems_status: 'Open',
  usersystems_provinceid: 10,
  usersystems_onoff: 0,
};
