import { cutSearch } from './cut-search';
import { hasQuotedPart, splitSearchTerms } from './filter.rules';
import type { NewsFilter, SearchLevel, Term } from './filter.schema';
import { findSynonyms } from './synonyms.queries';
import { listVariants } from './variants.rules';

type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Words of which some may be missing; of more, the longest, which say most. */
const MAX_LOOSE_WORDS = 5;
/** Maximum number of forms in which words of a phrase are replaced by their synonyms. */
const MAX_REWRITTEN = 4;

/** Terms of a search as typed, with their synonyms and other spellings. */
export async function findTerms(filter: NewsFilter): Promise<readonly Term[]> {
  const [typed] = await findSearchLevels(filter);
  return typed.terms;
}

/** The ways to read a filter's search, from the narrowest to the widest; the first is as typed. */
export async function findSearchLevels({ search }: NewsFilter): Promise<readonly [SearchLevel, ...SearchLevel[]]> {
  const [levels] = await listSearchLevels([search ?? '']);
  return levels ?? [readAsTyped([], new Map())];
}

/** The same for many searches, in one query. */
export async function listSearchLevels(searches: readonly string[]) {
  const read = searches.map(readSearch);
  const synonyms = await findSynonyms([...new Set(read.flatMap(listNeedles))]);
  return read.map((search) => buildLevels(search, synonyms));
}

type ReadSearch = { typed: readonly string[]; words: readonly string[]; parts: readonly string[] };

/** Quotation marks ask for what stands between them, so that a search with a phrase is read as typed only. */
function readSearch(search: string): ReadSearch {
  const typed = splitSearchTerms(search);
  if (hasQuotedPart(search)) return { typed, words: [], parts: [] };
  return { typed, words: cutSearch(typed, 'terms'), parts: cutSearch(typed, 'parts') };
}

const listNeedles = ({ typed, words, parts }: ReadSearch): string[] => [...typed, ...words, ...parts];

function buildLevels(search: ReadSearch, synonyms: Synonyms): readonly [SearchLevel, ...SearchLevel[]] {
  const { typed, words, parts } = search;
  const all = (needles: readonly string[]): SearchLevel[] =>
    needles.length === 0 ? [] : [{ tier: 'all', terms: toTerms(needles, synonyms), least: needles.length }];
  const wider = [
    ...(isSame(words, typed) ? [] : all(words)),
    ...(isSame(parts, words) ? [] : all(parts)),
    ...listLooseLevels(words, parts, synonyms),
  ];
  return [readAsTyped(search.typed, synonyms, words), ...wider];
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
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, MAX_LOOSE_WORDS);
  const terms = toTerms(longest, synonyms);
  const most = Math.floor(terms.length / 2) + 1;
  const levels: SearchLevel[] = [];
  for (let least = terms.length - 1; least >= most; least -= 1) levels.push({ tier: 'some', terms, least });
  return parts.length > 1 ? [...levels, { tier: 'some', terms: toTerms(parts, synonyms), least: 1 }] : levels;
}

const toTerms = (needles: readonly string[], synonyms: Synonyms) =>
  needles.map((needle) => ({ needle, synonyms: synonyms.get(needle) ?? [], variants: listVariants(needle) }));

/** A phrase with one of its words replaced by a synonym, such as วิทยาลัยเทคนิคชลบุรี for วท.ชลบุรี. */
function listRewritten(phrase: string, words: readonly string[], synonyms: Synonyms): string[] {
  const rewritten = words.flatMap((word) => {
    const place = phrase.includes(word) ? word : word.replace(/\.$/, '');
    if (place === phrase || !phrase.includes(place)) return [];
    return (synonyms.get(word) ?? []).map((other) => phrase.replace(place, () => other));
  });
  return rewritten.slice(0, MAX_REWRITTEN);
}

const isSame = (some: readonly string[], others: readonly string[]): boolean => some.join('\n') === others.join('\n');
