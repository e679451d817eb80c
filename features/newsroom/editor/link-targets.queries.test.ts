import { visitor } from '@/lib/auth/viewer';
import { aNews, makeUnique } from '@/testing/builders';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { listLinkTargets } from './link-targets.queries';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

test('public items are found by their words, others not even by their author', async () => {
  const word = makeUnique('หุ่นยนต์กู้ภัย');
  const given = { categoryId: room.category.id, organisationId: room.college.organisationId ?? 0 };
  const shown = await aNews({ ...given, topic: `${word} ชนะเลิศ`, status: 'allow' });
  for (const status of ['draft', 'wait', 'hide'] as const)
    await aNews({ ...given, topic: `${word} ${status}`, status });
  await aNews({ ...given, topic: `${word} พรุ่งนี้`, status: 'allow', publishAt: new Date(Date.now() + 86_400_000) });
  const { targets } = await listLinkTargets({ search: word }, room.college);
  expect(targets).toMatchObject([{ href: `/readnews/news/?news_id=${shown.id}`, topic: `${word} ชนะเลิศ` }]);
});

test('the search is for writers, and needs words', async () => {
  await expect(listLinkTargets({ search: 'ก' }, visitor)).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(listLinkTargets({ search: ' ' }, room.college)).rejects.toMatchObject({ kind: 'invalid' });
});
