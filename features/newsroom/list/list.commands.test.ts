import { db } from '@/lib/db/db';
import { aCategory } from '@/testing/builders';
import { aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { saveNews } from '../item/save.commands';
import { transitionNews } from '../workflow/workflow.commands';
import { runBulkTask } from './list.commands';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

/** An item of the college user that waits for its college. */
async function waiting() {
  const draft = await saveNews({ key: aKey(), content: someContent(room.category.id) }, room.user);
  return transitionNews({ ...draft, event: 'submit' }, room.user);
}
const item = ({ id, version }: { id: number; version: number }) => ({ id, version: String(version) });
const readStatus = async (id: number) => (await db.news.findUniqueOrThrow({ where: { id } })).status;

test('three of four are published, and the refused one has a reason and stays unchanged', async () => {
  const items = [await waiting(), await waiting(), await waiting(), await waiting()];
  const [, stale] = items;
  const sent = items.map((one) => item({ ...one, version: one === stale ? one.version - 1 : one.version }));
  const results = await runBulkTask({ items: sent, task: 'publish' }, room.college);
  expect(results.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  expect(results.map(({ ok }) => ok)).toEqual([true, false, true, true]);
  expect(results[1]?.message).toMatch(/ถูกแก้ไขไปแล้ว/);
  expect(await Promise.all(items.map(({ id }) => readStatus(id)))).toEqual(['allow', 'wait', 'allow', 'allow']);
});

test('somebody else’s items are refused one by one, without revealing that they exist', async () => {
  const own = await waiting();
  const results = await runBulkTask(
    { items: [item(own), { id: 2_000_000_000, version: 1 }], task: 'publish' },
    room.other,
  );
  expect(results.map(({ ok }) => ok)).toEqual([false, false]);
  expect(results[0]?.message).toBe(results[1]?.message);
  expect(await readStatus(own.id)).toBe('wait');
});

test('a college user can not approve', async () => {
  const own = await waiting();
  const [result] = await runBulkTask({ items: [item(own)], task: 'publish' }, room.user);
  expect(result).toMatchObject({ ok: false, message: 'คุณไม่มีสิทธิ์ทำรายการนี้กับข่าวนี้' });
});

test('items are moved to another category, binned and brought back', async () => {
  const { id: categoryId } = await aCategory();
  const one = await waiting();
  const task = async (name: string, given: object = {}) => {
    const { version } = await db.news.findUniqueOrThrow({ where: { id: one.id } });
    return runBulkTask({ items: [{ id: one.id, version }], task: name, ...given }, room.college);
  };
  const row = () => db.news.findUniqueOrThrow({ where: { id: one.id } });
  expect(await task('move', { categoryId: String(categoryId) })).toEqual([{ id: one.id, ok: true, message: '' }]);
  expect(await row()).toMatchObject({ categoryId });
  expect(await task('move', { categoryId })).toMatchObject([{ ok: false, message: 'ข่าวนี้อยู่ในหมวดหมู่นี้แล้ว' }]);
  expect(await task('publish')).toMatchObject([{ ok: true }]);
  expect(await task('hide', { comment: 'ข้อมูลคลาดเคลื่อน', stub: true })).toMatchObject([{ ok: true }]);
  expect(await row()).toMatchObject({ status: 'hide', withdrawalNote: 'ข้อมูลคลาดเคลื่อน' });
  expect(await task('bin')).toMatchObject([{ ok: true }]);
  expect((await row()).deletedAt).not.toBeNull();
  expect(await task('unbin')).toMatchObject([{ ok: true }]);
  expect((await row()).deletedAt).toBeNull();
});

test('an item sent twice counts once', async () => {
  const one = await waiting();
  expect(await runBulkTask({ items: [item(one), item(one)], task: 'publish' }, room.college)).toHaveLength(1);
});

test.each([
  [{ items: [], task: 'bin' }, 'newsroomBulk.none'],
  [{ items: undefined, task: 'bin' }, 'errors.invalid'],
  [{ items: [{ id: '1', version: undefined }], task: 'bin' }, 'errors.invalid'],
  [{ items: Array.from({ length: 49 }, (_, n) => ({ id: n + 1, version: 1 })), task: 'bin' }, 'newsroomBulk.many'],
  [{ items: [{ id: 1, version: 1 }], task: 'lift' }, 'newsroomBulk.noTask'],
  [{ items: [{ id: 1, version: 1 }], task: 'move', categoryId: '' }, 'newsroomBulk.noCategory'],
])('invalid input is refused before anything is done: %#', async (sent, key) => {
  await expect(runBulkTask(sent, room.college)).rejects.toMatchObject({ kind: 'invalid', key });
});
