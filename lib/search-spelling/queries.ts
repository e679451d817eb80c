import { z } from 'zod';
import { db } from '../db';
import { isDatabaseAway } from '../errors';
import { listFilteredIds, publicSql } from '../news-filter/queries';
import type { NewsFilter, Term } from '../news-filter/schema';
import { nearestWords } from './rules';

/** How long PostgreSQL may look for headlines like a word; then nothing is proposed. */
const SEARCH_MS = 200;
/** How like a headline's best part must be, of 1. */
const LIKENESS = 0.35;
const HEADLINES = 30;
const MOST_PROPOSED = 3;
/** Words that are tried; each one is a search. */
const MOST_TRIED = 6;

/**
 * What may be meant by a search that finds nothing or nearly nothing.
 *
 * @returns at most three searches, as one would type them, each of which finds something within the filter
 */
export async function listNearSearches(filter: NewsFilter, terms: readonly Term[]): Promise<string[]> {
  const lost = await findLost(terms);
  const words = lost ? nearestWords(lost.needle, await listLikeHeadlines(lost.needle), MOST_TRIED) : [];
  const proposed: string[] = [];
  for (const word of words) {
    const search = terms.map((term) => typed(term === lost ? word : term.needle)).join(' ');
    const [found] = await listFilteredIds({ ...filter, search }, 1);
    if (found !== undefined) proposed.push(search);
    if (proposed.length === MOST_PROPOSED) break;
  }
  return proposed;
}

/** The first word that finds nothing by itself; of a single one it is known already. */
async function findLost(terms: readonly Term[]): Promise<Term | undefined> {
  if (terms.length === 1) return terms[0];
  for (const term of terms) if ((await listFilteredIds({ search: typed(term.needle) }, 1)).length === 0) return term;
  return undefined;
}

const typed = (needle: string): string => (needle.includes(' ') ? `"${needle}"` : needle);

const headlineRows = z.array(z.object({ words: z.string() }));

async function listLikeHeadlines(needle: string): Promise<string[]> {
  try {
    return await db.$transaction(async (tx) => {
      await tx.$queryRaw`
        SELECT set_config('statement_timeout', ${String(SEARCH_MS)}, true),
          set_config('pg_trgm.word_similarity_threshold', ${String(LIKENESS)}, true)`;
      const rows = await tx.$queryRaw`
        SELECT n.topic_words AS words FROM news n
        WHERE ${publicSql(new Date())} AND ${needle} <% n.topic_search
        ORDER BY word_similarity(${needle}, n.topic_search) DESC, n.id DESC LIMIT ${HEADLINES}`;
      return headlineRows.parse(rows).map(({ words }) => words);
    });
  } catch (error) {
    if (isDatabaseAway(error)) return [];
    throw error;
  }
}
