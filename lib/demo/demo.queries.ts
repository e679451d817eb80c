import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { dependsOn, tag } from '@/lib/request/context';
import demo from '@/prisma/seed/demo-accounts.json';
import { DEMO_SETTING } from './demo.schema';

/** A demo account: its kind of login, its login name, and its title. */
export type DemoAccount = { loginKind: 'member' | 'collegeUser' | 'staff'; name: string; title: string };

const demoAccounts: readonly DemoAccount[] = [
  { loginKind: 'staff', name: demo.VecAdmin.usersystems_uname, title: 'ผู้ดูแลระบบ' },
  { loginKind: 'staff', name: demo.newseditors.usersystems_uname, title: 'บรรณาธิการข่าว' },
  { loginKind: 'staff', name: demo.veccentral.usersystems_uname, title: 'หน่วย/กลุ่ม/ศูนย์' },
  { loginKind: 'staff', name: demo.veccentraldep.usersystems_uname, title: 'สำนัก/ศูนย์' },
  { loginKind: 'staff', name: demo.iven.usersystems_uname, title: 'สถาบันการอาชีวศึกษา' },
  { loginKind: 'staff', name: demo.VecProvince.usersystems_uname, title: 'อาชีวศึกษาจังหวัด' },
  { loginKind: 'staff', name: demo.college.usersystems_uname, title: 'งานประชาสัมพันธ์สถานศึกษา' },
  { loginKind: 'collegeUser', name: demo.usercollege.college_user_idcard, title: 'ผู้ใช้ของสถานศึกษา' },
  { loginKind: 'member', name: demo.member.userGeneralEmail, title: 'สมาชิกทั่วไป' },
];

/** The demo accounts and their common password if the demo content is present; never on a public site. */
export async function findDemoAccounts(): Promise<{ accounts: readonly DemoAccount[]; password: string } | undefined> {
  if (env.production || env.SEED !== 'demo') return undefined;
  dependsOn(tag.settings);
  return (await hasDemoContent()) ? { accounts: demoAccounts, password: demo.password } : undefined;
}

/** True if this database was filled with the demo agency. */
export async function hasDemoContent(): Promise<boolean> {
  return (await db.setting.findUnique({ where: { key: DEMO_SETTING }, select: { key: true } })) !== null;
}
