/** A draft of the college user with this account id, the only one who may edit it. */
export async function createDraftOf(accountId: number): Promise<{ topic: string; done: () => Promise<void> }> {
  const [{ db }, { aNews, makeUnique }] = await Promise.all([import('@/lib/db/db'), import('@/testing/builders')]);
  const user = await db.collegeUser.findUniqueOrThrow({ where: { accountId } });
  const category = await db.category.findFirstOrThrow({ where: { section: 'news' } });
  const draft = await aNews({
    ...{ topic: makeUnique('ร่างของผู้ใช้งาน'), status: 'draft', categoryId: category.id },
    ...{ organisationId: user.organisationId, collegeUserId: user.id },
  });
  return { topic: draft.topic, done: () => db.$disconnect() };
}

/** A Thai id card number with its check digit; none of a demo account. */
export function anIdCard(): string {
  const twelve = `8${Array.from({ length: 11 }, () => Math.floor(Math.random() * 10)).join('')}`;
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  return `${twelve}${(11 - (sum % 11)) % 10}`;
}
