import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { canOpen } from '@/lib/gateway/media-access.queries';
import { aStoredPicture, makeUnique } from '@/testing/builders';
import { aColleague, aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aDraftNotice, aSentNotice, sendDraft, toOrganisationId } from '@/testing/notices';
import { recallNotice } from '../sending.commands';
import { answerNotice, confirmNotice, markNoticeRead } from './inbox.commands';
import { noticeInboxMessages } from './inbox.messages';
import { countInbox, countWaitingNotices, findReceivedNotice, getNoticesSummary, listInbox } from './inbox.queries';
import { inboxList } from './inbox.rules';

let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom();
});

type Wishes = Parameters<typeof aSentNotice>[1];
const sendTo = (viewer: Viewer, given: Wishes = {}) =>
  aSentNotice(room.administrator, { ...given, circles: { organisations: [toOrganisationId(viewer)] } });
const soon = () => new Date(Date.now() + 600_000).toISOString();
const expire = (id: number) => db.notice.update({ where: { id }, data: { deadlineAt: new Date(Date.now() - 1_000) } });
const receipt = (noticeId: number, viewer: Viewer) =>
  db.noticeReceipt.findUniqueOrThrow({
    where: { noticeId_organisationId: { noticeId, organisationId: toOrganisationId(viewer) } },
  });

const readers = ['user', 'college', 'institute', 'province', 'unit', 'department', 'editor'] as const;
const answering = ['college', 'institute', 'province', 'unit', 'department', 'editor'] as const;

describe.each(readers)('%s', (name) => {
  test('reads only notices received by its own organisation', async () => {
    const viewer = room[name];
    const mine = await sendTo(viewer);
    const foreign = await sendTo(room.other);
    const draft = await aDraftNotice(room.administrator, { circles: { organisations: [toOrganisationId(viewer)] } });
    const recalled = await sendTo(viewer);
    await recallNotice({ id: recalled }, room.administrator);
    expect((await listInbox(viewer, inboxList.read({}))).map(({ id }) => id)).toEqual([mine]);
    expect(await countWaitingNotices(viewer)).toBe(1);
    for (const id of [foreign, draft, recalled]) {
      expect(await findReceivedNotice(viewer, id)).toBeUndefined();
      await expect(markNoticeRead({ id }, viewer)).rejects.toMatchObject({ kind: 'missing' });
    }
    await markNoticeRead({ id: mine }, viewer);
    expect(await countWaitingNotices(viewer)).toBe(0);
    expect(await findReceivedNotice(viewer, mine)).toMatchObject({ id: mine, answer: '' });
  });
});

describe.each(answering)('%s', (name) => {
  test('confirms and answers for its own organisation only', async () => {
    const viewer = room[name];
    const given = { mustRead: true, answerWanted: true };
    const [mine, foreign] = [await sendTo(viewer, given), await sendTo(room.other, given)];
    await confirmNotice({ id: mine }, viewer);
    await answerNotice({ id: mine, answer: 'เรียบร้อย' }, viewer);
    expect(await receipt(mine, viewer)).toMatchObject({ answer: 'เรียบร้อย', confirmedAt: expect.any(Date) });
    await expect(confirmNotice({ id: foreign }, viewer)).rejects.toMatchObject({ kind: 'missing' });
    await expect(answerNotice({ id: foreign, answer: 'x' }, viewer)).rejects.toMatchObject({ kind: 'missing' });
    expect(await receipt(foreign, room.other)).toMatchObject({ answer: null, confirmedAt: null });
  });
});

describe.each(['college', 'user'] as const)('for %s', (name) => {
  test('menu, home and the first tab count the same notices at every step', async () => {
    const given = { mustRead: true, answerWanted: true };
    const [id] = [await sendTo(room.college, given), await sendTo(room.college)];
    const countEverywhere = async () => {
      const choice = inboxList.read({ show: 'todo' });
      const [menu, home] = [await countWaitingNotices(room[name]), await getNoticesSummary(room[name])];
      const [tabs, rows] = [await countInbox(room[name], choice), await listInbox(room[name], choice)];
      expect([menu, home.count, tabs.todo, rows.length]).toEqual([menu, menu, menu, menu]);
      return menu;
    };
    const before = await countEverywhere();
    await markNoticeRead({ id }, room[name]);
    // The office still has to confirm and answer it, which a college user can't.
    expect(await countEverywhere()).toBe(name === 'college' ? before : before - 1);
    await confirmNotice({ id }, room.college);
    await answerNotice({ id, answer: 'เรียบร้อย' }, room.college);
    expect(await countEverywhere()).toBe(before - 1);
  });
});

describe('a college user', () => {
  test('only reads; the organisation counts as having read once its office has', async () => {
    const id = await sendTo(room.user, { mustRead: true, answerWanted: true });
    await markNoticeRead({ id }, room.user);
    expect((await receipt(id, room.user)).readAt).toBeNull();
    expect(await countWaitingNotices(room.college)).toBe(1);
    for (const call of [confirmNotice({ id }, room.user), answerNotice({ id, answer: 'x' }, room.user)]) {
      await expect(call).rejects.toMatchObject({ kind: 'forbidden' });
    }
    await markNoticeRead({ id }, room.college);
    const { readAt } = await receipt(id, room.college);
    expect(readAt).toBeInstanceOf(Date);
    const colleague = await aColleague(room.college);
    expect(await countWaitingNotices(colleague)).toBe(1);
    await markNoticeRead({ id }, colleague);
    expect((await receipt(id, room.college)).readAt).toEqual(readAt);
  });
});

test.each(['confirmNotice', 'answerNotice'])('%s requires a notice that requests it', async (name) => {
  const calls = {
    confirmNotice,
    answerNotice: ({ id }: { id: number }, by: Viewer) => answerNotice({ id, answer: 'x' }, by),
  };
  const id = await sendTo(room.college);
  const call = name === 'confirmNotice' ? calls.confirmNotice : calls.answerNotice;
  await expect(call({ id }, room.college)).rejects.toMatchObject({ kind: 'conflict', key: 'noticeInbox.notAsked' });
});

describe('an answer', () => {
  const wanted = { answerWanted: true };
  const answered = async (id: number, viewer: Viewer) => (await receipt(id, viewer)).answeredAt?.toISOString();

  test('has text or a file from the own library, and confirms a notice that must be confirmed', async () => {
    const id = await sendTo(room.college, { ...wanted, mustRead: true });
    await expect(answerNotice({ id, answer: ' ' }, room.college)).rejects.toMatchObject({
      fields: { answer: noticeInboxMessages['noticeInbox.answerMissing'] },
    });
    const foreign = await aStoredPicture({ organisationId: toOrganisationId(room.other) });
    await expect(answerNotice({ id, mediaId: foreign.id }, room.college)).rejects.toMatchObject({
      fields: { mediaId: noticeInboxMessages['noticeInbox.fileGone'] },
    });
    const own = await aStoredPicture({ organisationId: toOrganisationId(room.college) });
    await answerNotice({ id, mediaId: own.id }, room.college);
    expect(await findReceivedNotice(room.college, id)).toMatchObject({
      answer: '',
      answerFile: { mediaId: own.id },
      confirmedAt: expect.any(Date),
      readAt: expect.any(Date),
    });
  });

  test('may be changed until the deadline, but not overwrite a colleague’s', async () => {
    const id = await sendTo(room.college, { ...wanted, deadlineAt: soon() });
    await answerNotice({ id, answer: 'แรก' }, room.college);
    const answeredAt = await answered(id, room.college);
    await expect(answerNotice({ id, answer: 'ทับ' }, room.college)).rejects.toMatchObject({
      key: 'noticeInbox.answerChanged',
    });
    await answerNotice({ id, answer: 'แก้', answeredAt }, room.college);
    await expire(id);
    const later = { id, answer: 'สาย', answeredAt: await answered(id, room.college) };
    await expect(answerNotice(later, room.college)).rejects.toMatchObject({ key: 'noticeInbox.answerClosed' });
    expect(await receipt(id, room.college)).toMatchObject({ answer: 'แก้' });
  });

  test('may be given late, once', async () => {
    const id = await sendTo(room.college, { ...wanted, deadlineAt: soon() });
    await expire(id);
    await answerNotice({ id, answer: 'ล่าช้า' }, room.college);
    const again = { id, answer: 'อีกครั้ง', answeredAt: await answered(id, room.college) };
    await expect(answerNotice(again, room.college)).rejects.toMatchObject({ key: 'noticeInbox.answerClosed' });
  });

  test('is refused after the notice is recalled', async () => {
    const id = await sendTo(room.college, wanted);
    await recallNotice({ id }, room.administrator);
    await expect(answerNotice({ id, answer: 'x' }, room.college)).rejects.toMatchObject({ kind: 'missing' });
  });
});

test('the list has filters, shows unread first, and is searched by title', async () => {
  const word = makeUnique('ค้นหา');
  const plain = await sendTo(room.college, { title: `${word} หนึ่ง` });
  const must = await sendTo(room.college, { mustRead: true, deadlineAt: soon() });
  const answer = await sendTo(room.college, { answerWanted: true });
  await markNoticeRead({ id: answer }, room.college);
  const list = async (params: Record<string, string>) =>
    (await listInbox(room.college, inboxList.read(params))).map(({ id }) => id);
  expect(await list({})).toEqual([must, plain, answer]);
  expect(await list({ show: 'unread' })).toEqual([must, plain]);
  expect(await list({ show: 'confirm' })).toEqual([must]);
  expect(await list({ show: 'answer' })).toEqual([answer]);
  expect(await list({ show: 'deadline' })).toEqual([must]);
  expect(await list({ search: word })).toEqual([plain]);
  expect(await list({ search: '%' })).toEqual([]);
  expect(await countInbox(room.college, inboxList.read({}))).toEqual({
    ...{ all: 3, todo: 3, unread: 2, confirm: 1, answer: 1, deadline: 1 },
  });
  const desk = await getNoticesSummary(room.college);
  expect(desk).toMatchObject({ count: 3, deadlines: [{ id: must }] });
  expect(desk.waiting.map(({ id }) => id)).toEqual([answer, must, plain]);
});

describe('files', () => {
  const open = (hash: string, viewer: Viewer) => canOpen(hash, viewer, undefined);

  test('of a notice are available to its recipients and the offices above them, but not before it is sent or after it is recalled', async () => {
    const file = await aStoredPicture({ organisationId: toOrganisationId(room.administrator) });
    const id = await aDraftNotice(room.administrator, {
      circles: { organisations: [toOrganisationId(room.college)] },
      attachments: [{ mediaId: file.id, title: 'แบบฟอร์ม' }],
    });
    expect(await open(file.hash, room.college)).toBe(false);
    await sendDraft(room.administrator, id);
    expect(await open(file.hash, room.college)).toBe(true);
    expect(await open(file.hash, room.user)).toBe(true);
    expect(await open(file.hash, room.administrator)).toBe(true);
    for (const above of [room.province, room.institute]) expect(await open(file.hash, above)).toBe(true);
    for (const other of [room.other, room.otherProvince, room.unit]) expect(await open(file.hash, other)).toBe(false);
    await recallNotice({ id }, room.administrator);
    expect(await open(file.hash, room.college)).toBe(false);
    expect(await open(file.hash, room.administrator)).toBe(true);
  });

  test('of an answer are available to its organisation and the administrator, but not to other recipients', async () => {
    const organisations = [toOrganisationId(room.college), toOrganisationId(room.other)];
    const id = await aSentNotice(room.administrator, { answerWanted: true, circles: { organisations } });
    const file = await aStoredPicture({ organisationId: toOrganisationId(room.college) });
    await answerNotice({ id, mediaId: file.id }, room.college);
    expect(await open(file.hash, room.college)).toBe(true);
    expect(await open(file.hash, room.administrator)).toBe(true);
    expect(await open(file.hash, room.other)).toBe(false);
  });
});
