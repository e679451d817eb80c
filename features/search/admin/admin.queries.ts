import { z } from 'zod';
import { searchFilterSql } from '@/features/news/filter/filter.queries';
import { db } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { getCurrentTime } from '@/lib/time/current-time';
import { MAX_FOUND_COUNTED } from './admin.rules';

const counts = z.array(z.object({ found: z.number() }));

/** Number of public items that each word finds without its synonyms, counted up to 1,000. */
export async function countFoundByWord(words: readonly string[], now = getCurrentTime()) {
  return Promise.all(
    words.map(async (word) => {
      const terms = [{ needle: toSearchText(word), synonyms: [] }];
      const rows = await db.$queryRaw`
        SELECT count(*)::int AS found FROM (
          SELECT 1 FROM news_search n WHERE ${searchFilterSql({}, [terms], now)} LIMIT ${MAX_FOUND_COUNTED}) AS one`;
      return { word, found: counts.parse(rows)[0]?.found ?? 0 };
    }),
  );
}
