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
