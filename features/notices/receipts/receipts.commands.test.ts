import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { listMailsTo } from '@/testing/log-in';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aSentNotice, toOrganisationId } from '@/testing/notices';
import { getReceiptFigures } from '../figures.queries';
import { answerNotice, confirmNotice, markNoticeRead } from '../inbox/inbox.commands';
import { findNotice } from '../notices.queries';
import { recallNotice } from '../sending.commands';
import { remindOfNotice } from './receipts.commands';
import { countReceipts, listReceipts, streamReceipts } from './receipts.queries';
import { receiptList, toReceiptCells } from './receipts.rules';

let room: Newsroom;
let id: number;
let admin: Viewer;
const buildEmail = ({ accountId }: Viewer) => `account-${accountId}@example.org`;
const reachable = (viewer: Viewer) =>
  db.account.update({
    where: { id: viewer.accountId },
    data: { email: buildEmail(viewer), mailOptIns: { noticeMust: false } },
  });

beforeEach(async () => {
  room = await aNewsroom();
  admin = room.administrator;
  for (const viewer of [room.college, room.user, room.other, room.unit]) await reachable(viewer);
  const recipients = [room.college, room.other, room.unit, room.department];
  id = await aSentNotice(admin, {
    ...{ mustRead: true, answerWanted: true },
    deadlineAt: new Date(Date.now() + 60_000).toISOString(),
    circles: { organisations: recipients.map(toOrganisationId) },
  });
});

const notice = async () => {
  const found = await findNotice(admin, id);
  if (!found) throw new Error('the notice is gone');
  return found;
};
const shown = async (params: Record<string, string>) =>
  (await listReceipts(admin, await notice(), receiptList.read(params))).map(({ organisationId }) => organisationId);

test('figures, filters and search show the state of each organisation, and late answers', async () => {
  await markNoticeRead({ id }, room.department);
  await confirmNotice({ id }, room.unit);
  await answerNotice({ id, answer: 'ทันเวลา' }, room.college);
  await db.notice.update({ where: { id }, data: { deadlineAt: new Date(Date.now() - 1_000) } });
  await db.noticeReceipt.updateMany({
    where: { noticeId: id, organisationId: toOrganisationId(room.college) },
    data: { answeredAt: new Date(Date.now() - 60_000) },
  });
  await answerNotice({ id, answer: '=1+1' }, room.other);
  expect(await getReceiptFigures(admin, id)).toEqual({ delivered: 4, read: 4, confirmed: 3, answered: 2, late: 1 });
  expect(await shown({ show: 'unconfirmed' })).toEqual([toOrganisationId(room.department)]);
  expect((await shown({ show: 'unanswered' })).toSorted()).toEqual(
    [room.unit, room.department].map(toOrganisationId).toSorted(),
  );
  expect(await shown({ show: 'late' })).toEqual([toOrganisationId(room.other)]);
  expect(await shown({ search: room.other.name ?? '' })).toEqual([toOrganisationId(room.other)]);
  expect(await countReceipts(admin, await notice(), receiptList.read({}))).toEqual({
    ...{ all: 4, unread: 0, unconfirmed: 1, unanswered: 2, answered: 2, late: 1 },
  });
  const [asked, cells] = [await notice(), []] as [Awaited<ReturnType<typeof notice>>, unknown[][]];
  for await (const batch of streamReceipts(admin, asked, receiptList.read({ show: 'answered' }))) {
    cells.push(...batch.map((row) => toReceiptCells(row, asked, 'https://example.org')));
  }
  expect(cells.map((row) => [row[1], row[7], row[8]]).toSorted()).toEqual(
    [
      [room.college.name, 'ทัน', 'ทันเวลา'],
      [room.other.name, 'ล่าช้า', '=1+1'],
    ].toSorted(),
  );
});

describe('a reminder', () => {
  const reminders = async (viewer: Viewer) =>
    (await listMailsTo(buildEmail(viewer))).filter(({ data }) => data.what === 'reminder').length;

  test('is sent to the offices with open duties, once a day', async () => {
    await answerNotice({ id, answer: 'x' }, room.college);
    await markNoticeRead({ id }, room.other);
    expect(await remindOfNotice({ id }, admin)).toEqual({ reminded: 2, done: 1, withoutMail: 1 });
    expect(await Promise.all([room.college, room.user, room.other, room.unit].map(reminders))).toEqual([0, 0, 1, 1]);
    const again = remindOfNotice({ id, organisationId: toOrganisationId(room.other) }, admin);
    await expect(again).rejects.toMatchObject({ kind: 'conflict', key: 'noticeTracking.nobody' });

    const yesterday = new Date(Date.now() - 86_400_000);
    await db.noticeReceipt.updateMany({ where: { noticeId: id }, data: { remindedAt: yesterday } });
    await db.mailMessage.deleteMany({ where: { mailKey: { startsWith: `notice:${id}:` } } });
    expect(await remindOfNotice({ id, organisationId: toOrganisationId(room.unit) }, admin)).toMatchObject({
      reminded: 1,
    });
    expect(await Promise.all([room.other, room.unit].map(reminders))).toEqual([0, 1]);
  });

  test('requested twice at once is sent once', async () => {
    const outcomes = await Promise.allSettled([remindOfNotice({ id }, admin), remindOfNotice({ id }, admin)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await reminders(room.other)).toBe(1);
  });

  test('respects the tab and the search of the table', async () => {
    await markNoticeRead({ id }, room.other);
    expect(await remindOfNotice({ id, tab: 'unread', search: room.unit.name }, admin)).toMatchObject({ reminded: 1 });
    expect(await Promise.all([room.other, room.unit].map(reminders))).toEqual([0, 1]);
  });

  test('is reserved to those who follow the notice, and requires a notice that is out', async () => {
    for (const viewer of [room.user, room.college, room.unit, room.editor]) {
      const kind = viewer === room.college ? 'missing' : 'forbidden';
      await expect(remindOfNotice({ id }, viewer)).rejects.toMatchObject({ kind });
      expect(await listReceipts(viewer, await notice(), receiptList.read({}))).toEqual([]);
      expect(await getReceiptFigures(viewer, id)).toMatchObject({ delivered: 0 });
    }
    await recallNotice({ id }, admin);
    await expect(remindOfNotice({ id }, admin)).rejects.toMatchObject({ key: 'notices.notSent' });
  });
});
