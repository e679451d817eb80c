import { db } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { aCategory, aNews, makeUnique } from '@/testing/builders';
import { countFilteredNews, listFilteredIds, listFilteredNews } from './filter.queries';
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

test('percent signs, underscores and backslashes are matched literally', async () => {
  const category = await aCategory();
  await aNews({ categoryId: category.id, topic: 'ลด 50%', topicSearch: 'ลด 50%', textSearch: 'ลด 50%' });
  const count = (search: string) => countFilteredNews({ search, categoryId: category.id }, 10);
  expect(await Promise.all(['50%', 'ล%5', 'ล_', '\\'].map(count))).toEqual([1, 0, 0, 0]);
  expect(await findTerms({ search: '"ลด 50%"' })).toMatchObject([{ needle: 'ลด 50%', synonyms: [] }]);
});
