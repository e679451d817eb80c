import { cutPieces, cutSearch } from './cut-search.rules';
import { hasQuotedPart, splitSearchTerms } from './filter.rules';
import type { SearchLevel } from './filter.schema';
import { listVariants } from './variants.rules';

type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Words of which some may be missing; of more, the longest, which say most. */
const MAX_LOOSE_WORDS = 5;
/** Numbers of neighbouring words that may have synonyms together, most first. */
const RUN_LENGTHS = [4, 3, 2];
/** Maximum number of forms in which words of a phrase are replaced by their synonyms. */
const MAX_REWRITTEN = 4;

/** A search as typed, cut into known words, and into their parts. */
export type ReadSearch = Record<'typed' | 'words' | 'parts' | 'runs', readonly string[]>;

/** Quotation marks ask for what stands between them, so that a search with a phrase is read as typed only. */
export function readSearch(search: string): ReadSearch {
  const typed = splitSearchTerms(search);
  if (hasQuotedPart(search)) return { typed, words: [], parts: [], runs: [] };
  return { typed, words: cutSearch(typed, 'terms'), parts: cutSearch(typed, 'parts'), runs: listRuns(typed) };
}

export const listNeedles = ({ typed, words, parts, runs }: ReadSearch): string[] => [
  ...typed,
  ...words,
  ...parts,
  ...runs,
];

/** Neighbouring words of what is typed, such as วิทยาลัยการอาชีพ, which have synonyms only together; longest first. */
function listRuns(typed: readonly string[]): string[] {
  const runs = typed.flatMap((needle) => {
    const pieces = cutPieces(needle);
    return RUN_LENGTHS.flatMap((count) =>
      pieces.slice(count - 1).map((_, at) => pieces.slice(at, at + count).join('')),
    ).filter((run) => run !== needle && needle.includes(run));
  });
  return [...new Set(runs)];
}

/** The words with those of each run that has synonyms as one. */
function joinRuns({ runs, words }: ReadSearch, synonyms: Synonyms): readonly string[] {
  return runs
    .filter((run) => synonyms.has(run))
    .reduce((joined: readonly string[], run) => {
      const own = cutSearch([run], 'terms');
      const at = joined.findIndex((_, start) => isSame(joined.slice(start, start + own.length), own));
      return at === -1 ? joined : [...joined.slice(0, at), run, ...joined.slice(at + own.length)];
    }, words);
}

/** The ways to read a search, from the narrowest to the widest; the first is as typed. */
export function buildLevels(search: ReadSearch, synonyms: Synonyms): readonly [SearchLevel, ...SearchLevel[]] {
  const { typed, parts } = search;
  const words = joinRuns(search, synonyms);
  const all = (needles: readonly string[]): SearchLevel[] =>
    needles.length === 0 ? [] : [{ tier: 'all', terms: toTerms(needles, synonyms), least: needles.length }];
  const wider = [
    ...(isSame(words, typed) ? [] : all(words)),
    ...(isSame(parts, words) ? [] : all(parts)),
    ...listLooseLevels(words, parts, synonyms),
  ];
  // Words with spaces between them are no phrase of which a wider way finds the words.
  const isExhaustive = typed.length > 1 || wider.every(({ tier }) => tier !== 'all');
  return [{ ...readAsTyped(search.typed, synonyms, words), isExhaustive }, ...wider];
}

function readAsTyped(typed: readonly string[], synonyms: Synonyms, words: readonly string[] = []): SearchLevel {
  const terms = toTerms(typed, synonyms).map((term) => ({
    ...term,
    variants: [...term.variants, ...listRewritten(term.needle, words, synonyms)],
  }));
  return { tier: typed.length > 1 ? 'all' : 'phrase', terms, least: terms.length };
}

/** Most of the words, then any of the parts. */
function listLooseLevels(words: readonly string[], parts: readonly string[], synonyms: Synonyms): SearchLevel[] {
  const longest = new Set(words.toSorted((a, b) => b.length - a.length).slice(0, MAX_LOOSE_WORDS));
  const terms = toTerms(
    words.filter((word) => longest.has(word)),
    synonyms,
  );
  // Of two words there is no most: either will do.
  const most = terms.length === 2 ? 1 : Math.floor(terms.length / 2) + 1;
  const levels: SearchLevel[] = [];
  for (let least = terms.length - 1; least >= most; least -= 1) levels.push({ tier: 'some', terms, least });
  const isTried = levels.at(-1)?.least === 1 && isSame(words, parts);
  return parts.length > 1 && !isTried
    ? [...levels, { tier: 'some', terms: toTerms(parts, synonyms), least: 1, lastResort: true }]
    : levels;
}

const toTerms = (needles: readonly string[], synonyms: Synonyms) =>
  needles.map((needle) => ({ needle, synonyms: synonyms.get(needle) ?? [], variants: listVariants(needle) }));

/** A phrase with one of its words replaced by a synonym, such as วิทยาลัยเทคนิคชลบุรี for วท.ชลบุรี. */
function listRewritten(phrase: string, words: readonly string[], synonyms: Synonyms): string[] {
  const rewritten = words.flatMap((word) => {
    const place = phrase.includes(word) ? word : word.replace(/\.$/, '');
    if (place === phrase || !phrase.includes(place)) return [];
    const others = [...(place === word ? [] : [word]), ...(synonyms.get(word) ?? [])];
    return others.map((other) => phrase.replace(place, () => other));
  });
  return rewritten.slice(0, MAX_REWRITTEN);
}

const isSame = (some: readonly string[], others: readonly string[]): boolean => some.join('\n') === others.join('\n');
