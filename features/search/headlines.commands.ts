import { z } from 'zod';
import { db } from '@/lib/db/db';
import { toSearchWords } from '@/lib/text/search-words';

/** Headlines that are cut in one statement, and in one round. */
const BATCH = 500;
const ROUND = 20_000;

const rows = z.array(z.object({ id: z.number(), topic: z.string() }));

/**
 * Cuts headlines into words that nobody has cut yet, such as those that are older than the search for whole words. Several
 * instances may do so at once.
 *
 * @returns how many were cut; a next round goes on
 */
export async function indexHeadlines(): Promise<number> {
  let cut = 0;
  while (cut < ROUND) {
    const some = rows.parse(
      await db.$queryRaw`SELECT id, topic FROM news WHERE topic_words = '' ORDER BY id LIMIT ${BATCH}`,
    );
    if (some.length === 0) break;
    // No change of the item: it keeps its version and its time. A headline that was changed meanwhile was cut with it.
    await db.$executeRaw`
      UPDATE news n SET topic_words = c.words
      FROM unnest(${some.map(({ id }) => id)}::int[], ${some.map(({ topic }) => toSearchWords(topic))}::text[]) AS c (id, words)
      WHERE n.id = c.id AND n.topic_words = ''`;
    cut += some.length;
  }
  return cut;
}
