import { readTerms } from '@/features/news/filter/filter.queries';
import type { NewsFilter, Term } from '@/features/news/filter/filter.schema';
import { currentTime } from '@/lib/time/current-time';
import { readSample } from './engine/frequency.queries';
import { wantedOf } from './engine/frequency.rules';
import { findBest, listByHeadline } from './engine/plan.queries';
import { chooseHeadlineWay } from './engine/plan.rules';
import { nearestWords, partsOf } from './spelling.rules';

/** The newest headlines that are looked at for each part of a word, among so many of the newest where the part is common. */
const HEADLINES = 100;
const NEAR = 3_000;
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
    if (await finds({ ...filter, search })) proposed.push(search);
    if (proposed.length === MOST_PROPOSED) break;
  }
  return proposed;
}

/** The first word that finds nothing by itself; of a single one it is known already. */
async function findLost(terms: readonly Term[]): Promise<Term | undefined> {
  if (terms.length === 1) return terms[0];
  for (const term of terms) if (!(await finds({ search: typed(term.needle) }))) return term;
  return undefined;
}

/** Whether a search finds anything. */
async function finds(filter: NewsFilter): Promise<boolean> {
  const wanted = wantedOf(await readTerms(filter));
  const question = { filter, wanted, order: 'news_date', skip: 0, take: 1, now: currentTime() } as const;
  return (await findBest(question, 1)).ids.length > 0;
}

const typed = (needle: string): string => (needle.includes(' ') ? `"${needle}"` : needle);

/** Headlines that hold a part of a word as it was typed: of what has a mistake, the rest is right. */
async function listLikeHeadlines(needle: string): Promise<string[]> {
  const sample = await readSample();
  const parts = partsOf(needle).map((part) => wantedOf([{ needle: part, synonyms: [] }]));
  const found = await Promise.all(
    parts.map((wanted) => listByHeadline(wanted, chooseHeadlineWay(sample, wanted, HEADLINES, NEAR), HEADLINES, NEAR)),
  );
  return [...new Map(found.flat().map(({ id, words }) => [id, words])).values()];
}
