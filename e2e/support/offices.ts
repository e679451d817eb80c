import type { APIRequestContext } from '@playwright/test';
import { invalidateAll } from './invalidate';
import { API_KEY } from './legacy-calls';

/** A new college in a new province, with the login of its office. */
export type TestCollege = { id: number; name: string; province: string; userName: string; email: string };

/** Creates colleges on the portal's own database. */
export async function createColleges(count: number): Promise<TestCollege[]> {
  const [{ db }, { aCollege }, { toNameColumns }] = await Promise.all([
    import('@/lib/db/db'),
    import('@/testing/people'),
    import('@/features/organisations/organisations.rules'),
  ]);
  const made: TestCollege[] = [];
  for (let index = 0; index < count; index += 1) {
    const { organisation, account, name: userName } = await aCollege();
    const name = `วิทยาลัยทดสอบ ${userName}`;
    const email = `office-${userName}@example.org`;
    await db.organisation.update({
      where: { id: organisation.id },
      data: toNameColumns({ name, shortName: name }),
    });
    await db.account.update({ where: { id: account.id }, data: { displayName: name, email } });
    const { province } = await db.organisation.findUniqueOrThrow({
      where: { id: organisation.id },
      select: { province: { select: { name: true } } },
    });
    made.push({ id: organisation.id, name, province: province?.name ?? '', userName, email });
  }
  await invalidateAll();
  await db.$disconnect();
  return made;
}

/** Logs in the office of such a college; the cookie stays in the given context. */
export async function logInCollege(request: APIRequestContext, { userName }: TestCollege): Promise<void> {
  const { PASSWORD } = await import('@/testing/people');
  const fields = { usersystems_uname: userName, usersystems_upass: PASSWORD };
  const answer = await request.post('/api/login.php?crud=usersystems', { data: { ApiKey: API_KEY, ...fields } });
  if (answer.status() !== 200) throw new Error(`${userName}: ${answer.status()}`);
}
