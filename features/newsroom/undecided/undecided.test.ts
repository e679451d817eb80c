import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aCategory, aNews, daysAgo } from '@/testing/builders';
import { aColleague, aNewsroom, type Newsroom } from '@/testing/newsroom';
import { runBulkTask } from '../list/list.commands';
import { listNewsroom } from '../list/list.queries';
import { newsroomList } from '../list/list.rules';
import type { NewsroomScope } from '../workflow/workflow.schema';
import { passNews } from './undecided.commands';

let room: Newsroom;
let categoryId: number;
beforeAll(async () => {
  room = await aNewsroom();
});
beforeEach(async () => {
  categoryId = (await aCategory()).id;
});

type Given = NonNullable<Parameters<typeof aNews>[0]>;
const aCollegeItem = (given: Given = {}) =>
  aNews({ categoryId, organisationId: room.college.organisationId, systemUserId: room.college.ownId, ...given });

async function listUndecided(viewer: Viewer, scope: NewsroomScope = 'members') {
  const choice = newsroomList.read({ category: String(categoryId), status: 'undecided' });
  return listNewsroom(viewer, { scope, section: 'news' }, choice);
}
const shownTo = async (viewer: Viewer, scope?: NewsroomScope) => {
  const { items, counts } = await listUndecided(viewer, scope);
  expect(counts.undecided).toBe(items.length);
  return items.map(({ id }) => id).sort();
};
const pass = (viewer: Viewer, { id, version }: { id: number; version: number }, yes = true) =>
  passNews({ id, version, pass: yes ? 'yes' : 'no' }, viewer);

test('new items of colleges wait for their province and their institute, and for nobody else', async () => {
  const { id } = await aCollegeItem();
  expect(await shownTo(room.province)).toEqual([id]);
  expect(await shownTo(room.institute)).toEqual([id]);
  expect(await shownTo(room.otherProvince)).toEqual([]);
  for (const one of [room.college, room.user, room.department]) expect(await shownTo(one, 'all')).toEqual([]);
  expect(await shownTo(room.editor, 'all')).toEqual([]);
});

test('a passed item leaves its office’s list for all of its accounts, and no other office’s', async () => {
  const item = await aCollegeItem();
  await pass(room.province, item);
  expect(await shownTo(await aColleague(room.province))).toEqual([]);
  expect(await shownTo(room.institute)).toEqual([item.id]);
  expect(await db.news.findUniqueOrThrow({ where: { id: item.id } })).toMatchObject({ approveLevel: 1, version: 1 });
  await pass(room.province, item);
  await pass(room.province, item, false);
  expect(await shownTo(room.province)).toEqual([item.id]);
});

test('what a province has raised waits for the editors, who raise it or pass it', async () => {
  const [one, other] = [await aCollegeItem(), await aCollegeItem()];
  const [row] = (await listUndecided(room.province)).items;
  expect(row).toMatchObject({ raisesTo: 2, mayPass: true });
  await runBulkTask({ items: [one, other], task: 'raise' }, room.province);
  expect(await shownTo(room.province)).toEqual([]);
  expect(await shownTo(room.editor, 'all')).toEqual([one.id, other.id]);
  expect(await shownTo(room.editor, 'kind:college')).toEqual([one.id, other.id]);
  const { items } = await listUndecided(room.editor, 'all');
  expect(items.map(({ raisesTo }) => raisesTo)).toEqual([3, 3]);
  const [raised] = items;
  await runBulkTask({ items: [{ id: raised?.id, version: raised?.version }], task: 'raise' }, room.editor);
  expect(await shownTo(room.editor, 'all')).toHaveLength(1);
  const left = await db.news.findFirstOrThrow({ where: { categoryId, approveLevel: 2 } });
  expect(await runBulkTask({ items: [left], task: 'pass' }, room.editor)).toMatchObject([{ ok: true }]);
  expect(await shownTo(room.administrator, 'all')).toHaveLength(
    room.administrator.organisationId === room.editor.organisationId ? 0 : 1,
  );
  expect(await shownTo(room.editor, 'all')).toEqual([]);
});

test('only public items of the last 30 days wait', async () => {
  await aCollegeItem({ publishAt: daysAgo(31) });
  await aCollegeItem({ publishAt: daysAgo(-1) });
  await aCollegeItem({ unpublishAt: daysAgo(0.5) });
  await aCollegeItem({ status: 'wait' });
  await aCollegeItem({ status: 'hide', approveLevel: 1 });
  await aCollegeItem({ deletedAt: new Date() });
  await aCollegeItem({ approveLevel: 2 });
  expect(await shownTo(room.province)).toEqual([]);
});

test('an item is passed only by an office that decides on it, and only as it was read', async () => {
  const item = await aCollegeItem();
  await expect(pass(room.otherProvince, item)).rejects.toMatchObject({ kind: 'missing' });
  for (const one of [room.college, room.editor]) {
    await expect(pass(one, item)).rejects.toMatchObject({ kind: 'forbidden' });
  }
  await expect(pass(room.user, item)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(pass(room.province, { ...item, version: 2 })).rejects.toMatchObject({ kind: 'conflict' });
  expect(await db.newsPass.count({ where: { newsId: item.id } })).toBe(0);
});
