import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { seen, tag } from '@/lib/request/context';
import demo from '@/prisma/seed/demo-accounts.json';
import { DEMO_SETTING } from './demo.schema';

/** An account of the demo content: which door it uses, its name there, and what it is. */
export type DemoAccount = { door: 'member' | 'collegeUser' | 'staff'; name: string; title: string };

const accounts: readonly DemoAccount[] = [
  { door: 'staff', name: demo.VecAdmin.usersystems_uname, title: 'ผู้ดูแลระบบ' },
  { door: 'staff', name: demo.newseditors.usersystems_uname, title: 'บรรณาธิการข่าว' },
  { door: 'staff', name: demo.veccentral.usersystems_uname, title: 'หน่วย/กลุ่ม/ศูนย์' },
  { door: 'staff', name: demo.veccentraldep.usersystems_uname, title: 'สำนัก/ศูนย์' },
  { door: 'staff', name: demo.iven.usersystems_uname, title: 'สถาบันการอาชีวศึกษา' },
  { door: 'staff', name: demo.VecProvince.usersystems_uname, title: 'อาชีวศึกษาจังหวัด' },
  { door: 'staff', name: demo.college.usersystems_uname, title: 'งานประชาสัมพันธ์สถานศึกษา' },
  { door: 'collegeUser', name: demo.usercollege.college_user_idcard, title: 'ผู้ใช้ของสถานศึกษา' },
  { door: 'member', name: demo.member.userGeneralEmail, title: 'สมาชิกทั่วไป' },
];

/** The demo accounts and their common password where the demo content is there; never on a public site. */
export async function findDemoAccounts(): Promise<{ accounts: readonly DemoAccount[]; password: string } | undefined> {
  if (env.production || env.SEED !== 'demo') return undefined;
  seen(tag.settings);
  return (await holdsDemo()) ? { accounts, password: demo.password } : undefined;
}

/** Whether this database was filled with the demo agency. */
export async function holdsDemo(): Promise<boolean> {
  return (await db.setting.findUnique({ where: { key: DEMO_SETTING }, select: { key: true } })) !== null;
}
