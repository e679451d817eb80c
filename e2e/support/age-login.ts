/** Moves the login of an account's sessions an hour into the past, so that dangerous acts ask who sits there. */
export async function ageLogin(userName: string): Promise<void> {
  const { db } = await import('@/lib/db/db');
  await db.session.updateMany({
    where: { endedAt: null, account: { systemUser: { userName } } },
    data: { createdAt: new Date(Date.now() - 3_600_000), provedAt: null },
  });
  // A login never comes before the password that opened it.
  await db.account.updateMany({ where: { systemUser: { userName } }, data: { passwordChangedAt: null } });
  await db.$disconnect();
}
