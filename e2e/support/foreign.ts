import demo from '@/prisma/seed/demo-accounts.json' with { type: 'json' };

/** Data outside of a role's scope: names of colleges that share no part with its own, and their ids. */
export async function findForeign(role: 'VecProvince' | 'iven' | 'college') {
  const { db } = await import('@/lib/db/db');
  const own = await db.systemUser.findUniqueOrThrow({
    where: { userName: demo[role].usersystems_uname },
    select: { organisation: { select: { id: true, kind: true, provinceId: true, instituteId: true, name: true } } },
  });
  const { id, kind, provinceId } = own.organisation;
  const colleges = await db.organisation.findMany({
    where: { kind: 'college' },
    select: { id: true, name: true, provinceId: true, instituteId: true, systemUsers: true, collegeUsers: true },
  });
  const isNear = (college: (typeof colleges)[number]) =>
    college.id === id ||
    (kind === 'province' && college.provinceId === provinceId) ||
    (kind === 'institute' && college.instituteId === id);
  const near = colleges.filter(isNear).map(({ name }) => name);
  const far = colleges.filter((college) => !isNear(college) && !near.some((name) => name.includes(college.name)));
  const one = far.find(({ collegeUsers, systemUsers }) => collegeUsers.length > 0 && systemUsers.length > 0);
  if (!one) throw new Error('the demo content has no foreign college with users');
  const news = await db.news.findFirstOrThrow({ where: { organisationId: one.id }, select: { id: true } });
  return {
    names: far.map(({ name }) => name),
    organisationId: one.id,
    systemUserId: one.systemUsers[0]?.id ?? 0,
    collegeUserId: one.collegeUsers[0]?.id ?? 0,
    newsId: news.id,
    values: {
      province: String(one.provinceId),
      provinceId: String(one.provinceId),
      institute: String(one.instituteId ?? 0),
      author: String(one.systemUsers[0]?.id ?? 0),
      search: '',
      status: '',
      role: '',
    },
  };
}
