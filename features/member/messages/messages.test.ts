import { countUnreadByPath } from '@/components/areas/unread';
import { answerMessage } from '@/features/citizens/contact/contact.commands';
import { countNewMessagesAndReports, findMessage } from '@/features/citizens/contact/contact.queries';
import { db } from '@/lib/db/db';
import { aContactMessage } from '@/testing/contact';
import { aDataRequest } from '@/testing/data-requests';
import { administrator, createRoleViewer, getRolesExcept } from '@/testing/lists';
import { logInPerson } from '@/testing/log-in';
import { aSuggestion } from '@/testing/participation';
import { aMember } from '@/testing/people';
import { markAnswersRead, replyToAnswer } from './messages.commands';
import { countUnreadAnswers, findMyMessage, listMyMessages, listTrackedCases } from './messages.queries';

const FIRST = { page: 1, per: 12 } as const;
const aSender = async () => {
  const member = await aMember();
  const { viewer } = await logInPerson(member);
  const message = await aContactMessage({ senderId: member.account.id, email: member.name });
  return { viewer, message, member };
};

test('an answer is unread until its message is opened, and a reply puts the message back into the queue', async () => {
  const { viewer, message } = await aSender();
  const { id } = message;
  expect((await listMyMessages(viewer, FIRST)).items).toMatchObject([{ id, unread: false, answers: 0 }]);
  await answerMessage({ id, body: 'เดือนมีนาคมค่ะ', replies: 0, close: 'on' }, administrator);
  expect((await listMyMessages(viewer, FIRST)).items).toMatchObject([{ id, unread: true, answers: 1, status: 'done' }]);
  expect(await countUnreadByPath(viewer)).toMatchObject({ contact: 1 });
  await markAnswersRead({ id }, viewer);
  expect(await countUnreadAnswers(viewer)).toBe(0);

  const waiting = await countNewMessagesAndReports(administrator);
  await replyToAnswer({ id, body: 'ขอบคุณค่ะ ใช้เอกสารอะไรบ้าง' }, viewer);
  await replyToAnswer({ id, body: 'ขอบคุณค่ะ ใช้เอกสารอะไรบ้าง' }, viewer);
  expect(await countNewMessagesAndReports(administrator)).toBe(waiting + 1);
  const thread = await findMyMessage(viewer, id);
  expect(thread).toMatchObject({ status: 'new', unread: false });
  expect(thread?.thread.map(({ body, mine }) => [body, mine])).toEqual([
    ['เดือนมีนาคมค่ะ', false],
    ['ขอบคุณค่ะ ใช้เอกสารอะไรบ้าง', true],
  ]);
  const seen = await findMessage(administrator, id);
  expect(seen?.answers.map(({ fromSender }) => fromSender)).toEqual([false, true]);
  expect(seen?.history.map(({ action }) => action)).toContain('contact.reply');
  const stale = answerMessage({ id, body: 'ตอบโดยไม่ได้อ่าน', replies: 1 }, administrator);
  await expect(stale).rejects.toMatchObject({ kind: 'conflict' });
  await answerMessage({ id, body: 'บัตรประชาชนค่ะ', replies: 2 }, administrator);
  expect(await countUnreadAnswers(viewer)).toBe(1);
});

test('another sender’s message is treated as missing, even with the same e-mail', async () => {
  const { viewer, member } = await aSender();
  const [theirs, anonymous] = [(await aSender()).message, await aContactMessage({ email: member.name })];
  for (const id of [theirs.id, anonymous.id, 2_000_000_000]) {
    expect(await findMyMessage(viewer, id)).toBeUndefined();
    await expect(markAnswersRead({ id }, viewer)).rejects.toMatchObject({ kind: 'missing' });
    await expect(replyToAnswer({ id, body: 'เขียนแทรก' }, viewer)).rejects.toMatchObject({ kind: 'missing' });
  }
  expect(await db.contactReply.count({ where: { messageId: { in: [theirs.id, anonymous.id] } } })).toBe(0);
});

test('cases of the member’s e-mail or account are listed, but not those of others', async () => {
  const { viewer, member } = await aSender();
  const suggestion = await aSuggestion({ email: member.name, kind: 'complaint' });
  const asked = await aDataRequest({ accountId: member.account.id });
  await aSuggestion({ email: 'other@example.org' });
  await aSuggestion();
  expect((await listTrackedCases(viewer)).map(({ what, trackingCode }) => [what, trackingCode])).toEqual([
    ['rights', asked.trackingCode],
    ['complaint', suggestion.trackingCode],
  ]);
});

test('a reply needs text, and there are at most 20 an hour', async () => {
  const { viewer, message } = await aSender();
  const { id } = message;
  await expect(replyToAnswer({ id, body: ' ' }, viewer)).rejects.toMatchObject({ kind: 'invalid' });
  for (let at = 0; at < 20; at += 1) await replyToAnswer({ id, body: `เพิ่มเติม ${at}` }, viewer);
  await expect(replyToAnswer({ id, body: 'อีก' }, viewer)).rejects.toMatchObject({ kind: 'limited' });
});

test.each(getRolesExcept('member'))('%s has no messages of its own here', async (role) => {
  const { message } = await aSender();
  const viewer = { ...createRoleViewer(role), accountId: message.senderId ?? 0, email: message.email };
  expect(await findMyMessage(viewer, message.id)).toBeUndefined();
  expect(await listMyMessages(viewer, FIRST)).toEqual({ items: [], total: 0 });
  expect(await countUnreadAnswers(viewer)).toBe(0);
  expect(await listTrackedCases(viewer)).toEqual([]);
  await expect(markAnswersRead({ id: message.id }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(replyToAnswer({ id: message.id, body: 'ตอบ' }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
});
