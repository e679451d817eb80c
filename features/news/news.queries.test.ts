import { db } from '@/lib/db/db';
import { readList } from '@/lib/list/list';
import { aCategory, aNews, createHiddenNews, daysAgo } from '@/testing/builders';
import { findPublicNews, listMainNews, listPublicNews } from './news.queries';
import { newsSorts } from './orderings.schema';

const all = (params = {}) => readList(params, newsSorts);

test('readers see an item in its list only while it is public', async () => {
  const { id, categoryId } = await aNews();
  const hidden = await createHiddenNews(categoryId);
  expect(await listPublicNews({ categoryId }, all())).toMatchObject({ items: [{ id }], total: 1 });
  expect(await findPublicNews(id)).toMatchObject({ id });
  for (const item of hidden) expect(await findPublicNews(item.id)).toBeUndefined();
});

test('a scheduled item is public from its publication time, an expired one no longer', async () => {
  const { id } = await aNews({ publishAt: new Date(Date.now() + 60_000) });
  expect(await findPublicNews(id)).toBeUndefined();
  await db.news.update({ where: { id }, data: { publishAt: new Date() } });
  expect(await findPublicNews(id)).toMatchObject({ id });
  await db.news.update({ where: { id }, data: { publishAt: daysAgo(2), unpublishAt: daysAgo(1) } });
  expect(await findPublicNews(id)).toBeUndefined();
});

describe('a list', () => {
  test('is ordered by date, by reads and by shares, both ways, ties by id', async () => {
    const { id: categoryId } = await aCategory();
    const old = await aNews({ categoryId, publishAt: daysAgo(9) });
    const first = await aNews({ categoryId, publishAt: daysAgo(3) });
    const second = await aNews({ categoryId, publishAt: first.publishAt });
    await db.newsCount.createMany({
      data: [
        { newsId: old.id, categoryId, reads: 5, shares: 9 },
        { newsId: first.id, categoryId, reads: 9, shares: 5 },
        { newsId: second.id, categoryId, reads: 1, shares: 1 },
      ],
    });
    const ids = async (params: object) => (await listPublicNews({ categoryId }, all(params))).items.map(({ id }) => id);
    expect(await ids({})).toEqual([second.id, first.id, old.id]);
    expect(await ids({ dir: 'asc' })).toEqual([old.id, second.id, first.id]);
    expect(await ids({ sort: 'news_countread' })).toEqual([first.id, old.id, second.id]);
    expect(await ids({ sort: 'news_Countshare' })).toEqual([old.id, first.id, second.id]);
  });

  test('has pages, and no items after the last', async () => {
    const { id: categoryId } = await aCategory();
    for (let number = 0; number < 14; number++) await aNews({ categoryId });
    expect((await listPublicNews({ categoryId }, all())).items).toHaveLength(12);
    expect(await listPublicNews({ categoryId }, all({ page: '2' }))).toMatchObject({ total: 14 });
    expect((await listPublicNews({ categoryId }, all({ page: '2' }))).items).toHaveLength(2);
    expect((await listPublicNews({ categoryId }, all({ page: '1000000' }))).items).toEqual([]);
  });

  test.each([
    ['ทักษะ', true],
    ['ษะวิชา', true],
    ['ปี ๒๕๖๙', true],
    ['VEC', true],
    ['100%', true],
    ['1_0', false],
    ['%', true],
    ['ไม่มีคำนี้', false],
  ])('is searched for %s literally', async (search, found) => {
    const { id: categoryId } = await aCategory();
    await aNews({ categoryId, topic: 'แข่งขันทักษะวิชาชีพ ปี 2569 vec ผ่าน 100%' });
    expect((await listPublicNews({ categoryId }, all({ search }))).total).toBe(found ? 1 : 0);
  });
});

test('main news are those of level 3, newest first', async () => {
  const { id: categoryId } = await aCategory();
  const older = await aNews({ categoryId, approveLevel: 3, publishAt: daysAgo(5) });
  const newer = await aNews({ categoryId, approveLevel: 3, publishAt: daysAgo(2) });
  await aNews({ categoryId, approveLevel: 2 });
  expect((await listMainNews(24, { categoryId })).map(({ id }) => id)).toEqual([newer.id, older.id]);
});
