import { analyseSample, countMatchingItems, estimateMatches, getRowYear } from '@/features/news/sample/sample.rules';
import type {
  AccessMethod,
  MatchEstimate,
  RowMatch,
  Sample,
  SampleAnalysis,
  SampleRow,
  SearchField,
  SearchTerms,
} from '@/features/news/sample/sample.schema';
import type { AccessPath } from './buckets.schema';
import type { FacetCounts } from './facets.schema';
import type { SearchPlan } from './plan.schema';

/** Cost of one item in microseconds: to scan it, and to fetch and recheck it after an index lookup. */
const READ_US: Record<SearchField | 'nothing', number> = { nothing: 0.5, words: 0.8, topic: 0.8, text: 2.5 };
const INDEXED_US: Record<SearchField, number> = { words: 2.5, topic: 2.5, text: 5 };
/** Cost of each index entry in microseconds, even if only some items are fetched. */
const INDEX_ENTRY_US = 0.1;
/** Fixed cost of a separate query in microseconds. */
const QUERY_US = 500;
/** Minimum sampled hits, and minimum multiple of the counting limit, to be sure that there are more results. */
const MIN_SURE_HITS = 4;
const MIN_SURE_FACTOR = 4;

/**
 * Bound of a scan: multiple of its expected length, and minimum in items. A word may be in old items only, such as the
 * name of a month, which a sample hardly shows; beyond the bound, all items are searched.
 */
const BOUND_FACTOR = 4;
const MIN_BOUND = 1_000;

/**
 * True if a term of every combination restricts the index. A pattern without a trigram returns every row, slower than
 * a scan.
 */
const areIndexed = ({ terms, least }: SearchTerms): boolean =>
  terms.filter((term) => !term.every((look) => look.isIndexed)).length < least;

/** The most expensive field to scan. */
const getReadField = (wanted: SearchTerms, place: SearchField): SearchField | 'nothing' => {
  if (wanted.terms.length === 0) return 'nothing';
  return place === 'text' && wanted.terms.flat().every(({ short }) => short) ? 'topic' : place;
};

type Costs = {
  odds: MatchEstimate;
  whole: Record<AccessMethod, number>;
  some: (wanted: number) => Record<AccessMethod, number>;
};

/** Costs of finding all matching items, and some of them, by a field's index or by a scan. */
function estimateCosts(
  looked: SampleAnalysis,
  wanted: SearchTerms,
  place: SearchField,
  fits: (mark: RowMatch) => boolean,
): Costs {
  const odds = estimateMatches(looked, fits);
  const named = countMatchingItems(looked, (mark) => mark.named[place]);
  const read = READ_US[getReadField(wanted, place)];
  // Whole words are surrounded by spaces, so even the shortest has a trigram.
  const fetched = place === 'words' || areIndexed(wanted) ? INDEXED_US[place] : Number.POSITIVE_INFINITY;
  const share = odds.found === 0 ? 1 : Math.max(1, named / odds.found);
  return {
    odds,
    whole: { read: odds.scope * read, indexed: named * fetched },
    some: (most) => ({
      read: odds.walk(most) * read,
      indexed: Math.min(named, most * share) * fetched + named * INDEX_ENTRY_US,
    }),
  };
}

const chooseCheaper = ({ read, indexed }: Record<AccessMethod, number>): AccessMethod =>
  indexed <= read ? 'indexed' : 'read';
const getLeastCost = (both: Record<AccessMethod, number>): number => both[chooseCheaper(both)];

/** The cheaper access path to the first `most` items; a scan is bounded if it may get long. */
function choosePath({ odds, whole, some }: Costs, most: number): AccessPath {
  const asking = chooseCheaper({ read: some(most).read, indexed: whole.indexed });
  const near = Math.max(MIN_BOUND, BOUND_FACTOR * odds.walk(most));
  if (asking === 'indexed' || near >= odds.scope) return { asking };
  return { asking, bound: { near, rest: chooseCheaper(whole) } };
}

/**
 * Chooses a search plan: all results in one query if that is cheap, else page and count separately, each by the cheaper
 * access path. The choice affects only time, never the results or their order.
 *
 * @param most number of items up to the end of the page
 * @param counted counting limit
 */
export function choosePlan(
  looked: SampleAnalysis,
  wanted: SearchTerms,
  { most, counted }: { most: number; counted: number },
): SearchPlan {
  const text = estimateCosts(looked, wanted, 'text', (mark) => mark.text);
  const isSure = text.odds.drawn >= MIN_SURE_HITS && text.odds.found >= MIN_SURE_FACTOR * counted;
  const count = text.some(counted);
  const page = { read: text.some(most).read, indexed: text.whole.indexed };
  const apart = getLeastCost(page) + QUERY_US + (isSure ? 0 : getLeastCost(count));
  const asking = chooseCheaper(text.whole);
  if (text.whole[asking] <= apart) return { apart: false, asking };
  const byRank = rankMatches.map(([place, fits]) => choosePath(estimateCosts(looked, wanted, place, fits), most));
  return { apart: true, page: choosePath(text, most), count: isSure ? undefined : chooseCheaper(count), ranks: byRank };
}

/** The field whose index finds the items of each rank, and the predicate of the rank. */
const rankMatches: readonly [SearchField, (mark: RowMatch) => boolean][] = [
  ['words', (mark) => mark.words],
  ['topic', (mark) => mark.topic && !mark.words],
  ['text', (mark) => mark.text && mark.half && !mark.topic],
  ['text', (mark) => mark.text && !mark.half],
];

/** The cheaper method to find the newest items by headline; a scan reads at most `near` items. */
export function chooseHeadlineMethod(sample: Sample, wanted: SearchTerms, most: number, near: number): AccessMethod {
  const topic = estimateCosts(analyseSample(sample, {}, wanted), wanted, 'topic', (mark) => mark.topic);
  return chooseCheaper({ read: Math.min(near * READ_US.topic, topic.some(most).read), indexed: topic.whole.indexed });
}

/** Facet counts of the matching items of a sample. */
export function countSampleFacets(sample: Sample, { matches }: SampleAnalysis): FacetCounts {
  const found = sample.rows.filter((_, index) => matches[index]?.inScope && matches[index].text);
  const count = (of: (row: SampleRow) => number) => {
    const counts = new Map<number, number>();
    for (const row of found) counts.set(of(row), (counts.get(of(row)) ?? 0) + 1);
    return counts;
  };
  return {
    categories: count((row) => row.categoryId),
    organisations: count((row) => row.organisationId),
    years: count(getRowYear),
  };
}
