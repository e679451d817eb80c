import { z } from 'zod';
import { db } from '@/lib/db/db';
import { toSearchWords } from '@/lib/text/search-words';

/** Number of headlines segmented in one statement, and at most in one round. */
const BATCH = 500;
const ROUND = 20_000;

const rows = z.array(z.object({ id: z.number(), topic: z.string() }));

/**
 * Segments headlines that have no words yet, such as those older than the search for whole words. Several instances may
 * run it concurrently.
 *
 * @returns number of headlines segmented; the next round continues
 */
export async function indexHeadlines(): Promise<number> {
  let cut = 0;
  while (cut < ROUND) {
    const some = rows.parse(
      await db.$queryRaw`SELECT id, topic FROM news WHERE topic_words = '' ORDER BY id LIMIT ${BATCH}`,
    );
    if (some.length === 0) break;
    // The item's version and time stay as they are. A headline edited meanwhile was segmented with the edit.
    await db.$executeRaw`
      UPDATE news n SET topic_words = c.words
      FROM unnest(${some.map(({ id }) => id)}::int[], ${some.map(({ topic }) => toSearchWords(topic))}::text[]) AS c (id, words)
      WHERE n.id = c.id AND n.topic_words = ''`;
    cut += some.length;
  }
  return cut;
}
