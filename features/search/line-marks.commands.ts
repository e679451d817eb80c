import { z } from 'zod';
import { searchFilterSql } from '@/features/news/filter/filter.queries';
import { encodeInvalidation, INVALIDATION_CHANNEL } from '@/lib/cache/invalidation';
import { db } from '@/lib/db/db';
import { tag } from '@/lib/request/context';
import { buildItemLines } from '@/lib/rich-text/item-lines';
import { toSearchText } from '@/lib/text/search-text';
import { reloadDictionary } from '@/lib/text/thai-words/dictionary.queries';
import { getCurrentTime } from '@/lib/time/current-time';

/** Number of items cut in one statement, and at most in one round: half a minute of work. */
const BATCH = 100;
const ROUND = 5_000;

const rows = z.array(
  z.object({ id: z.number(), categoryId: z.number(), topic: z.string(), summary: z.string(), detail: z.string() }),
);

/**
 * Finds the line marks of items that have none: those older than the marks, and those that contain a word that was added
 * to the dictionary or deleted from it. Several instances may run it concurrently.
 *
 * @returns number of items; the next round continues
 */
export async function markLines(): Promise<number> {
  await forgetChangedItems();
  if ((await db.news.findFirst({ where: { lineMarks: null }, select: { id: true } })) === null) return 0;
  await reloadDictionary();
  let marked = 0;
  while (marked < ROUND) {
    const some = rows.parse(
      await db.$queryRaw`
        SELECT id, category_id AS "categoryId", topic, summary, detail FROM news
        WHERE line_marks IS NULL ORDER BY id LIMIT ${BATCH}`,
    );
    if (some.length === 0) break;
    const marks = some.map(buildItemLines);
    // The item's version and time stay as they are. An item edited meanwhile was cut with the edit.
    await db.$executeRaw`
      UPDATE news n SET line_marks = m.marks
      FROM unnest(${some.map(({ id }) => id)}::int[], ${some.map(({ topic }) => topic)}::text[], ${marks}::text[])
        AS m (id, topic, marks)
      WHERE n.id = m.id AND n.topic = m.topic AND n.line_marks IS NULL`;
    await invalidate([...some.map(({ id }) => tag.news(id)), ...some.map(({ categoryId }) => tag.lists(categoryId))]);
    marked += some.length;
  }
  return marked;
}

/** Deletes the marks of public items that contain a changed word, and the word from the queue. */
async function forgetChangedItems(): Promise<void> {
  for (const { word } of await db.dictionaryChange.findMany({ orderBy: { at: 'asc' } })) {
    const readings = [[{ needle: toSearchText(word), synonyms: [] }]];
    await db.$transaction([
      db.$executeRaw`
        UPDATE news SET line_marks = NULL
        WHERE id IN (SELECT n.id FROM news_search n WHERE ${searchFilterSql({}, readings, getCurrentTime())})`,
      db.dictionaryChange.deleteMany({ where: { word } }),
    ]);
  }
}

async function invalidate(tags: readonly string[]): Promise<void> {
  for (const payload of encodeInvalidation([...new Set(tags)]).payloads)
    await db.$executeRaw`SELECT pg_notify(${INVALIDATION_CHANNEL}, ${payload})`;
}
