import { analyseSample, countMatchingItems, estimateMatches, getRowYear } from '@/features/news/sample/sample.rules';
import type {
  AccessMethod,
  KeyedTerms,
  MatchEstimate,
  RowMatch,
  Sample,
  SampleAnalysis,
  SampleRow,
  SearchField,
  SearchTerms,
} from '@/features/news/sample/sample.schema';
import type { AccessPath, NewestIf } from './buckets.schema';
import type { FacetCounts } from './facets.schema';
import type { SearchMethod, SearchPlan } from './plan.schema';

/** Cost of one item in microseconds: to scan it, and to fetch and recheck it after an index lookup. */
const READ_US: Record<SearchField | 'nothing', number> = { nothing: 3, words: 3.5, topic: 3.5, text: 6 };
const INDEXED_US: Record<SearchField, number> = { words: 5, topic: 5, text: 12 };
/** Cost of each entry of the shortest posting list in microseconds, even if only some items are fetched. */
const INDEX_ENTRY_US = 0.15;
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
/** Maximum cost of counting in microseconds: results of which it would take longer are counted in the newest items only. */
const MAX_COUNT_US = 24_000;
/** Maximum cost of a guess in microseconds, and the newest items that one of higher cost reads. */
const MAX_GUESS_US = 24_000;
const GUESS_NEAR = 4_000;

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
function estimateCosts(looked: SampleAnalysis, place: SearchField, fits: (mark: RowMatch) => boolean): Costs {
  const { wanted } = looked;
  const odds = estimateMatches(looked, fits);
  const named = countMatchingItems(looked, (mark) => mark.named[place]);
  const read = READ_US[getReadField(wanted, place)];
  const fetched = wanted.keys[place] ? INDEXED_US[place] : Number.POSITIVE_INFINITY;
  const listed = looked.listed[place] * INDEX_ENTRY_US;
  // Matches of which the sample has none are fewer than one of its items stands for.
  const share = Math.max(1, named / Math.max(odds.found, looked.scale));
  return {
    odds,
    whole: { read: odds.scope * read, indexed: named * fetched + listed },
    some: (most) => ({
      read: odds.walk(most) * read,
      indexed: Math.min(named, most * share) * fetched + listed,
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
 * access path. The choice affects only time, never the order; nor the results, but for a guess that would read too many
 * items, which looks at the newest only. Whether it does depends on its words alone, so that its pages agree.
 *
 * @param most number of items up to the end of the page
 * @param counted counting limit
 */
export function choosePlan(
  looked: SampleAnalysis,
  { most, counted, newestIf }: { most: number; counted: number; newestIf?: NewestIf | undefined },
): SearchPlan {
  const text = estimateCosts(looked, 'text', (mark) => mark.text);
  const isSure = text.odds.drawn >= MIN_SURE_HITS && text.odds.found >= MIN_SURE_FACTOR * counted;
  const count = text.some(counted);
  const whole = getLeastCost(text.whole);
  const least = newestIf === 'all-costly' ? whole : Math.min(whole, getLeastCost(count));
  if (newestIf && least > MAX_GUESS_US) return { apart: false, asking: 'read', near: GUESS_NEAR };
  const counting = isSure ? 0 : Math.min(getLeastCost(count), MAX_COUNT_US);
  const page = { read: text.some(most).read, indexed: text.whole.indexed };
  if (whole <= getLeastCost(page) + QUERY_US + counting) return { apart: false, asking: chooseCheaper(text.whole) };
  const ranks = rankMatches.map(([place, fits]) => choosePath(estimateCosts(looked, place, fits), most));
  return {
    apart: true,
    page: choosePath(text, most),
    count: isSure ? undefined : chooseCount(count, text.odds.scope),
    ranks,
  };
}

/** A scan that counts is bounded, as a word may be in old items only. */
function chooseCount(costs: Record<AccessMethod, number>, scope: number): SearchMethod {
  const near = Math.floor(MAX_COUNT_US / READ_US.text);
  if (getLeastCost(costs) > MAX_COUNT_US) return { asking: 'read', near };
  const asking = chooseCheaper(costs);
  return asking === 'read' && scope > near ? { asking, near } : { asking };
}

/** The field whose index finds the items of each rank, and the predicate of the rank. */
const rankMatches: readonly [SearchField, (mark: RowMatch) => boolean][] = [
  ['words', (mark) => mark.words],
  ['topic', (mark) => mark.topic && !mark.words],
  ['text', (mark) => mark.text && mark.half && !mark.topic],
  ['text', (mark) => mark.text && !mark.half],
];

/** A search of headlines, and the cheaper method to find the newest. */
export type HeadlinePlan = { wanted: KeyedTerms; asking: AccessMethod };

/** Chooses how to find the newest items by headline; a scan reads at most `near` items. */
export function planHeadlines(
  sample: Sample,
  terms: SearchTerms,
  { most, near }: { most: number; near: number },
): HeadlinePlan {
  const looked = analyseSample(sample, {}, terms);
  const topic = estimateCosts(looked, 'topic', (mark) => mark.topic);
  const read = Math.min(near * READ_US.topic, topic.some(most).read);
  return { wanted: looked.wanted, asking: chooseCheaper({ read, indexed: topic.whole.indexed }) };
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
