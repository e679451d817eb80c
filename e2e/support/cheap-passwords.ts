import accounts from '@/prisma/seed/demo-accounts.json' with { type: 'json' };

/** Lowest bcrypt cost. */
const CHEAP = 4;

/**
 * Rehashes the demo password cheaply: some two hundred tests log in, each at a third of a second of CPU. Unit tests
 * cover the real cost.
 */
export default async function cheapenPasswords(): Promise<void> {
  const [{ db }, { hashPassword }] = await Promise.all([import('@/lib/db/db'), import('@/lib/auth/passwords')]);
  const userName = accounts.newseditors.usersystems_uname;
  const { account } = await db.systemUser.findFirstOrThrow({ where: { userName }, include: { account: true } });
  // All demo accounts share one hash.
  const { passwordHash } = account;
  await db.account.updateMany({
    where: { passwordHash },
    data: { passwordHash: await hashPassword(accounts.password, CHEAP) },
  });
  await db.$disconnect();
}
