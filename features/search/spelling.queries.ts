import { findTerms } from '@/features/news/filter/filter.queries';
import type { NewsFilter, Term } from '@/features/news/filter/filter.schema';
import { getCurrentTime } from '@/lib/time/current-time';
import { readSample } from './engine/frequency.queries';
import { toSearchTerms } from './engine/frequency.rules';
import { executeSearch, listByHeadline } from './engine/plan.queries';
import { chooseHeadlineMethod } from './engine/plan.rules';
import { findNearestWords, splitNeedle } from './spelling.rules';

/** Maximum headlines examined per part of a word, and the newest items scanned for them if the part is common. */
const HEADLINES_PER_PART = 100;
const NEWEST_SCANNED = 3_000;
const MAX_PROPOSED = 3;
/** Maximum number of candidates tried; each costs a search. */
const MAX_TRIED = 6;

/**
 * Spelling suggestions for a search with few or no results.
 *
 * @returns at most three searches in the form of user input, each with results within the filter
 */
export async function listSpellingProposals(filter: NewsFilter, terms: readonly Term[]): Promise<string[]> {
  const lost = await findFailingTerm(terms);
  const words = lost ? findNearestWords(lost.needle, await listSimilarHeadlines(lost.needle), MAX_TRIED) : [];
  const proposed: string[] = [];
  for (const word of words) {
    const search = terms.map((term) => toTypedSearch(term === lost ? word : term.needle)).join(' ');
    if (await hasResults({ ...filter, search })) proposed.push(search);
    if (proposed.length === MAX_PROPOSED) break;
  }
  return proposed;
}

/** The first term without results of its own. A single term is returned untested: the search itself has just failed. */
async function findFailingTerm(terms: readonly Term[]): Promise<Term | undefined> {
  if (terms.length === 1) return terms[0];
  for (const term of terms) if (!(await hasResults({ search: toTypedSearch(term.needle) }))) return term;
  return undefined;
}

async function hasResults(filter: NewsFilter): Promise<boolean> {
  const wanted = toSearchTerms(await findTerms(filter));
  const question = { filter, wanted, order: 'news_date', skip: 0, take: 1, now: getCurrentTime() } as const;
  return (await executeSearch(question, 1)).ids.length > 0;
}

const toTypedSearch = (needle: string): string => (needle.includes(' ') ? `"${needle}"` : needle);

/** Headlines that contain a part of the typed word: a typo leaves the other parts intact. */
async function listSimilarHeadlines(needle: string): Promise<string[]> {
  const sample = await readSample();
  const parts = splitNeedle(needle).map((part) => toSearchTerms([{ needle: part, synonyms: [] }]));
  const found = await Promise.all(
    parts.map((wanted) =>
      listByHeadline(
        wanted,
        chooseHeadlineMethod(sample, wanted, HEADLINES_PER_PART, NEWEST_SCANNED),
        HEADLINES_PER_PART,
        NEWEST_SCANNED,
      ),
    ),
  );
  return [...new Map(found.flat().map(({ id, words }) => [id, words])).values()];
}
