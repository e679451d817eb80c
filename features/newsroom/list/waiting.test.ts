import { db } from '@/lib/db/db';
import { aNews } from '@/testing/builders';
import { aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { transitionNews } from '../workflow/workflow.commands';
import { listNewsroom } from './list.queries';
import { newsroomList } from './list.rules';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
const findSince = async (id: number) =>
  (await db.news.findUniqueOrThrow({ where: { id }, select: { waitsSince: true } })).waitsSince;
const anItem = (given: Parameters<typeof aNews>[0]) =>
  aNews({ categoryId: room.category.id, organisationId: room.college.organisationId, ...given });

test('an item waits from its submission on, whatever is corrected meanwhile, and no longer once it is decided', async () => {
  const author = { collegeUserId: room.user.ownId };
  const { id, version } = await anItem({ status: 'draft', ...author });
  expect(await findSince(id)).toBeNull();
  const { version: next } = await transitionNews({ id, version, event: 'submit' }, room.user);
  const since = await findSince(id);
  expect(since).toBeInstanceOf(Date);
  await db.news.update({ where: { id }, data: { topic: 'แก้คำผิด' } });
  expect(await findSince(id)).toEqual(since);
  const back = { id, version: next, event: 'return', reason: 'facts', comment: 'ตรวจสอบ' };
  await transitionNews(back, room.college);
  expect((await findSince(id))?.getTime()).toBeGreaterThanOrEqual(since?.getTime() ?? Number.POSITIVE_INFINITY);
  await db.news.update({ where: { id }, data: { status: 'allow', approveLevel: 1 } });
  expect(await findSince(id)).toBeNull();
});

test('an item that is made waiting has waited since it was written', async () => {
  const { id } = await anItem({ status: 'wait', updatedAt: day(3) });
  expect(await findSince(id)).toEqual((await db.news.findUniqueOrThrow({ where: { id } })).updatedAt);
});

test('a published item waits as long as it has a pending revision, hidden or not', async () => {
  const { id } = await anItem({});
  const createdAt = day(2);
  const content = someContent(room.category.id);
  const revision = await db.newsRevision.create({
    data: { newsId: id, number: 1, state: 'pending', content, createdAt },
  });
  expect(await findSince(id)).toEqual(createdAt);
  await db.news.update({ where: { id }, data: { status: 'hide' } });
  expect(await findSince(id)).toBeNull();
  await db.news.update({ where: { id }, data: { status: 'allow' } });
  expect(await findSince(id)).toEqual(createdAt);
  await db.newsRevision.update({ where: { id: revision.id }, data: { state: 'refused' } });
  expect(await findSince(id)).toBeNull();
  await db.newsRevision.create({ data: { newsId: id, number: 2, state: 'pending', content } });
  await db.newsRevision.deleteMany({ where: { newsId: id } });
  expect(await findSince(id)).toBeNull();
});

test('the longest waiting come first, each with its time', async () => {
  const made = [];
  for (const ago of [1, 9, 4])
    made.push((await anItem({ status: 'wait', updatedAt: day(ago), topic: 'ลำดับการรอ' })).id);
  const list = async (params: Record<string, string>) => {
    const choice = newsroomList.read({ status: 'wait', search: 'ลำดับการรอ', ...params });
    return (await listNewsroom(room.college, { scope: 'own', section: 'news' }, choice)).items;
  };
  const [one, nine, four] = made;
  expect((await list({})).map(({ id }) => id)).toEqual([nine, four, one]);
  expect((await list({ dir: 'desc' })).map(({ id }) => id)).toEqual([one, four, nine]);
  expect((await list({})).every(({ waitsSince }) => waitsSince !== undefined)).toBe(true);
});

test('a row offers the steps that the workflow allows this viewer, and no others', async () => {
  const word = 'ข้อเสนอของแถว';
  const { id } = await anItem({ status: 'wait', topic: word, collegeUserId: room.user.ownId });
  const stepsOf = async (viewer: typeof room.college) => {
    const { items } = await listNewsroom(
      viewer,
      { scope: 'all', section: 'news' },
      newsroomList.read({ search: word }),
    );
    return items.find((item) => item.id === id)?.events;
  };
  expect(await stepsOf(room.user)).toEqual(['takeBack', 'bin']);
  expect(await stepsOf(room.college)).toEqual(['publish', 'return', 'bin']);
  expect(await stepsOf(room.unit)).toBeUndefined();
});
