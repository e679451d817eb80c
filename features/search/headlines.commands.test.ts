import { db } from '@/lib/db/db';
import { toSearchWords } from '@/lib/text/search-words';
import { aNews } from '@/testing/builders';
import { indexHeadlines } from './headlines.commands';

test('unsegmented headlines are segmented, and nothing else of the item changes', async () => {
  const old = await aNews({ topic: 'มอบทุนการศึกษา ปี ๒๕๖๙', topicWords: '' });
  const odd = await aNews({ topic: '\u200b', topicWords: '' });
  expect(await indexHeadlines()).toBeGreaterThanOrEqual(2);
  const { topicWords, ...rest } = await db.news.findUniqueOrThrow({ where: { id: old.id } });
  expect(topicWords).toBe(toSearchWords(old.topic));
  expect(topicWords).toMatch(/^ มอบ .* 2569 $/);
  expect({ ...rest, topicWords: '' }).toEqual(old);
  expect((await db.news.findUniqueOrThrow({ where: { id: odd.id } })).topicWords).not.toBe('');
  expect(await indexHeadlines()).toBe(0);
});
