import type { LoginKind } from '@/lib/auth/role-table';
import { getRoleFacts, isRole } from '@/lib/auth/roles';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { dependsOn, tag } from '@/lib/request/context';
import demo from '@/prisma/seed/demo-accounts.json';
import { DEMO_SETTING } from './demo.schema';

/** A demo account: its kind of login, its login name, and its title. */
export type DemoAccount = { loginKind: LoginKind; name: string; title: string };

const demoAccounts = Object.entries(demo).flatMap(([role, account]): DemoAccount[] => {
  const loginKind = isRole(role) ? getRoleFacts(role).login : undefined;
  if (!loginKind || typeof account === 'string' || !('title' in account)) return [];
  const [name = ''] = Object.values(account);
  return [{ loginKind, name, title: account.title }];
});

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
