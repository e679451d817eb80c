import { db } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { aNews, makeUnique } from '@/testing/builders';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { listNewsroom } from './list.queries';
import { newsroomList } from './list.rules';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

/** Ids that the editor finds. */
async function found(search: string, params: Record<string, string> = {}): Promise<number[]> {
  const choice = newsroomList.read({ search, per: '48', ...params });
  const { items, counts, total } = await listNewsroom(room.editor, { scope: 'all', section: 'news' }, choice);
  expect([total, counts[choice.tab]]).toEqual([items.length, items.length]);
  return items.map(({ id }) => id).toSorted((one, other) => one - other);
}

const aText = (given: Parameters<typeof aNews>[0] = {}) =>
  aNews({ categoryId: room.category.id, organisationId: room.college.organisationId, ...given });

test.each(['allow', 'wait', 'return', 'hide'] as const)(
  'an item with status %s is found by its text',
  async (status) => {
    const word = makeUnique('เครื่องจักรกล');
    const { id } = await aText({ status, textSearch: toSearchText(`หัวข้อ เนื้อหาที่มี ${word} อยู่ข้างใน`) });
    expect(await found(word)).toEqual([id]);
    expect(await found(`หัวข้อ ${word}`)).toEqual([id]);
    expect(await found(`${word} คำที่ไม่มี`)).toEqual([]);
  },
);

test('an item in the bin is found by its text in the bin only', async () => {
  const word = makeUnique('ของเก่า');
  const { id } = await aText({ deletedAt: new Date(), textSearch: toSearchText(word) });
  expect(await found(word)).toEqual([]);
  expect(await found(word, { status: 'bin' })).toEqual([id]);
});

test('an item is found by its author, an office or a college user, by any part of the name', async () => {
  const [office, person] = [makeUnique('ฝ่ายข่าว'), makeUnique('สมหญิง')];
  const systemUser = await db.systemUser.findUniqueOrThrow({ where: { id: room.college.ownId } });
  await db.account.update({ where: { id: systemUser.accountId }, data: { displayName: `งาน ${office} กลาง` } });
  await db.collegeUser.update({ where: { id: room.user.ownId }, data: { firstName: person, lastName: 'ใจงาม' } });
  const ofOffice = await aText({ systemUserId: room.college.ownId });
  const ofPerson = await aText({ status: 'wait', collegeUserId: room.user.ownId });
  expect(await found(office)).toEqual([ofOffice.id]);
  expect(await found(`${person} ใจงาม`)).toEqual([ofPerson.id]);
  expect(await found(`${person} ใจร้าย`)).toEqual([]);
});

test('an item is found by its number, with or without a sign', async () => {
  const { id } = await aText();
  expect(await found(String(id))).toContain(id);
  expect(await found(`#${id}`)).toEqual([id]);
  expect(await found('#2147483648')).toEqual([]);
});

test('a search shows nobody what they may not see', async () => {
  const word = makeUnique('ความลับ');
  const draft = await aText({ status: 'draft', textSearch: word, systemUserId: room.college.ownId });
  expect(await found(word)).toEqual([]);
  expect(await found(`#${draft.id}`)).toEqual([]);
});
