import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { parseJson } from '@/lib/text/parse-json';
import { aNews } from '@/testing/builders';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { transitionNews } from '../workflow/workflow.commands';
import { toBulkUndo, undoBulkTask } from './bulk-undo.commands';
import { runBulkTask } from './list.commands';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

const aPublicItem = () =>
  aNews({
    categoryId: room.category.id,
    organisationId: room.college.organisationId,
    systemUserId: room.college.ownId,
  });
const readItem = (id: number) => db.news.findUniqueOrThrow({ where: { id } });
const readLevels = async (items: readonly { id: number }[]) =>
  Promise.all(items.map(async ({ id }) => (await readItem(id)).approveLevel));

/** Runs a task and returns what the form would send to undo it. */
async function run(task: string, items: readonly { id: number; version: number }[], viewer: Viewer) {
  const undo = toBulkUndo(task, await runBulkTask({ task, items }, viewer));
  return { task: undo?.task, items: parseJson(undo?.items ?? '') };
}

test('raised items get their former level again', async () => {
  const items = [await aPublicItem(), await aPublicItem()];
  const undo = await run('raise', items, room.province);
  expect(await readLevels(items)).toEqual([2, 2]);
  expect(await undoBulkTask(undo, room.province)).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await readLevels(items)).toEqual([1, 1]);
});

test('passed items wait for their office again', async () => {
  const item = await aPublicItem();
  const undo = await run('pass', [item], room.province);
  expect(await db.newsPass.count({ where: { newsId: item.id } })).toBe(1);
  await undoBulkTask(undo, room.province);
  expect(await db.newsPass.count({ where: { newsId: item.id } })).toBe(0);
});

test('an item that somebody has changed since stays as it is, the others go back', async () => {
  const [changed, other] = [await aPublicItem(), await aPublicItem()];
  const undo = await run('raise', [changed, other], room.province);
  const { version } = await readItem(changed.id);
  await transitionNews({ id: changed.id, version, event: 'lift', level: 3 }, room.editor);
  const results = await undoBulkTask(undo, room.province);
  expect(results.map(({ ok }) => ok)).toEqual([false, true]);
  expect(results[0]?.message).toMatch(/ถูกแก้ไขไปแล้ว/);
  expect(await readLevels([changed, other])).toEqual([3, 1]);
});

test('withdrawn and binned items come back, and nobody without the right brings them back', async () => {
  const item = await aPublicItem();
  const hidden = await run('hide', [item], room.institute);
  expect(await undoBulkTask(hidden, room.college)).toMatchObject([{ ok: false }]);
  expect(await undoBulkTask(hidden, room.institute)).toMatchObject([{ ok: true }]);
  expect(await readItem(item.id)).toMatchObject({ status: 'allow' });
  const binned = await run('bin', [await readItem(item.id)], room.college);
  expect(await undoBulkTask(binned, room.other)).toMatchObject([{ ok: false }]);
  expect(await undoBulkTask(binned, room.college)).toMatchObject([{ ok: true }]);
  expect(await readItem(item.id)).toMatchObject({ deletedAt: null });
});

const aWaitingItem = async () => {
  const draft = await aNews({
    ...{ categoryId: room.category.id, organisationId: room.college.organisationId, status: 'draft' },
    collegeUserId: room.user.ownId,
  });
  await transitionNews({ id: draft.id, version: draft.version, event: 'submit' }, room.user);
  return readItem(draft.id);
};

test('approved items wait again, since their submission; one changed since and a published draft do not', async () => {
  const [one, changed] = [await aWaitingItem(), await aWaitingItem()];
  const undo = await run('publish', [one, changed], room.college);
  const { version } = await readItem(changed.id);
  await transitionNews({ id: changed.id, version, event: 'hide' }, room.college);
  expect((await undoBulkTask(undo, room.editor)).map(({ ok }) => ok)).toEqual([false, false]);
  expect((await undoBulkTask(undo, room.college)).map(({ ok }) => ok)).toEqual([true, false]);
  const submitted = await db.newsReview.findFirstOrThrow({ where: { newsId: one.id, event: 'submit' } });
  expect(await readItem(one.id)).toMatchObject({ status: 'wait', waitsSince: submitted.at });
  expect(await readItem(changed.id)).toMatchObject({ status: 'hide' });
  const draft = await aNews({
    ...{ categoryId: room.category.id, organisationId: room.college.organisationId, status: 'draft' },
    systemUserId: room.college.ownId,
  });
  expect(toBulkUndo('publish', await runBulkTask({ task: 'publish', items: [draft] }, room.college))).toBeUndefined();
});

test('a task without a way back has no undo, and other input is refused', async () => {
  expect(toBulkUndo('move', [{ id: 1, ok: true, message: '' }])).toBeUndefined();
  expect(toBulkUndo('raise', [{ id: 1, ok: false, message: '' }])).toBeUndefined();
  const item = await aPublicItem();
  for (const task of ['move', 'lift', 'undo', '']) {
    const items = [{ id: item.id, version: item.version, level: 3 }];
    await expect(undoBulkTask({ task, items }, room.editor)).rejects.toMatchObject({ kind: 'invalid' });
  }
});
