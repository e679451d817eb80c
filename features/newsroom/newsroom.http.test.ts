import { db } from '@/lib/db/db';
import { aKey, aNewsroom, someContent } from '@/testing/newsroom';
import { findNewsroomCall } from './newsroom.http';

test('the words of an editor never go to another account that has logged in since', async () => {
  const { college, user, category } = await aNewsroom();
  const content = someContent(category.id);
  const send = findNewsroomCall('autosave');
  await expect(send?.({ key: aKey(), content, accountId: college.accountId }, user)).rejects.toMatchObject({
    kind: 'unauthenticated',
    key: 'newsroom.otherAccount',
  });
  expect(await db.news.count({ where: { topic: content.topic } })).toBe(0);
  await send?.({ key: aKey(), content, accountId: college.accountId }, college);
  expect(await db.news.count({ where: { topic: content.topic } })).toBe(1);
});

test('a login without its second step is no login yet', async () => {
  const { college, category } = await aNewsroom();
  const session = { idHash: new Uint8Array(32), pendingStep: 'secondFactor' as const };
  const send = findNewsroomCall('autosave');
  const fields = { key: aKey(), content: someContent(category.id) };
  await expect(send?.(fields, { ...college, session })).rejects.toMatchObject({ kind: 'unauthenticated' });
});
