import { findInbox } from '@/features/inbox/inbox.queries';
import { listNewsroom } from '@/features/newsroom/list/list.queries';
import { newsroomList } from '@/features/newsroom/list/list.rules';
import { toNewsroomListScope } from '@/features/newsroom/list/list-scope';
import { listReviewQueueIds } from '@/features/newsroom/queue/queue.queries';
import { newsStatuses } from '@/features/newsroom/workflow/workflow.schema';
import { areas } from '@/lib/areas/areas';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aCategory, aNews } from '@/testing/builders';
import { aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { toReviewQueue } from './review-queue';

const people = [
  ...(['user', 'college', 'institute', 'province', 'unit', 'department', 'editor', 'administrator'] as const),
];
let room: Newsroom;

/** Every account writes an item of every status, of both sections where it may, and revises a public one. */
beforeAll(async () => {
  room = await aNewsroom();
  const lifestyle = await aCategory({ section: 'lifestyle' });
  for (const name of [...people, 'colleague', 'other'] as const) {
    const { organisationId, ownId, role, accountId } = room[name];
    const author = role === 'usercollege' ? { collegeUserId: ownId } : { systemUserId: ownId };
    for (const status of newsStatuses) {
      const row = { organisationId, ...author, status, approveLevel: status === 'allow' ? 1 : 0 };
      await aNews({ ...row, categoryId: room.category.id });
      if (role !== 'usercollege') await aNews({ ...row, section: 'lifestyle', categoryId: lifestyle.id });
      if (status !== 'allow') continue;
      for (const state of ['pending', 'refused'] as const) {
        const { id: newsId } = await aNews({ ...row, categoryId: room.category.id });
        const content = someContent(room.category.id);
        await db.newsRevision.create({ data: { newsId, number: 1, state, accountId, content } });
      }
    }
  }
}, 60_000);

/** The newsroom lists of a viewer's area, with what their address can ask for. */
function listLists({ role }: Viewer) {
  if (role === 'visitor') throw new Error('a visitor has no area');
  return areas[role].rows.flatMap((row) => {
    const place = toNewsroomListScope(row);
    return place ? [{ path: row.path, place, hasBadge: row.section !== undefined }] : [];
  });
}

describe.each(people)('for %s', (name) => {
  test('the menu shows for each list the number of items in its tab, with and without a filter', async () => {
    const viewer = { ...room[name] };
    const { badges } = toReviewQueue(viewer, { inbox: await findInbox(viewer) });
    for (const { path, place, hasBadge } of listLists(viewer)) {
      const read = (params: Record<string, string>) =>
        listNewsroom(viewer, place, newsroomList.read({ status: 'todo', per: '48', ...params }));
      const { counts, items, total } = await read({});
      expect([path, items.length, total]).toEqual([path, counts.todo, counts.todo]);
      if (hasBadge) expect([path, badges[path]]).toEqual([path, counts.todo]);
      const narrowed = await read({ to: '2999-12-31' });
      expect([path, narrowed.counts.todo, narrowed.items.length]).toEqual([path, counts.todo, counts.todo]);
    }
  });

  test('the bell counts each item once, as many as the lists show together', async () => {
    const viewer = { ...room[name] };
    const { total, entries } = toReviewQueue(viewer, { inbox: await findInbox(viewer) });
    const shown = new Set<number>();
    for (const { place } of listLists(viewer)) {
      const { items } = await listNewsroom(viewer, place, newsroomList.read({ status: 'todo', per: '48' }));
      for (const { id } of items) shown.add(id);
    }
    expect(shown.size).toBe(total);
    expect((await listReviewQueueIds(viewer)).toSorted()).toEqual([...shown].toSorted());
    expect(total).toBeGreaterThan(0);
    expect(entries.length).toBe(Math.min(total, entries.length, 8));
    expect(
      entries.every(({ href }) => href.startsWith(areas[viewer.role === 'visitor' ? 'member' : viewer.role].root)),
    ).toBe(true);
  });

  test('an own list’s part has the part of the number', async () => {
    const viewer = { ...room[name] };
    for (const row of viewer.role === 'visitor' ? [] : areas[viewer.role].rows) {
      if (!row.canFilterByOwner || row.screen !== 'newsList') continue;
      const count = async (part?: 'own' | 'members') => {
        const place = toNewsroomListScope(row, part);
        if (!place) throw new Error(row.path);
        const choice = newsroomList.read({ status: 'todo', per: '48', ...(part ? { part } : {}) });
        const { counts, items } = await listNewsroom(viewer, place, choice);
        expect(items.length).toBe(counts.todo);
        return counts.todo;
      };
      expect((await count('own')) + (await count('members'))).toBe(await count());
    }
  });
});
