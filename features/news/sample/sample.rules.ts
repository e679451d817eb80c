import { listForms } from '@/features/news/filter/filter.rules';
import { MIN_TEXT_TERM_LENGTH, type NewsFilter, type Term } from '@/features/news/filter/filter.schema';
import { joinKey } from '@/lib/cache/cache-key';
import { toSearchWords } from '@/lib/text/search-words';
import { isIndexed, toIndexForm } from '@/lib/text/trigrams';
import { BUDDHIST_OFFSET } from '@/lib/time/format';
import { chooseIndexKeys, countListed, getColumn, getWordForm, intersect } from './index-keys.rules';
import { findEntryRows, findTextRows } from './posting-lists.rules';
import type {
  IndexKeys,
  MatchEstimate,
  RowMatch,
  Sample,
  SampleAnalysis,
  SampleRow,
  SearchField,
  SearchTerms,
  SearchWord,
} from './sample.schema';

/** If the newest hit is more than this many average gaps away, the word is one of older items. */
const FAR = 5;
/** Maximum number of forms of a term where some terms may be missing: each combination of them is a condition. */
const MAX_LOOSE_FORMS = 5;
/** Maximum number of memoised words of a sample, a few kilobytes each at most. */
const MAX_MEMOIZED = 1_000;

/** The terms of a search in the normal forms of the columns; all of them are needed unless `least` says fewer. */
export const toSearchTerms = (terms: readonly Term[], least = terms.length): SearchTerms => ({
  terms: terms.map((term) =>
    listForms(term)
      .slice(0, least < terms.length ? MAX_LOOSE_FORMS : undefined)
      .map(toSearchWord),
  ),
  least,
});

/** Terms given by their forms, which lists look for in texts however short they are. */
export const toTextTerms = (terms: readonly (readonly string[])[]): SearchTerms => ({
  terms: terms.map((forms) => forms.map((form) => ({ ...toSearchWord(form), short: false }))),
  least: terms.length,
});

/** The same terms, of which half is enough. */
export const toHalf = ({ terms, least }: SearchTerms): SearchTerms => ({ terms, least: Math.ceil(least / 2) });

const toSearchWord = (normal: string): SearchWord => {
  const needle = toIndexForm(normal);
  const short = [...normal].length < MIN_TEXT_TERM_LENGTH;
  return { needle, words: toIndexForm(toSearchWords(normal)), short, isIndexed: isIndexed(needle) };
};

/** True for rows in which enough terms match the field, each by one of its words. */
export function findMatchingRows(sample: Sample, wanted: SearchTerms, place: SearchField): readonly boolean[] {
  const counts = sample.rows.map(() => 0);
  for (const term of wanted.terms) {
    const rows = new Set(term.flatMap((look) => findRowsWithWord(sample, look, place)));
    for (const row of rows) counts[row] = (counts[row] ?? 0) + 1;
  }
  return counts.map((count) => count >= wanted.least);
}

/** Numbers of the rows with the word in that field. */
function findRowsWithWord(sample: Sample, look: SearchWord, place: SearchField): readonly number[] {
  const column = getColumn(look, place);
  const word = getWordForm(look, place);
  return memoizeInSample(sample, joinKey(column, word), () => findTextRows(sample, column, word));
}

/** True for rows that have all entries of an alternative; for every row if there are no entries to look up. */
function findIndexedRows(sample: Sample, keys: IndexKeys | undefined): readonly boolean[] {
  const marks = sample.rows.map(() => keys === undefined);
  for (const all of keys ?? [])
    for (const row of all.map((key) => findEntryRows(sample, key)).reduce(intersect)) marks[row] = true;
  return marks;
}

/** Memoises a lookup in a sample; the oldest entry is evicted first. */
function memoizeInSample({ memo }: Sample, key: string, read: () => readonly number[]): readonly number[] {
  const before = memo.get(key);
  if (before) return before;
  const found = read();
  const [oldest] = memo.keys();
  if (memo.size >= MAX_MEMOIZED && oldest !== undefined) memo.delete(oldest);
  memo.set(key, found);
  return found;
}

/** Predicate for the items within a filter, ignoring its words. */
function buildScopeFilter(filter: NewsFilter): (row: SampleRow) => boolean {
  const { from = '', to = '' } = filter;
  const parts: [unknown, (row: SampleRow) => boolean][] = [
    [filter.section, (row) => row.section === filter.section],
    [filter.categoryId, (row) => row.categoryId === filter.categoryId],
    [filter.organisationId, (row) => row.organisationId === filter.organisationId],
    [filter.provinceId, (row) => row.provinceId === filter.provinceId],
    [filter.year, (row) => getRowYear(row) === filter.year],
    [filter.from, (row) => row.day >= from],
    [filter.to, (row) => row.day <= to],
  ];
  const asked = parts.flatMap(([value, fits]) => (value === undefined ? [] : [fits]));
  return (row) => asked.every((fits) => fits(row));
}

/** True if a sampled item within the filter matches, which proves that there are such items. */
export function hasMatchingRow(sample: Sample, filter: NewsFilter, wanted: SearchTerms): boolean {
  const inScope = buildScopeFilter(filter);
  const [topic, text] = [findMatchingRows(sample, wanted, 'topic'), findMatchingRows(sample, wanted, 'text')];
  return sample.rows.some((row, index) => inScope(row) && (topic[index] || text[index]));
}

export const getRowYear = ({ day }: SampleRow): number => Number(day.slice(0, 4)) + BUDDHIST_OFFSET;

/** Matches a search against every item of a sample, newest first. */
export function analyseSample(sample: Sample, filter: NewsFilter, wanted: SearchTerms): SampleAnalysis {
  const { rows, items } = sample;
  const inScope = buildScopeFilter(filter);
  const at = (place: SearchField) => {
    const keys = chooseIndexKeys(sample, wanted, place);
    return { keys, held: findMatchingRows(sample, wanted, place), named: findIndexedRows(sample, keys) };
  };
  const [words, topic, text] = [at('words'), at('topic'), at('text')];
  const halves = findMatchingRows(sample, toHalf(wanted), 'topic');
  const marks = rows.map((row, index): RowMatch => {
    const inTopic = topic.held[index] === true;
    return {
      inScope: inScope(row),
      half: halves[index] === true,
      words: inTopic && words.held[index] === true,
      topic: inTopic,
      text: inTopic || text.held[index] === true,
      named: {
        words: words.named[index] === true,
        topic: topic.named[index] === true,
        text: inTopic || text.named[index] === true,
      },
    };
  });
  const scale = items / Math.max(1, rows.length);
  const list = ({ keys = [] }: { keys: IndexKeys | undefined }) => countListed(sample, keys) * scale;
  return {
    ...{ matches: marks, scale },
    wanted: { ...wanted, keys: { words: words.keys, topic: topic.keys, text: text.keys } },
    listed: { words: list(words), topic: list(topic), text: list(text) },
  };
}

/** Marks of the rows of a sample, in its order; each row stands for `scale` items. */
type Marks<M> = { matches: readonly M[]; scale: number };

/** Estimated number of matching items, ignoring the filter. */
export const countMatchingItems = <M>({ matches, scale }: Marks<M>, fits: (mark: M) => boolean): number =>
  Math.ceil(matches.filter(fits).length * scale);

/** Estimates the matching items within the filter, and the length of a scan that finds some of them. */
export function estimateMatches<M extends { inScope: boolean }>(
  { matches, scale }: Marks<M>,
  fits: (mark: M) => boolean,
): MatchEstimate {
  const rows = matches.filter((mark) => mark.inScope);
  const hits = rows.flatMap((mark, index) => (fits(mark) ? [index] : []));
  const scope = Math.ceil(rows.length * scale);
  const [nearest = 0] = hits;
  const gap = hits.length === 0 ? scope : rows.length / hits.length;
  const older = nearest > FAR * gap ? nearest * scale : 0;
  return {
    scope,
    drawn: hits.length,
    found: Math.ceil(hits.length * scale),
    walk: (wanted) => Math.min(scope, Math.ceil(older + wanted * gap)),
  };
}
