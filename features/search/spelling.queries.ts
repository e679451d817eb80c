import { findTerms } from '@/features/news/filter/filter.queries';
import type { NewsFilter, Term } from '@/features/news/filter/filter.schema';
import { getCurrentTime } from '@/lib/time/current-time';
import { readSample } from './engine/frequency.queries';
import { toSearchTerms } from './engine/frequency.rules';
import { executeSearch, listByHeadline } from './engine/plan.queries';
import { chooseHeadlineMethod } from './engine/plan.rules';
import { findNearestWords, splitNeedle } from './spelling.rules';

/** The newest headlines that are looked at for each part of a word, among so many of the newest where the part is common. */
const HEADLINES_PER_PART = 100;
const NEWEST_SCANNED = 3_000;
const MAX_PROPOSED = 3;
/** Words that are tried; each one is a search. */
const MAX_TRIED = 6;

/**
 * What may be meant by a search that finds nothing or nearly nothing.
 *
 * @returns at most three searches, as one would type them, each of which finds something within the filter
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

/** The first word that finds nothing by itself; of a single one it is known already. */
async function findFailingTerm(terms: readonly Term[]): Promise<Term | undefined> {
  if (terms.length === 1) return terms[0];
  for (const term of terms) if (!(await hasResults({ search: toTypedSearch(term.needle) }))) return term;
  return undefined;
}

/** Whether a search finds anything. */
async function hasResults(filter: NewsFilter): Promise<boolean> {
  const wanted = toSearchTerms(await findTerms(filter));
  const question = { filter, wanted, order: 'news_date', skip: 0, take: 1, now: getCurrentTime() } as const;
  return (await executeSearch(question, 1)).ids.length > 0;
}

const toTypedSearch = (needle: string): string => (needle.includes(' ') ? `"${needle}"` : needle);

/** Headlines that hold a part of a word as it was typed: of what has a mistake, the rest is right. */
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
