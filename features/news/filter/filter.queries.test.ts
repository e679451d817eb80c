import { db } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { aCategory, aNews, makeUnique } from '@/testing/builders';
import { countFilteredNews, listFilteredIds, listFilteredNews } from './filter.queries';
import { buildHeadlineSql, buildHeadlineWhere } from './headline.queries';
import { findTerms } from './terms.queries';

test('a filter finds public items that contain all words or their synonyms, newest first', async () => {
  const category = await aCategory();
  const [short, long] = [makeUnique('สอศ'), makeUnique('สำนักงาน')].map((word) => word.replaceAll(' ', ''));
  await db.synonymGroup.create({
    data: { words: [short, long].map(String), needles: [short, long].map((w) => toSearchText(String(w))) },
  });
  const item = (topic: string, given: object = {}) =>
    aNews({
      categoryId: category.id,
      topic,
      topicSearch: toSearchText(topic),
      textSearch: toSearchText(`${topic} เนื้อหา`),
      ...given,
    });
  const older = await item(`${long} เปิดสอบ`, { publishAt: new Date('2025-01-02T00:00:00+07:00') });
  const newer = await item(`${short} เปิดสอบ`, { publishAt: new Date('2025-03-01T00:00:00+07:00') });
  await item(`${short} เปิดสอบ`, { status: 'wait' });
  await item(`${short} ปิดรับ`);
  const filter = { search: `${short} เปิดสอบ`, categoryId: category.id };
  expect(await listFilteredIds(filter, 10)).toEqual([newer.id, older.id]);
  expect(await countFilteredNews(filter, 10)).toBe(2);
  expect(await countFilteredNews(filter, 1)).toBe(1);
  const behind = { publishedAt: newer.publishAt, id: newer.id };
  expect((await listFilteredNews(filter, 10, behind)).map(({ id }) => id)).toEqual([older.id]);
  expect(await listFilteredIds({ ...filter, to: '2025-01-02' }, 10)).toEqual([older.id]);
  expect(await listFilteredIds({ ...filter, year: 2567 }, 10)).toEqual([]);
});

test('a search without spaces finds its words while fewer than three items have it as typed', async () => {
  const category = await aCategory();
  const item = (topic: string, days: number) =>
    aNews({ categoryId: category.id, topic, publishAt: new Date(Date.now() - days * 86_400_000) });
  const words = await item('สนามหุ่นยนต์สำหรับแข่งขัน', 1);
  await item('หุ่นยนต์', 2);
  const filter = { search: 'แข่งขันหุ่นยนต์', categoryId: category.id };
  expect(await listFilteredIds(filter, 10)).toEqual([words.id]);
  expect(await countFilteredNews({ ...filter, search: '"แข่งขันหุ่นยนต์"' }, 10)).toBe(0);
  const phrases = [];
  for (const days of [3, 4, 5]) phrases.push((await item(`แข่งขันหุ่นยนต์ ${days}`, days)).id);
  expect(await listFilteredIds(filter, 10)).toEqual(phrases);
});

test('a list of headlines has the search or all of its words, in any spelling', async () => {
  const category = await aCategory();
  const { id } = await aNews({ categoryId: category.id, topic: 'รับสมัครนักศึกษารอบโควตา 2569' });
  await aNews({ categoryId: category.id, topic: 'รับสมัครงาน 100%' });
  const list = async (search: string) => {
    const needle = toSearchText(search);
    const where = { AND: [{ categoryId: category.id }, await buildHeadlineWhere(needle)] };
    const found = (await db.news.findMany({ where, select: { id: true } })).map((row) => row.id);
    const sql = await db.$queryRaw<{ id: number }[]>`
      SELECT n.id FROM news n WHERE n.category_id = ${category.id} AND ${await buildHeadlineSql(needle)}`;
    expect(sql.map((row) => row.id).toSorted()).toEqual(found.toSorted());
    return found;
  };
  for (const search of ['สมัครโควต้า', 'โควต้า๒๕๖๙', 'โควตา รับสมัคร', 'โควต้า"', 'รอบโควตา 2026'])
    expect({ search, ids: await list(search) }).toEqual({ search, ids: [id] });
  for (const search of ['%', '10_', '"', '\\', 'สมัคร%'])
    expect({ search, ids: (await list(search)).includes(id) }).toEqual({ search, ids: false });
});

test('percent signs, underscores and backslashes are matched literally', async () => {
  const category = await aCategory();
  await aNews({ categoryId: category.id, topic: 'ลด 50%', topicSearch: 'ลด 50%', textSearch: 'ลด 50%' });
  const count = (search: string) => countFilteredNews({ search, categoryId: category.id }, 10);
  expect(await Promise.all(['50%', 'ล%5', 'ล_', '\\'].map(count))).toEqual([1, 0, 0, 0]);
  expect(await findTerms({ search: '"ลด 50%"' })).toMatchObject([{ needle: 'ลด 50%', synonyms: [] }]);
});
