import { addWords } from '@/features/news/words/words.commands';
import { db } from '@/lib/db/db';
import { aNews } from '@/testing/builders';
import { administrator } from '@/testing/lists';
import { markLines } from './line-marks.commands';

test('items without marks get them, and nothing else of the item changes', async () => {
  const item = await aNews({ topic: 'เปิดสถานศึกษาใหม่ ปี 2569', lineMarks: null });
  expect(await markLines()).toBeGreaterThanOrEqual(1);
  const { lineMarks, ...rest } = await db.news.findUniqueOrThrow({ where: { id: item.id } });
  expect(lineMarks).toMatch(/^p:4\.9,/);
  expect({ ...rest, lineMarks: null }).toEqual(item);
  expect(await markLines()).toBe(0);
});

test('items with a new word are cut again, the others are left alone', async () => {
  const topic = 'ทุ่งซำแฮดบาน';
  const item = await aNews({ topic, topicSearch: topic, textSearch: topic, lineMarks: 'old' });
  const other = await aNews({ topic: 'อื่น', lineMarks: 'old' });
  await addWords({ words: topic }, administrator);
  expect(await markLines()).toBe(1);
  expect((await db.news.findUniqueOrThrow({ where: { id: item.id } })).lineMarks).not.toBe('old');
  expect((await db.news.findUniqueOrThrow({ where: { id: other.id } })).lineMarks).toBe('old');
  expect(await db.dictionaryChange.count()).toBe(0);
});
