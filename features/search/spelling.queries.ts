import { cutPieces } from '@/features/news/filter/cut-search.rules';
import type { NewsFilter, Term } from '@/features/news/filter/filter.schema';
import { findSearchLevels } from '@/features/news/filter/terms.queries';
import { findTextRows } from '@/features/news/sample/posting-lists.rules';
import { readSample } from '@/features/news/sample/sample.queries';
import { hasMatchingRow, toSearchTerms } from '@/features/news/sample/sample.rules';
import type { Sample } from '@/features/news/sample/sample.schema';
import { toSearchWords } from '@/lib/text/search-words';
import { toIndexForm } from '@/lib/text/trigrams';
import { getCurrentTime } from '@/lib/time/current-time';
import { executeSearch, listByHeadlines } from './engine/plan.queries';
import { planHeadlines } from './engine/plan.rules';
import { findMisspelling, foldSounds, type Misspelling } from './misspelt.rules';
import { findNearestWords, listPieces, listWordRuns, splitNeedle } from './spelling.rules';

/** Maximum headlines examined per piece of a word, and the newest items scanned for them if the piece is common. */
const HEADLINES_PER_PIECE = 60;
const NEWEST_SCANNED = 3_000;
/** Maximum number of pieces whose headlines are read. */
const MAX_PIECES = 8;
/** Maximum number of possible misspellings that are looked up in the sample. */
const MAX_MISSPELLINGS = 20;
/** Length from which a piece of a misspelt word is a word of its own hardly by chance. */
const MIN_WORD_LENGTH = 3;
/** Length from which a piece is itself also inside of a longer text, and is not cut by what may be misspelt. */
const LONG_PIECE_LENGTH = 5;
/** Longest text that is compared, and the lengths of the words with which its parts are. */
const MAX_NEEDLE_LENGTH = 60;
const [MIN_RUN_LENGTH, MAX_RUN_LENGTH] = [4, 18];
const MAX_PROPOSED = 3;
/** Maximum number of candidates tried; each may cost a search. */
const MAX_TRIED = 6;

/** Another spelling of a search in the form of user input. */
export type SpellingProposal = {
  search: string;
  /** True if it sounds like the typed one and may be searched without asking. */
  sure: boolean;
  /** True if items have it, or all of its words. */
  found: boolean;
  /** The corrected search; empty if it contains the same letters, so that its misspelling is found with it. */
  parts: readonly string[];
};
type Correction = Pick<SpellingProposal, 'sure' | 'parts'> & { word: string };

/**
 * Spelling suggestions for a search with few or no results.
 *
 * @returns at most three searches; one without results within the filter only if it is sure and there are no others
 */
export async function listSpellingProposals(filter: NewsFilter, terms: readonly Term[]): Promise<SpellingProposal[]> {
  const lost = await findFailingTerm(terms);
  const corrections = lost ? await listCorrections(lost.needle) : [];
  const tried: SpellingProposal[] = [];
  for (const { word, ...kind } of corrections) {
    const search = terms.map((term) => toTypedSearch(term === lost ? word : term.needle)).join(' ');
    tried.push({ search, ...kind, found: await hasResults({ ...filter, search }) });
    if (tried.filter(({ found }) => found).length === MAX_PROPOSED) break;
  }
  const proposed = tried.filter(({ found }) => found);
  return proposed.length > 0 ? proposed : tried.filter(({ sure }) => sure).slice(0, 1);
}

/**
 * The proposal that may be searched instead of the typed search.
 *
 * @param isMiss true if no item has the words as typed; else it must be certain that what is put right is no word
 */
export async function findSureProposal(
  proposals: readonly SpellingProposal[],
  isMiss: boolean,
): Promise<SpellingProposal | undefined> {
  const sure = proposals.find((proposal) => proposal.sure);
  if (!sure || isMiss) return sure;
  if (!sure.found || sure.parts.length === 0) return undefined;
  for (const part of sure.parts) if (await hasResults({ search: `"${part}"` })) return undefined;
  return sure;
}

/** The first term without results of its own. A single term is returned untested: the search itself has just failed. */
async function findFailingTerm(terms: readonly Term[]): Promise<Term | undefined> {
  if (terms.length === 1) return terms[0];
  for (const term of terms) if (!(await hasResults({ search: toTypedSearch(term.needle) }))) return term;
  return undefined;
}

/**
 * True if items have the search, or all of its words: items of the sample, which may be some minutes old, or others where
 * looking for them is cheap, else the newest.
 */
async function hasResults(filter: NewsFilter): Promise<boolean> {
  const levels = await findSearchLevels(filter);
  const { terms } = levels.findLast(({ tier }) => tier === 'all') ?? levels[0];
  const wanted = toSearchTerms(terms);
  if (hasMatchingRow(await readSample(), filter, wanted)) return true;
  const newestIf = 'all-costly';
  const question = { filter, wanted, newestIf, order: 'news_date', skip: 0, take: 1, now: getCurrentTime() } as const;
  return (await executeSearch(question, 1)).ids.length > 0;
}

const toTypedSearch = (needle: string): string => (needle.includes(' ') ? `"${needle}"` : needle);

/** Other spellings of a text without spaces: with a word that is misspelt beyond doubt put right, or of the whole. */
async function listCorrections(needle: string): Promise<Correction[]> {
  if (needle.length > MAX_NEEDLE_LENGTH) return [];
  const sample = await readSample();
  const headlines = await listSimilarHeadlines(sample, [...splitNeedle(needle), ...listPieces(needle)]);
  const sounds = foldSounds(needle);
  const misspellings = listWordRuns(headlines, MIN_RUN_LENGTH, MAX_RUN_LENGTH)
    .flatMap((word) => findMisspelling(needle, sounds, word) ?? [])
    .toSorted((a, b) => scoreMisspelling(b) - scoreMisspelling(a))
    .slice(0, MAX_MISSPELLINGS)
    .filter((one) => !isWritten(sample, needle, one));
  const found: Correction[] = [
    putRight(needle, misspellings),
    ...misspellings.map((one) => putRight(needle, [one])),
    ...(misspellings.length > 0 ? [] : findNearestWords(needle, headlines, MAX_TRIED)).map((word) => ({
      ...{ word, sure: false, parts: [] },
    })),
  ];
  const others = found.filter(({ word }) => word !== needle);
  return others.filter(({ word }, at) => others.findIndex((one) => one.word === word) === at).slice(0, MAX_TRIED);
}

/** A long word with a mistake says more than a short one without, which may be a part of it. */
const scoreMisspelling = ({ word, mistakes }: Misspelling): number => word.length - 3 * mistakes;

/** Puts misspelt parts right, each unless the text has its word already. */
function putRight(needle: string, misspellings: readonly Misspelling[]): Correction {
  let word = needle;
  const put: Misspelling[] = [];
  for (const one of misspellings) {
    if (word.includes(one.word) || !word.includes(one.part)) continue;
    word = word.replace(one.part, () => one.word);
    put.push(one);
  }
  const isCertain = put.every((one) => !one.word.includes(one.part));
  return { word, sure: true, parts: isCertain ? put.map(({ part }) => part) : [] };
}

/**
 * True for a part that is no misspelling: items have it elsewhere than in the word that may be meant, or each of its
 * words, or words that it cuts through.
 */
function isWritten(sample: Sample, needle: string, { part, word }: Misspelling): boolean {
  const [written, meant] = [toIndexForm(part), toIndexForm(word)];
  const isElsewhere = (row: number) => sample.rows[row]?.text.replaceAll(meant, '').includes(written) === true;
  if (findTextRows(sample, 'text', written).some(isElsewhere)) return true;
  const isWord = (piece: string) =>
    piece.length >= MIN_WORD_LENGTH && findTextRows(sample, 'words', toIndexForm(toSearchWords(piece))).length > 0;
  return cutPieces(part).every(isWord) || cutsThrough(needle, part);
}

/** True if a long word of a text begins or ends within a part of it. */
function cutsThrough(needle: string, part: string): boolean {
  const [from, to] = [needle.indexOf(part), needle.indexOf(part) + part.length];
  let at = 0;
  return cutPieces(needle).some((piece) => {
    const start = needle.indexOf(piece, at);
    const end = start + piece.length;
    at = Math.max(at, end);
    return piece.length >= LONG_PIECE_LENGTH && ((start < from && end > from) || (start < to && end > to));
  });
}

/** True if a part of the terms looks like none of the words that items have, as a misspelt word leaves them. */
export async function hasFragment(terms: readonly Term[]): Promise<boolean> {
  const sample = await readSample();
  const findPiece = (piece: string) =>
    piece.length < LONG_PIECE_LENGTH
      ? findTextRows(sample, 'words', toIndexForm(toSearchWords(piece)))
      : findTextRows(sample, 'text', toIndexForm(piece));
  const isKnown = (piece: string) => findPiece(piece).length > 0;
  return terms.some(({ needle }) => !cutPieces(needle).every(isKnown));
}

/** Headlines that contain one of the pieces: a mistake leaves the others intact. */
async function listSimilarHeadlines(sample: Sample, pieces: readonly string[]): Promise<string[]> {
  const limits = { most: HEADLINES_PER_PIECE, near: NEWEST_SCANNED };
  const plans = [...new Set(pieces)]
    .slice(0, MAX_PIECES)
    .map((piece) => planHeadlines(sample, toSearchTerms([{ needle: piece, synonyms: [] }]), limits));
  return (await listByHeadlines(plans, limits)).map(({ words }) => words);
}
