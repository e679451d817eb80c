import { z } from 'zod';
import type { Member } from '@/features/account/registration/registration.queries';
import { toIsoWithOffset } from '@/lib/time/format';

/** A member in the legacy format; the e-mail identifies the member. */
export const wireMember = z.object({
  userGeneralEmail: z.string().meta({ description: 'อีเมล ใช้เป็นชื่อของสมาชิก' }),
  userGeneralFName: z.string().meta({ description: 'ชื่อ' }),
  userGeneralLName: z.string().meta({ description: 'นามสกุล' }),
  userGeneralGender: z.enum(['Male', 'Female']).meta({ description: 'เพศ' }),
  userGeneralBD: z.string().meta({ description: 'วันเกิด YYYY-MM-DD (ค.ศ.)' }),
  userGeneralStatus: z.enum(['open', 'close']).meta({ description: 'open ใช้งานได้, close ปิดใช้งาน' }),
  userGeneraldatetime: z.string().meta({ description: 'เวลาที่สมัคร ISO 8601 ตามเวลาไทย (+07:00)' }),
  usersystems_onoff: z.number().int().meta({ description: '1 ออนไลน์, 0 ออฟไลน์' }),
});

export const toWireMember = (member: Member): z.input<typeof wireMember> => ({
  userGeneralEmail: member.email,
  userGeneralFName: member.firstName,
  userGeneralLName: member.lastName,
  userGeneralGender: member.gender,
  userGeneralBD: member.birthDate,
  userGeneralStatus: member.open ? 'open' : 'close',
  userGeneraldatetime: toIsoWithOffset(member.registeredAt),
  usersystems_onoff: Number(member.online),
});

export const memberExample: z.output<typeof wireMember> = {
  userGeneralEmail: 'somying@example.org',
  userGeneralFName: 'สมหญิง',
  userGeneralLName: 'ใจดี',
  userGeneralGender: 'Female',
  userGeneralBD: '2001-04-13',
  userGeneralStatus: 'open',
  userGeneraldatetime: '2026-11-20T10:30:00+07:00',
  usersystems_onoff: 0,
};
