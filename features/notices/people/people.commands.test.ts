import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { canOpen } from '@/lib/gateway/media-access.queries';
import { aStoredPicture } from '@/testing/builders';
import { listMailsTo } from '@/testing/log-in';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aDraftNotice, aSentNotice, sendDraft, toOrganisationId } from '@/testing/notices';
import { aCollege } from '@/testing/people';
import { getReceiptFigures } from '../figures.queries';
import { answerNotice, confirmNotice, markNoticeRead } from '../inbox/inbox.commands';
import { countInbox, countWaitingNotices, findReceivedNotice, listInbox } from '../inbox/inbox.queries';
import { inboxList } from '../inbox/inbox.rules';
import { duplicateNotice, saveNotice } from '../notices.commands';
import { findNotice, listNotices } from '../notices.queries';
import { remindOfNotice } from '../receipts/receipts.commands';
import { receiptList } from '../receipts/receipts.rules';
import { recallNotice } from '../sending.commands';
import { sentList } from '../sent.rules';
import { confirmPersonalNotice } from './people.commands';
import { noticePeopleMessages as words } from './people.messages';
import { countPeopleReceipts, findPeopleReach, listPeopleReceipts } from './people.queries';

let room: Newsroom;
let id: number;
const buildEmail = ({ accountId }: Viewer) => `person-${accountId}@example.org`;

beforeEach(async () => {
  room = await aNewsroom();
  for (const viewer of [room.user, room.colleague, room.otherUser, room.college])
    await db.account.update({
      where: { id: viewer.accountId },
      data: { email: buildEmail(viewer), mailOptIns: { noticeMust: false } },
    });
  id = await aSentNotice(room.college, { mustRead: true });
});

const shown = async (viewer: Viewer, params: Record<string, string> = {}) => {
  const rows = await listPeopleReceipts(viewer, { id, mustRead: true }, receiptList.read(params));
  return rows.map(({ accountId }) => accountId).toSorted((one, other) => one - other);
};
const listAccountIds = (...viewers: Viewer[]) =>
  viewers.map(({ accountId = 0 }) => accountId).toSorted((one, other) => one - other);

test('a college’s notice reaches its users, and nobody else', async () => {
  expect(await findPeopleReach(room.college)).toMatchObject({ count: 2 });
  expect(await shown(room.college)).toEqual(listAccountIds(room.user, room.colleague));
  const received = await findReceivedNotice(room.user, id);
  expect(received).toMatchObject({ isPersonal: true, sender: room.college.name, mustRead: true });
  const { category: _, user, colleague, ...others } = room;
  for (const viewer of Object.values(others)) {
    expect(await findReceivedNotice(viewer, id)).toBeUndefined();
    await expect(markNoticeRead({ id }, viewer)).rejects.toMatchObject({ kind: 'missing' });
    await expect(confirmPersonalNotice({ id }, viewer)).rejects.toMatchObject({ kind: 'missing' });
    if (viewer !== room.college) expect(await findNotice(viewer, id)).toBeUndefined();
  }
  for (const viewer of [user, colleague]) {
    await expect(confirmNotice({ id }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(answerNotice({ id, answer: 'x' }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
  }
  expect(await shown(room.other)).toEqual([]);
  expect(await shown(room.province)).toEqual([]);
});

test('each user reads and confirms for itself; the menu counts it until then', async () => {
  const { user, colleague, college } = room;
  const choice = inboxList.read({});
  expect(await listInbox(user, choice)).toMatchObject([{ id, sender: college.name, read: false, confirmedAt: null }]);
  expect(await countWaitingNotices(user)).toBe(1);
  expect(await countWaitingNotices(college)).toBe(0);
  await markNoticeRead({ id }, user);
  expect(await countInbox(user, choice)).toMatchObject({ all: 1, unread: 0, confirm: 1, todo: 1 });
  await confirmPersonalNotice({ id }, user);
  const first = await findReceivedNotice(user, id);
  await confirmPersonalNotice({ id }, user);
  expect(await findReceivedNotice(user, id)).toEqual(first);
  expect(await countWaitingNotices(user)).toBe(0);
  expect(await countWaitingNotices(colleague)).toBe(1);
  const counts = { all: 2, unread: 1, unconfirmed: 1 };
  expect(await countPeopleReceipts(college, { id, mustRead: true }, { tab: 'all', needle: '' })).toEqual(counts);
  expect(await shown(college, { show: 'unconfirmed' })).toEqual(listAccountIds(colleague));
  expect(await shown(college, { show: 'unread' })).toEqual(listAccountIds(colleague));
  expect(await shown(college, { search: user.name ?? '' })).toEqual(listAccountIds(user));
  expect(await getReceiptFigures(college, id)).toMatchObject({ delivered: 2, read: 1, confirmed: 1 });
  expect(await listNotices(college, sentList.read({}))).toMatchObject([{ id, delivered: 2, read: 1, confirmed: 1 }]);
  expect(await getReceiptFigures(room.province, id)).toMatchObject({ delivered: 0 });
});

test('a reminder goes to those who have not confirmed, once a day', async () => {
  await confirmPersonalNotice({ id }, room.user);
  expect(await remindOfNotice({ id }, room.college)).toEqual({ reminded: 1, done: 1, withoutMail: 0 });
  const reminders = async (viewer: Viewer) =>
    (await listMailsTo(buildEmail(viewer))).filter(({ data }) => data.what === 'reminder').length;
  expect(await Promise.all([room.user, room.colleague, room.college].map(reminders))).toEqual([0, 1, 0]);
  await expect(remindOfNotice({ id }, room.college)).rejects.toMatchObject({ key: 'noticeTracking.nobody' });
  await expect(remindOfNotice({ id }, room.other)).rejects.toMatchObject({ kind: 'missing' });
});

test('asks for no answers, and is refused without users', async () => {
  const draft = { title: 'x', body: '<p>ก</p>', circles: {} };
  await expect(saveNotice({ ...draft, answerWanted: true }, room.college)).rejects.toMatchObject({
    fields: { answerWanted: words['noticePeople.noAnswers'] },
  });
  const empty = await aCollege();
  const viewer: Viewer = { ...room.college, accountId: empty.account.id, organisationId: empty.organisation.id };
  await expect(saveNotice({ ...draft, isReady: true }, viewer)).rejects.toMatchObject({
    fields: { circles: words['noticePeople.nobody'] },
  });
  await expect(sendDraft(viewer, await aDraftNotice(viewer))).rejects.toMatchObject({ key: 'noticePeople.nobody' });
});

test('its files are open to its readers; recalled, or left by the user, it is gone', async () => {
  const file = await aStoredPicture({ organisationId: toOrganisationId(room.college) });
  const sent = await aSentNotice(room.other, { attachments: [] });
  expect(await findReceivedNotice(room.otherUser, sent)).toBeDefined();
  const withFile = await aSentNotice(room.college, { attachments: [{ mediaId: file.id, title: 'แนบ' }] });
  const open = (viewer: Viewer) => canOpen(file.hash, viewer, undefined);
  expect([await open(room.user), await open(room.otherUser)]).toEqual([true, false]);
  // An account that has moved to another college no longer reads the notices of the first.
  const moved: Viewer = { ...room.colleague, organisationId: toOrganisationId(room.other) };
  expect(await findReceivedNotice(moved, withFile)).toBeUndefined();
  expect(await listInbox(moved, inboxList.read({}))).toEqual([]);
  const copy = await duplicateNotice({ id: withFile }, room.college);
  expect(await findNotice(room.college, copy.id)).toMatchObject({
    toPeople: true,
    audienceInWords: words['noticePeople.everyone'],
  });
  await recallNotice({ id: withFile }, room.college);
  expect(await findReceivedNotice(room.user, withFile)).toBeUndefined();
});
