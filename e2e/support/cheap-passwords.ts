import accounts from '@/prisma/seed/demo-accounts.json' with { type: 'json' };

/** bcrypt's cheapest. */
const CHEAP = 4;

/**
 * Some two hundred tests log a demo account in, each at a third of a second of a processor. What a password costs the
 * product is tested beside it.
 */
export default async function cheapenPasswords(): Promise<void> {
  const [{ db }, { hashPassword }] = await Promise.all([import('@/lib/db/db'), import('@/lib/auth/passwords')]);
  const userName = accounts.newseditors.usersystems_uname;
  const { account } = await db.systemUser.findFirstOrThrow({ where: { userName }, include: { account: true } });
  // The demo content has one hash for all of its accounts.
  const { passwordHash } = account;
  await db.account.updateMany({
    where: { passwordHash },
    data: { passwordHash: await hashPassword(accounts.password, CHEAP) },
  });
  await db.$disconnect();
}
