import type { NewsFilter, Term } from '@/features/news/filter/filter.schema';
import { findSearchLevels } from '@/features/news/filter/terms.queries';
import { dictionary } from '@/lib/text/thai-words/dictionary';
import { toIndexForm } from '@/lib/text/trigrams';
import { getCurrentTime } from '@/lib/time/current-time';
import { readSample } from './engine/frequency.queries';
import { toSearchTerms } from './engine/frequency.rules';
import type { Sample } from './engine/frequency.schema';
import { executeSearch, listByHeadline } from './engine/plan.queries';
import { chooseHeadlineMethod } from './engine/plan.rules';
import { isSureMisspelling, listMisspeltParts } from './misspelt.rules';
import { findNearestWords, splitNeedle } from './spelling.rules';

/** Maximum headlines examined per part of a word, and the newest items scanned for them if the part is common. */
const HEADLINES_PER_PART = 100;
const NEWEST_SCANNED = 3_000;
/** Maximum number of parts whose headlines are read; each costs a query. */
const MAX_PARTS = 8;
const MAX_PROPOSED = 3;
/** Maximum number of candidates tried; each costs a search. */
const MAX_TRIED = 6;

/** Another spelling of a search in the form of user input; a `sure` one may be searched without asking. */
export type SpellingProposal = { search: string; sure: boolean };
type Correction = { word: string; sure: boolean };

/**
 * Spelling suggestions for a search with few or no results.
 *
 * @returns at most three searches, each with results within the filter, those beyond doubt first
 */
export async function listSpellingProposals(filter: NewsFilter, terms: readonly Term[]): Promise<SpellingProposal[]> {
  const lost = await findFailingTerm(terms);
  const corrections = lost ? await listCorrections(lost.needle) : [];
  const proposed: SpellingProposal[] = [];
  for (const { word, sure } of corrections) {
    const search = terms.map((term) => toTypedSearch(term === lost ? word : term.needle)).join(' ');
    if (await hasResults({ ...filter, search })) proposed.push({ search, sure });
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

/** True if items have the search, or all of its words. */
async function hasResults(filter: NewsFilter): Promise<boolean> {
  const levels = await findSearchLevels(filter);
  const { terms } = levels.findLast(({ tier }) => tier === 'all') ?? levels[0];
  const wanted = toSearchTerms(terms);
  const question = { filter, wanted, order: 'news_date', skip: 0, take: 1, now: getCurrentTime() } as const;
  return (await executeSearch(question, 1)).ids.length > 0;
}

const toTypedSearch = (needle: string): string => (needle.includes(' ') ? `"${needle}"` : needle);

/** Spellings of a word or of one written without spaces: of the whole, and of the parts that nobody has written. */
async function listCorrections(needle: string): Promise<Correction[]> {
  const sample = await readSample();
  const isKnown = (piece: string) => hasWord(sample, piece);
  const parts = [...new Set([needle, ...listMisspeltParts(dictionary.cut(needle), isKnown)])];
  const headlines = await listSimilarHeadlines(sample, parts);
  const found = parts.flatMap((part) =>
    findNearestWords(part, headlines, MAX_TRIED).map((word) => ({
      word: needle.replace(part, () => word),
      sure: isSureMisspelling(part, word),
    })),
  );
  const distinct = new Map(found.filter(({ word }) => word !== needle).map((one) => [one.word, one]));
  return [...distinct.values()].toSorted((a, b) => Number(b.sure) - Number(a.sure)).slice(0, MAX_TRIED);
}

function hasWord({ rows }: Sample, piece: string): boolean {
  const form = toIndexForm(piece);
  return rows.some(({ topic }) => topic.includes(form));
}

/** Headlines that contain a piece of a part: a mistake leaves the other pieces intact. */
async function listSimilarHeadlines(sample: Sample, parts: readonly string[]): Promise<string[]> {
  const pieces = [...new Set(parts.flatMap(splitNeedle))].slice(0, MAX_PARTS);
  const found = await Promise.all(
    pieces.map((piece) => {
      const wanted = toSearchTerms([{ needle: piece, synonyms: [] }]);
      const method = chooseHeadlineMethod(sample, wanted, HEADLINES_PER_PART, NEWEST_SCANNED);
      return listByHeadline(wanted, method, HEADLINES_PER_PART, NEWEST_SCANNED);
    }),
  );
  return [...new Map(found.flat().map(({ id, words }) => [id, words])).values()];
}
