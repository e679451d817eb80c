import { addWords } from '@/features/news/words/words.commands';
import { db } from '@/lib/db/db';
import { loadDictionary } from '@/lib/text/thai-words/dictionary.queries';
import { decodeMarks } from '@/lib/text/thai-words/mark-codec';
import { aNews } from '@/testing/builders';
import { administrator } from '@/testing/lists';
import { aCollege } from '@/testing/people';
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

test('names of offices that were written since the start of the process stay whole', async () => {
  await loadDictionary();
  const [name, topic] = ['เขลางค์ใต้', 'จากห้องเรียน วก.เขลางค์ใต้ สู่เจ้าของร้าน'];
  const { organisation } = await aCollege();
  await db.organisation.update({ where: { id: organisation.id }, data: { name: `วิทยาลัยการอาชีพ${name}` } });
  const item = await aNews({ topic, lineMarks: null });
  await markLines();
  const { lineMarks } = await db.news.findUniqueOrThrow({ where: { id: item.id } });
  const at = topic.indexOf(name);
  const marks = decodeMarks(topic.length, lineMarks?.split(';')[0] ?? '') ?? [];
  expect(marks.some(({ start, end }) => start <= at && end >= at + name.length)).toBe(true);
});
