import { db } from '@/lib/db/db';
import { toThaiDay } from '@/lib/time/format';
import { aCategory, aNews, createHiddenNews } from '@/testing/builders';
import { listMostRead } from './most-read.queries';
import { mostReadHref, readMostReadChoice } from './most-read.rules';

/** Records `reads` reads of an item `daysAgo` days ago. */
async function read(item: { id: number; categoryId: number }, reads: number, daysAgo: number) {
  const day = new Date(`${toThaiDay(new Date(Date.now() - daysAgo * 86_400_000))}T00:00:00Z`);
  await db.newsDailyCount.create({ data: { newsId: item.id, day, reads } });
  await db.newsCount.upsert({
    where: { newsId_categoryId: { newsId: item.id, categoryId: item.categoryId } },
    create: { newsId: item.id, categoryId: item.categoryId, reads },
    update: { reads: { increment: reads } },
  });
}

const shown = async (choice: Parameters<typeof listMostRead>[0]) =>
  (await listMostRead(choice)).map(({ card, reads }) => [card.id, reads]);

test('sums the days of each window, within a category', async () => {
  const { id: categoryId } = await aCategory();
  const [lately, monthly, yearly] = [
    await aNews({ categoryId }),
    await aNews({ categoryId }),
    await aNews({ categoryId }),
  ];
  await read(lately, 3, 0);
  await read(lately, 2, 6);
  await read(monthly, 4, 7);
  await read(monthly, 4, 29);
  await read(yearly, 90, 30);
  await read(yearly, 9, 364);
  await read(yearly, 700, 365);
  await read(await aNews(), 1_000_000, 1);
  expect(await shown({ days: 7, categoryId })).toEqual([[lately.id, 5]]);
  expect(await shown({ days: 30, categoryId })).toEqual([
    [monthly.id, 8],
    [lately.id, 5],
  ]);
  expect(await shown({ days: 365, categoryId })).toEqual([
    [yearly.id, 99],
    [monthly.id, 8],
    [lately.id, 5],
  ]);
});

test('a recently popular item is found even if it is not among the most read ever', async () => {
  const { id: categoryId } = await aCategory();
  const item = await aNews({ categoryId });
  await read(item, 7, 1);
  expect(await shown({ days: 30, categoryId })).toEqual([[item.id, 7]]);
});

test('items that are not public are left out; across all categories only news counts', async () => {
  const item = await aNews();
  for (const hidden of await createHiddenNews(item.categoryId)) await read(hidden, 5_000_000, 1);
  const lifestyle = await aNews({ section: 'lifestyle' });
  await read(item, 6_000_000, 1);
  await read(lifestyle, 7_000_000, 1);
  expect((await shown({ days: 7 }))[0]).toEqual([item.id, 6_000_000]);
  expect(await shown({ days: 7, categoryId: item.categoryId })).toEqual([[item.id, 6_000_000]]);
  expect(await shown({ days: 7, categoryId: lifestyle.categoryId })).toEqual([[lifestyle.id, 7_000_000]]);
});

test('the URL has window and category; invalid values fall back to defaults', () => {
  expect(readMostReadChoice({ days: '365', news_type: '3' })).toEqual({ days: 365, categoryId: 3 });
  expect(readMostReadChoice({ days: '8', news_type: 'x' })).toEqual({ days: 7, categoryId: undefined });
  expect(mostReadHref({ days: 7 })).toBe('/most_read/');
  expect(mostReadHref({ days: 30, categoryId: 3 })).toBe('/most_read/?news_type=3&days=30');
});
