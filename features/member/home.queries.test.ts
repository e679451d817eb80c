import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aNews } from '@/testing/builders';
import { logInPerson } from '@/testing/log-in';
import { aMember } from '@/testing/people';
import { readMemberHome } from './home.queries';

test('the home counts each list, an item in both once, and shows only public items', async () => {
  const member = await aMember();
  const { viewer } = await logInPerson(member);
  const [both, later, hidden] = [await aNews(), await aNews(), await aNews({ status: 'hide' })];
  const save = (kind: 'later' | 'bookmark', newsId: number, removedAt: Date | null = null) =>
    db.savedNews.create({ data: { memberId: member.id, newsId, kind, removedAt } });
  await save('later', both.id);
  await save('bookmark', both.id);
  await save('later', later.id);
  await save('bookmark', later.id, new Date());
  await save('bookmark', hidden.id);
  const home = await readMemberHome(viewer);
  expect(home?.saved).toMatchObject({ total: 3, counts: { later: 2, bookmark: 2 } });
  expect(home?.saved.items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([both.id, later.id]);
});

test('other viewers have no such home', async () => {
  expect(await readMemberHome(visitor)).toBeUndefined();
});
