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

/** Creates the provincial office of some colleges, which are moved into its province. */
export async function createProvinceOf(colleges: readonly TestCollege[]): Promise<TestCollege> {
  const [{ db }, { aProvince, aStaffOffice }, { toNameColumns }] = await Promise.all([
    import('@/lib/db/db'),
    import('@/testing/people'),
    import('@/features/organisations/organisations.rules'),
  ]);
  const { id: provinceId, name: province } = await aProvince();
  const { organisation, account, name: userName } = await aStaffOffice('VecProvince', { organisation: { provinceId } });
  const name = `อาชีวศึกษาจังหวัดทดสอบ ${userName}`;
  await db.organisation.update({ where: { id: organisation.id }, data: toNameColumns({ name, shortName: name }) });
  await db.account.update({ where: { id: account.id }, data: { displayName: name } });
  await db.organisation.updateMany({ where: { id: { in: colleges.map(({ id }) => id) } }, data: { provinceId } });
  await invalidateAll();
  await db.$disconnect();
  return { id: organisation.id, name, province, userName, email: '' };
}

/** Creates a college user, and returns the name that the account shows and logs in with. */
export async function createUserOf({ id }: TestCollege): Promise<{ name: string; idCard: string }> {
  const [{ db }, { aCollegeUser }] = await Promise.all([import('@/lib/db/db'), import('@/testing/people')]);
  const { name: idCard, account } = await aCollegeUser({ college: id });
  await db.$disconnect();
  return { name: account.displayName, idCard };
}

/** Sends a notice of the agency to some offices, past its form. */
export async function sendAgencyNotice(title: string, offices: readonly { id: number }[]): Promise<number> {
  const [{ db }, { anAdministrator }, { toPersonViewer }, { aSentNotice }] = await Promise.all([
    import('@/lib/db/db'),
    import('@/testing/people'),
    import('@/testing/newsroom'),
    import('@/testing/notices'),
  ]);
  const administrator = await anAdministrator();
  const sender = toPersonViewer(administrator, administrator.organisation.id);
  const id = await aSentNotice(sender, { title, circles: { organisations: offices.map((office) => office.id) } });
  await db.$disconnect();
  return id;
}

/** Logs in a college user; the cookie stays in the given context. */
export async function logInUser(request: APIRequestContext, { idCard }: { idCard: string }): Promise<void> {
  const { PASSWORD } = await import('@/testing/people');
  const fields = { college_user_idcard: idCard, college_user_password: PASSWORD };
  const answer = await request.post('/api/login.php?crud=collegeUser', { data: { ApiKey: API_KEY, ...fields } });
  if (answer.status() !== 200) throw new Error(`${idCard}: ${answer.status()}`);
}

/** Logs in the office of such a college; the cookie stays in the given context. */
export async function logInCollege(request: APIRequestContext, { userName }: TestCollege): Promise<void> {
  const { PASSWORD } = await import('@/testing/people');
  const fields = { usersystems_uname: userName, usersystems_upass: PASSWORD };
  const answer = await request.post('/api/login.php?crud=usersystems', { data: { ApiKey: API_KEY, ...fields } });
  if (answer.status() !== 200) throw new Error(`${userName}: ${answer.status()}`);
}

/** Creates another account of an office, with the office's role and password; its name is what the account shows. */
export async function createColleagueOf(office: TestCollege): Promise<TestCollege> {
  const [{ db }, { makeUnique }] = await Promise.all([import('@/lib/db/db'), import('@/testing/builders')]);
  const { account } = await db.systemUser.findFirstOrThrow({
    where: { userName: office.userName },
    select: { account: { select: { role: true, passwordHash: true, passwordChangedAt: true } } },
  });
  const name = makeUnique('เจ้าหน้าที่');
  const userName = String(Date.now()).slice(-10);
  const { id: accountId } = await db.account.create({ data: { ...account, displayName: name } });
  await db.systemUser.create({ data: { accountId, organisationId: office.id, userName } });
  await db.$disconnect();
  return { ...office, name, userName };
}
