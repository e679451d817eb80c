import { makeUnique } from '@/testing/builders';
import { administrator } from '@/testing/lists';
import { deleteCannedReply, orderCannedReplies, restoreCannedReply, saveCannedReply } from './canned-replies.commands';
import { cannedRepliesMessages } from './canned-replies.messages';
import { listCannedReplies } from './canned-replies.queries';

const add = async (title = makeUnique('คำตอบ')) =>
  (await saveCannedReply({ title, body: 'สวัสดีค่ะ' }, administrator)).after;

test('canned replies are added, reordered, deleted and restored', async () => {
  const [first, second] = [await add(), await add()];
  const ids = async () => (await listCannedReplies()).map(({ id }) => id);
  expect((await ids()).slice(-2)).toEqual([first.id, second.id]);
  await orderCannedReplies({ ids: (await ids()).toReversed().join() }, administrator);
  expect((await ids()).slice(0, 2)).toEqual([second.id, first.id]);
  await expect(orderCannedReplies({ ids: [first.id] }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
  await deleteCannedReply({ id: first.id }, administrator);
  expect(await ids()).not.toContain(first.id);
  await restoreCannedReply({ id: first.id }, administrator);
  expect((await ids()).slice(0, 2)).toEqual([second.id, first.id]);
  await expect(restoreCannedReply({ id: first.id }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
});

test('titles are unique, and neither title nor text can be empty', async () => {
  const { id, title } = await add();
  await expect(add(title)).rejects.toMatchObject({
    fields: { title: cannedRepliesMessages['cannedAnswers.titleTaken'] },
  });
  await saveCannedReply({ id, title, body: 'ข้อความใหม่' }, administrator);
  expect((await listCannedReplies()).find((one) => one.id === id)?.body).toBe('ข้อความใหม่');
  await expect(saveCannedReply({ title: '', body: ' ' }, administrator)).rejects.toMatchObject({
    fields: {
      title: cannedRepliesMessages['cannedAnswers.titleMissing'],
      body: cannedRepliesMessages['cannedAnswers.bodyMissing'],
    },
  });
});
