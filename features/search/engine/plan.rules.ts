import type { AccessPath } from './buckets.schema';
import type { FacetCounts } from './facets.schema';
import { analyseSample, countMatchingItems, estimateMatches, getRowYear } from './frequency.rules';
import type {
  AccessMethod,
  MatchEstimate,
  RowMatch,
  Sample,
  SampleAnalysis,
  SampleRow,
  SearchField,
  SearchTerms,
} from './frequency.schema';
import type { SearchPlan } from './plan.schema';

/** What one item costs, in microseconds: to be looked into as it comes by, and to be fetched and checked behind an index. */
const READ_US: Record<SearchField | 'nothing', number> = { nothing: 0.5, words: 0.8, topic: 0.8, text: 2.5 };
const INDEXED_US: Record<SearchField, number> = { words: 2.5, topic: 2.5, text: 5 };
/** What an index costs for each item that it names, also where only some of them are fetched. */
const INDEX_ENTRY_US = 0.1;
/** A question of its own. */
const QUERY_US = 500;
/** So many hits in a sample, for so many times what is counted, leave no doubt that there are more. */
const MIN_SURE_HITS = 4;
const MIN_SURE_FACTOR = 4;

/**
 * A word may stand in old items only, as the name of a month does, which a sample hardly shows: a walk that has looked at so
 * many times what was expected, and at so many items at least, gives way to a look at all.
 */
const BOUND_FACTOR = 4;
const MIN_BOUND = 1_000;

/** Without a part that the index knows it names every item, and is slower than reading. */
const areIndexed = (wanted: SearchTerms): boolean => wanted.some((term) => term.every((look) => look.isIndexed));

/** The dearest place that has to be looked at. */
const getReadField = (wanted: SearchTerms, place: SearchField): SearchField | 'nothing' => {
  if (wanted.length === 0) return 'nothing';
  return place === 'text' && wanted.flat().every(({ short }) => short) ? 'topic' : place;
};

type Costs = {
  odds: MatchEstimate;
  whole: Record<AccessMethod, number>;
  some: (wanted: number) => Record<AccessMethod, number>;
};

/** What it costs to find all that fit, and some of them, where the index of a place is asked or the items are read. */
function estimateCosts(
  looked: SampleAnalysis,
  wanted: SearchTerms,
  place: SearchField,
  fits: (mark: RowMatch) => boolean,
): Costs {
  const odds = estimateMatches(looked, fits);
  const named = countMatchingItems(looked, (mark) => mark.named[place]);
  const read = READ_US[getReadField(wanted, place)];
  // Whole words stand between spaces, which make three letters of the shortest.
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

/** The cheaper way to the first `most` items; a walk is bounded where it may get long. */
function choosePath({ odds, whole, some }: Costs, most: number): AccessPath {
  const asking = chooseCheaper({ read: some(most).read, indexed: whole.indexed });
  const near = Math.max(MIN_BOUND, BOUND_FACTOR * odds.walk(most));
  if (asking === 'indexed' || near >= odds.scope) return { asking };
  return { asking, bound: { near, rest: chooseCheaper(whole) } };
}

/**
 * How to search: everything that is found at once where that is little work, or else a page and the count by themselves,
 * each by the cheaper way. Only time hangs on the choice, never what is found or in which order.
 *
 * @param most items of the page and before it
 * @param counted items that are counted
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

/** The items of each rank, and the place whose index finds them. */
const rankMatches: readonly [SearchField, (mark: RowMatch) => boolean][] = [
  ['words', (mark) => mark.words],
  ['topic', (mark) => mark.topic && !mark.words],
  ['text', (mark) => mark.text && !mark.topic],
];

/** The cheaper way to the newest items whose headline holds what is looked for; reading looks at `near` items at most. */
export function chooseHeadlineMethod(sample: Sample, wanted: SearchTerms, most: number, near: number): AccessMethod {
  const topic = estimateCosts(analyseSample(sample, {}, wanted), wanted, 'topic', (mark) => mark.topic);
  return chooseCheaper({ read: Math.min(near * READ_US.topic, topic.some(most).read), indexed: topic.whole.indexed });
}

/** What the found items of a sample can be narrowed to. */
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
