import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { makeUnique } from '@/testing/builders';
import { listMailsTo } from '@/testing/log-in';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aSentNotice, toOrganisationId } from '@/testing/notices';
import { getReceiptFigures, listReceiptSums } from './figures.queries';
import { answerNotice, confirmNotice, markNoticeRead } from './inbox/inbox.commands';
import { countNotices, findNotice, listNotices } from './notices.queries';
import { remindOfNotice } from './receipts/receipts.commands';
import { countReceipts, listReceipts } from './receipts/receipts.queries';
import { formatReminded, receiptList } from './receipts/receipts.rules';
import { NOWHERE } from './receipts/receipts.schema';
import { recallNotice } from './sending.commands';
import { sentList } from './sent.rules';

let room: Newsroom;
let id: number;
/** Regions of the college’s province and of the other’s. */
let regions: number[];
let provinces: number[];

/** An agency’s notice to two colleges in two regions and to a unit without a province; one college has answered. */
beforeAll(async () => {
  room = await aNewsroom();
  [regions, provinces] = [[], []];
  for (const [index, viewer] of [room.college, room.other].entries()) {
    const where = { id: toOrganisationId(viewer) };
    const { provinceId } = await db.organisation.findUniqueOrThrow({ where });
    const region = await db.regionGroup.create({ data: { name: makeUnique('ภาค'), position: index + 1 } });
    await db.province.update({ where: { id: provinceId ?? 0 }, data: { regionGroupId: region.id } });
    regions.push(region.id);
    provinces.push(provinceId ?? 0);
  }
  for (const { accountId } of [room.college, room.other, room.unit])
    await db.account.update({ where: { id: accountId }, data: { email: `account-${accountId}@example.org` } });
  id = await aSentNotice(room.administrator, {
    ...{ mustRead: true, answerWanted: true },
    circles: { organisations: [room.college, room.other, room.unit].map(toOrganisationId) },
  });
  await answerNotice({ id, answer: 'ตอบ' }, room.college);
  await markNoticeRead({ id }, room.other);
});

const listShown = async (viewer: Viewer, params: Record<string, string> = {}) => {
  const notice = await findNotice(viewer, id);
  if (!notice) return undefined;
  const choice = receiptList.read(params);
  const rows = await listReceipts(viewer, notice, choice);
  expect((await countReceipts(viewer, notice, choice)).all).toBe(rows.length);
  return rows.map(({ organisationId }) => organisationId).toSorted();
};

test('the agency sees sums by region and province, and the receipts of each place', async () => {
  const { administrator } = room;
  const [read, answered] = [
    { delivered: 1, read: 1, confirmed: 0, answered: 0 },
    { delivered: 1, read: 1, confirmed: 1, answered: 1 },
  ];
  expect(await listReceiptSums(administrator, id, undefined)).toMatchObject([
    { id: regions[0], ...answered },
    { id: regions[1], ...read },
    { id: null, delivered: 1, read: 0 },
  ]);
  expect(await listReceiptSums(administrator, id, regions[1])).toMatchObject([{ id: provinces[1], ...read }]);
  expect(await listReceiptSums(administrator, id, NOWHERE)).toMatchObject([{ id: null, name: null, delivered: 1 }]);
  expect(await listShown(administrator, { region: String(regions[0]) })).toEqual([toOrganisationId(room.college)]);
  expect(await listShown(administrator, { region: NOWHERE })).toEqual([toOrganisationId(room.unit)]);
  expect(await listShown(administrator, { province: String(provinces[1]) })).toEqual([toOrganisationId(room.other)]);
  expect(await listShown(administrator, { province: NOWHERE })).toEqual([toOrganisationId(room.unit)]);
  expect(await listShown(administrator, { region: 'x', province: '-1' })).toHaveLength(3);
});

test.each([
  ['province', 'college'],
  ['institute', 'college'],
  ['otherProvince', 'other'],
  ['department', 'unit'],
] as const)('%s sees the receipts of its %s alone', async (office, recipient) => {
  const viewer = room[office];
  expect(await listShown(viewer)).toEqual([toOrganisationId(room[recipient])]);
  const own = { delivered: 1, answered: recipient === 'college' ? 1 : 0 };
  expect(await getReceiptFigures(viewer, id)).toMatchObject(own);
  expect((await listReceiptSums(viewer, id, undefined)).map(({ delivered }) => delivered)).toEqual([1]);
  const choice = sentList.read({ status: 'overseen' });
  expect(await listNotices(viewer, choice)).toMatchObject([{ id, ...own }]);
  expect(await countNotices(viewer, choice)).toMatchObject({ all: 0, overseen: 1 });
});

test.each(['college', 'unit', 'editor', 'user'] as const)('%s sees no receipts', async (name) => {
  expect(await listShown(room[name])).toBeUndefined();
  expect(await getReceiptFigures(room[name], id)).toMatchObject({ delivered: 0 });
  expect(await listReceiptSums(room[name], id, undefined)).toEqual([]);
});

test('a supervising office reminds its own who have not done everything, and the result tells who has', async () => {
  const reminders = async ({ accountId }: Viewer) =>
    (await listMailsTo(`account-${accountId}@example.org`)).filter(({ data }) => data.what === 'reminder').length;
  await expect(remindOfNotice({ id }, room.province)).rejects.toMatchObject({ key: 'noticeTracking.nobody' });
  const counts = await remindOfNotice({ id }, room.otherProvince);
  expect(counts).toEqual({ reminded: 1, done: 0, withoutMail: 0 });
  expect(await Promise.all([room.college, room.other, room.unit].map(reminders))).toEqual([0, 1, 0]);
  // The agency's reminder on the same day goes to the others only.
  expect(await remindOfNotice({ id, region: NOWHERE }, room.administrator)).toMatchObject({ reminded: 1, done: 0 });
  expect(await Promise.all([room.college, room.other, room.unit].map(reminders))).toEqual([0, 1, 1]);
  expect(formatReminded({ reminded: 12, done: 3, withoutMail: 0 })).toBe('เตือนแล้ว 12 หน่วยงาน · 3 หน่วยงานทำแล้ว');
  expect(formatReminded({ reminded: 1, done: 0, withoutMail: 2 })).toBe('เตือนแล้ว 1 หน่วยงาน · ไม่มีอีเมลในระบบ 2 หน่วยงาน');
});

test('the receipts of a province’s own notice stay with it; another office does not oversee them', async () => {
  const own = await aSentNotice(room.province, { mustRead: true, circles: { kinds: ['college'] } });
  await confirmNotice({ id: own }, room.college);
  expect(await getReceiptFigures(room.province, own)).toMatchObject({ delivered: 1, confirmed: 1 });
  for (const viewer of [room.institute, room.administrator, room.otherProvince])
    expect(await getReceiptFigures(viewer, own)).toMatchObject({ delivered: 0 });
});

test('a recalled notice of the agency is no longer overseen', async () => {
  await recallNotice({ id }, room.administrator);
  expect(await listShown(room.province)).toBeUndefined();
  expect(await getReceiptFigures(room.province, id)).toMatchObject({ delivered: 0 });
  await expect(remindOfNotice({ id }, room.otherProvince)).rejects.toMatchObject({ kind: 'missing' });
});
