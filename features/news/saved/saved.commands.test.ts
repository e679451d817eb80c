import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { deleteExpired } from '@/lib/jobs/cleanup';
import { MINUTE_MS } from '@/lib/time/units';
import { aNews, createHiddenNews } from '@/testing/builders';
import { aMember } from '@/testing/people';
import { addSaved, mergeSaved, removeSaved } from './saved.commands';
import { listSavedNews } from './saved.queries';
import { SAVED_LIMIT, type SavedChange } from './saved.schema';

async function aReader() {
  const { account, member } = await aMember();
  return { role: 'member', accountId: account.id, memberId: member.id } as const;
}
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
const ago = (minutes: number) => Date.now() - minutes * MINUTE_MS;
const merge = (viewer: Awaited<ReturnType<typeof aReader>>, changes: SavedChange[], now = Date.now()) =>
  mergeSaved({ now, changes }, viewer);

describe('a visitor', () => {
  test('has no lists on the server', async () => {
    await expect(mergeSaved({ now: Date.now(), changes: [] }, visitor)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(addSaved({ kind: 'later', id: 1 }, visitor)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(removeSaved({ kind: 'later', id: 1 }, visitor)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await listSavedNews(visitor)).toEqual({ later: [], bookmark: [] });
  });
});

describe('a member of the staff', () => {
  test('has lists on the device only', async () => {
    const asker = { role: 'VecAdmin', accountId: 1 } as const;
    await expect(addSaved({ kind: 'later', id: 1 }, asker)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('a member', () => {
  test('saves and removes items in each list separately, newest first', async () => {
    const reader = await aReader();
    const [first, second] = [await aNews(), await aNews()];
    await addSaved({ kind: 'bookmark', id: first.id }, reader);
    await addSaved({ kind: 'bookmark', id: String(second.id) }, reader);
    const { lists } = await addSaved({ kind: 'later', id: first.id }, reader);
    expect(ids(lists.bookmark)).toEqual([second.id, first.id]);
    expect(ids(lists.later)).toEqual([first.id]);
    await removeSaved({ kind: 'bookmark', id: first.id }, reader);
    await removeSaved({ kind: 'bookmark', id: first.id }, reader);
    expect(ids((await listSavedNews(reader)).bookmark)).toEqual([second.id]);
    expect(ids((await listSavedNews(reader)).later)).toEqual([first.id]);
  });

  test('never sees or changes another member’s lists', async () => {
    const [one, other] = [await aReader(), await aReader()];
    const { id } = await aNews();
    await addSaved({ kind: 'later', id }, one);
    await removeSaved({ kind: 'later', id }, other);
    expect(await listSavedNews(other)).toEqual({ later: [], bookmark: [] });
    expect(ids((await listSavedNews(one)).later)).toEqual([id]);
  });

  test('can save only public items; an item withdrawn later stays in the list', async () => {
    const reader = await aReader();
    const item = await aNews();
    for (const hidden of await createHiddenNews(item.categoryId)) {
      await expect(addSaved({ kind: 'later', id: hidden.id }, reader)).rejects.toMatchObject({ kind: 'missing' });
    }
    await addSaved({ kind: 'later', id: item.id }, reader);
    await db.news.update({ where: { id: item.id }, data: { status: 'hide' } });
    expect(ids((await listSavedNews(reader)).later)).toEqual([item.id]);
    await removeSaved({ kind: 'later', id: item.id }, reader);
    expect((await listSavedNews(reader)).later).toEqual([]);
  });

  test('has at most 500 items in a list, whichever way they are added', async () => {
    const reader = await aReader();
    const item = await aNews();
    const { id: _, ...row } = item;
    const many = await db.news.createManyAndReturn({
      data: Array.from({ length: SAVED_LIMIT }, () => ({ ...row, topic: 'อีกข่าว' })),
      select: { id: true },
    });
    const changes = many.map(({ id }, at) => ({ kind: 'later' as const, id, saved: true, at: ago(at + 1) }));
    const { lists } = await merge(reader, [...changes, { kind: 'later', id: item.id, saved: true, at: ago(1_000) }]);
    expect(lists.later).toHaveLength(SAVED_LIMIT);
    expect(ids(lists.later)).not.toContain(item.id);
    await expect(addSaved({ kind: 'later', id: item.id }, reader)).rejects.toMatchObject({ key: 'saved.full' });
    await addSaved({ kind: 'bookmark', id: item.id }, reader);
  });
});

describe('merging changes of several devices', () => {
  test('combines them; sending them twice changes nothing', async () => {
    const reader = await aReader();
    const [one, two] = [await aNews(), await aNews()];
    const device: SavedChange[] = [{ kind: 'later', id: one.id, saved: true, at: ago(5) }];
    await addSaved({ kind: 'later', id: two.id }, reader);
    for (let time = 0; time < 2; time++) {
      const { lists, lost } = await merge(reader, device);
      expect(ids(lists.later)).toEqual([two.id, one.id]);
      expect(lost).toEqual([]);
    }
  });

  test('applies the last action: a removal beats an earlier save, a later save beats the removal', async () => {
    const reader = await aReader();
    const { id } = await aNews();
    await merge(reader, [{ kind: 'bookmark', id, saved: true, at: ago(30) }]);
    await merge(reader, [{ kind: 'bookmark', id, saved: false, at: ago(20) }]);
    const late = await merge(reader, [{ kind: 'bookmark', id, saved: true, at: ago(25) }]);
    expect(late).toEqual({ lists: { later: [], bookmark: [] }, lost: [{ kind: 'bookmark', id }] });
    const again = await merge(reader, [{ kind: 'bookmark', id, saved: true, at: ago(10) }]);
    expect(ids(again.lists.bookmark)).toEqual([id]);
    const old = await merge(reader, [{ kind: 'bookmark', id, saved: false, at: ago(15) }]);
    expect(ids(old.lists.bookmark)).toEqual([id]);
  });

  test('uses the age of a change, so that a wrong clock has no advantage', async () => {
    const reader = await aReader();
    const { id } = await aNews();
    await addSaved({ kind: 'later', id }, reader);
    const yearAhead = Date.now() + 365 * 24 * 60 * MINUTE_MS;
    const past = await merge(reader, [{ kind: 'later', id, saved: false, at: yearAhead - 5 * MINUTE_MS }], yearAhead);
    expect(ids(past.lists.later)).toEqual([id]);
    const future = await merge(reader, [{ kind: 'later', id, saved: false, at: yearAhead }]);
    expect(future.lists.later).toEqual([]);
    const { removedAt } = await db.savedNews.findFirstOrThrow({ where: { memberId: reader.memberId, newsId: id } });
    expect(removedAt?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('purges removals after a year', async () => {
    const reader = await aReader();
    const { id } = await aNews();
    await addSaved({ kind: 'later', id }, reader);
    await addSaved({ kind: 'bookmark', id }, reader);
    await removeSaved({ kind: 'later', id }, reader);
    const removedAt = new Date(ago(366 * 24 * 60));
    await db.savedNews.updateMany({ where: { memberId: reader.memberId, kind: 'later' }, data: { removedAt } });
    await deleteExpired();
    const kept = await db.savedNews.findMany({ where: { memberId: reader.memberId } });
    expect(kept.map(({ kind }) => kind)).toEqual(['bookmark']);
  });

  test('ignores items that are not public', async () => {
    const reader = await aReader();
    const [hidden] = await createHiddenNews((await aNews()).categoryId);
    const wished = [hidden?.id ?? 0, 2_147_483_646].map((id) => ({ kind: 'later' as const, id, saved: true, at: 1 }));
    const { lists, lost } = await merge(reader, wished);
    expect(lists.later).toEqual([]);
    expect(ids(lost).toSorted()).toEqual(ids(wished).toSorted());
  });

  test.each([
    { changes: [{ kind: 'both', id: 1, saved: true, at: 1 }] },
    { changes: [{ kind: 'later', id: '1 OR 1=1', saved: true, at: 1 }] },
    { changes: [{ kind: 'later', id: 1, saved: 'yes', at: 1 }] },
    { changes: [{ kind: 'later', id: 1, saved: true, at: -1 }] },
    { changes: 'all' },
    {},
  ])('refuses invalid input: %j', async (raw) => {
    await expect(mergeSaved({ now: Date.now(), ...raw }, await aReader())).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('works for two devices concurrently', async () => {
    const reader = await aReader();
    const items = await Promise.all(Array.from({ length: 6 }, () => aNews()));
    const tell = (at: number) =>
      merge(
        reader,
        items.map(({ id }) => ({ kind: 'later', id, saved: true, at })),
      );
    await Promise.all([tell(ago(2)), tell(ago(1)), tell(ago(3))]);
    expect(ids((await listSavedNews(reader)).later)).toHaveLength(items.length);
  });
});
