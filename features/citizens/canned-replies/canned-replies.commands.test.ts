import { unique } from '@/testing/builders';
import { administrator } from '@/testing/lists';
import { deleteAnswer, orderAnswers, restoreAnswer, saveAnswer } from './canned-replies.commands';
import { listCannedAnswers } from './canned-replies.queries';

const add = async (title = unique('คำตอบ')) => (await saveAnswer({ title, body: 'สวัสดีค่ะ' }, administrator)).after;

test('canned answers are added, put in order, deleted and taken back', async () => {
  const [first, second] = [await add(), await add()];
  const ids = async () => (await listCannedAnswers()).map(({ id }) => id);
  expect((await ids()).slice(-2)).toEqual([first.id, second.id]);
  await orderAnswers({ ids: (await ids()).toReversed().join() }, administrator);
  expect((await ids()).slice(0, 2)).toEqual([second.id, first.id]);
  await expect(orderAnswers({ ids: [first.id] }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
  await deleteAnswer({ id: first.id }, administrator);
  expect(await ids()).not.toContain(first.id);
  await restoreAnswer({ id: first.id }, administrator);
  expect((await ids()).slice(0, 2)).toEqual([second.id, first.id]);
  await expect(restoreAnswer({ id: first.id }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
});

test('two can’t have the same title, and neither title nor text can be empty', async () => {
  const { id, title } = await add();
  await expect(add(title)).rejects.toMatchObject({ fields: { title: 'cannedAnswers.titleTaken' } });
  await saveAnswer({ id, title, body: 'ข้อความใหม่' }, administrator);
  expect((await listCannedAnswers()).find((one) => one.id === id)?.body).toBe('ข้อความใหม่');
  await expect(saveAnswer({ title: '', body: ' ' }, administrator)).rejects.toMatchObject({
    fields: { title: 'cannedAnswers.titleMissing', body: 'cannedAnswers.bodyMissing' },
  });
});
