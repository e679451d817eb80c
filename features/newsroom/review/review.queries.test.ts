import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aNews } from '@/testing/builders';
import { aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { countStatements } from '@/testing/statements';
import { findNewsroomItem } from '../workflow/workflow.queries';
import { findQueuePlace, findReview } from './review.queries';

let room: Newsroom;
let items: number[];

/** Four items and, between the second and the third, a pending revision; the last was submitted first. */
beforeEach(async () => {
  room = await aNewsroom();
  items = [];
  for (const minutes of [40, 30, 10, 50]) items.push(await aWaiting(minutes));
  const { id } = await aNews({ ...owner(), approveLevel: 1 });
  const revision = { newsId: id, number: 1, state: 'pending', content: someContent(room.category.id) } as const;
  await db.newsRevision.create({ data: { ...revision, accountId: room.user.accountId, createdAt: ago(20) } });
  items.push(id);
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const owner = () => ({
  organisationId: room.college.organisationId,
  collegeUserId: room.user.ownId,
  categoryId: room.category.id,
});
async function aWaiting(minutes: number) {
  const { id } = await aNews({ ...owner(), status: 'wait', waitsSince: ago(minutes) });
  const step = { newsId: id, event: 'submit', toStatus: 'wait', toLevel: 0, actorName: 'ผู้เขียน' } as const;
  await db.newsReview.create({ data: { ...step, fromStatus: 'draft', at: ago(minutes) } });
  return id;
}
const place = (index: number, viewer: Viewer = room.college) => findQueuePlace(viewer, items[index] ?? 0);
const get = (index: number) => items[index];

test('the queue is walked from the one that waits longest to the newest', async () => {
  expect(await place(3)).toMatchObject({ total: 5, before: 0, previous: null, next: { id: get(0) } });
  expect(await place(0)).toMatchObject({ total: 5, before: 1, previous: { id: get(3) }, next: { id: get(1) } });
  expect(await place(1)).toMatchObject({ before: 2, next: { id: get(4) } });
  expect(await place(4)).toMatchObject({ before: 3, previous: { id: get(1) }, next: { id: get(2) } });
  expect(await place(2)).toMatchObject({ before: 4, next: null, oldest: { id: get(3) } });
});

test('an item keeps its place when it was decided or edited', async () => {
  const id = get(1) ?? 0;
  await db.news.update({ where: { id }, data: { status: 'return' } });
  expect(await place(1)).toMatchObject({ total: 4, previous: { id: get(0) }, next: { id: get(4) } });
  await db.news.update({ where: { id }, data: { status: 'wait' } });
  await db.news.update({ where: { id }, data: { waitsSince: ago(30), topic: 'แก้แล้ว' } });
  expect(await place(1)).toMatchObject({ total: 5, before: 2, previous: { id: get(0) }, next: { id: get(4) } });
});

test('a queue has only what its viewer may decide', async () => {
  expect(await place(0, room.other)).toMatchObject({ total: 0, next: null, previous: null, oldest: null });
  expect(await place(0, room.user)).toMatchObject({ total: 0 });
});

test('the bar is there for those who decide, and for a minute after their decision', async () => {
  const review = async (viewer: Viewer, index: number, pending?: { id: number; mayDecide: boolean }) => {
    const item = await findNewsroomItem({ ...viewer }, get(index) ?? 0);
    return item && findReview(viewer, item, pending, [], new Date());
  };
  expect(await review(room.college, 0)).toMatchObject({ task: 'item', position: 2, total: 5 });
  expect(await review(room.college, 4, { id: 1, mayDecide: true })).toMatchObject({ task: 'revision', position: 4 });
  for (const viewer of [room.user, room.institute]) expect(await review(viewer, 0)).toBeUndefined();
  const id = get(0) ?? 0;
  await db.news.update({ where: { id }, data: { status: 'allow', approveLevel: 1, version: 7 } });
  const step = { newsId: id, event: 'publish', fromStatus: 'wait', toStatus: 'allow', toLevel: 1, version: 7 } as const;
  const by = { accountId: room.college.accountId, actorName: 'วิทยาลัย' };
  const { id: reviewId } = await db.newsReview.create({ data: { ...step, ...by, fromLevel: 0 } });
  expect(await review(room.college, 0)).toMatchObject({
    task: undefined,
    decided: { event: 'publish', undo: { reviewId } },
    next: { href: expect.stringMatching(new RegExp(`/${get(1)}$`)) },
  });
  expect(await review(room.editor, 0)).toBeUndefined();
  await db.newsReview.update({ where: { id: reviewId }, data: { at: ago(2) } });
  expect(await review(room.college, 0)).toBeUndefined();
});

test('the place costs one statement, however long the queue is', async () => {
  expect(await countStatements(() => place(0))).toBe(1);
});
