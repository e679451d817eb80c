import { z } from 'zod';
import { foundSql } from '@/features/news/filter/filter.queries';
import { db } from '@/lib/db/db';
import { searchText } from '@/lib/text/search-text';
import { currentTime } from '@/lib/time/current-time';
import { MOST_FOUND } from './admin.rules';

const counts = z.array(z.object({ found: z.number() }));

/** How many public items each word finds by itself, whatever it means; counted as far as 1,000. */
export async function countFinds(
  words: readonly string[],
  now = currentTime(),
): Promise<{ word: string; found: number }[]> {
  return Promise.all(
    words.map(async (word) => {
      const terms = [{ needle: searchText(word), synonyms: [] }];
      const rows = await db.$queryRaw`
        SELECT count(*)::int AS found FROM (
          SELECT 1 FROM news_search n WHERE ${foundSql({}, terms, now)} LIMIT ${MOST_FOUND}) AS one`;
      return { word, found: counts.parse(rows)[0]?.found ?? 0 };
    }),
  );
}
