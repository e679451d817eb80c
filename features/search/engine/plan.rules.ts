import type { Path } from './buckets.schema';
import type { FacetCounts } from './facets.schema';
import { countMarks, estimate, lookUp, yearOf } from './frequency.rules';
import type { Asking, LookedUp, Mark, Odds, Place, Sample, SampleRow, Wanted } from './frequency.schema';
import type { Choice } from './plan.schema';

/** What one item costs, in microseconds: to be looked into as it comes by, and to be fetched and checked behind an index. */
const READ_US: Record<Place | 'nothing', number> = { nothing: 0.5, words: 0.8, topic: 0.8, text: 2.5 };
const INDEXED_US: Record<Place, number> = { words: 2.5, topic: 2.5, text: 5 };
/** What an index costs for each item that it names, also where only some of them are fetched. */
const NAMED_US = 0.1;
/** A question of its own. */
const QUESTION_US = 500;
/** So many hits in a sample, for so many times what is counted, leave no doubt that there are more. */
const SURE_DRAWN = 4;
const SURE_TIMES = 4;

/**
 * A word may stand in old items only, as the name of a month does, which a sample hardly shows: a walk that has looked at so
 * many times what was expected, and at so many items at least, gives way to a look at all.
 */
const BOUND_TIMES = 4;
const LEAST_BOUND = 1_000;

/** Without a part that the index knows it names every item, and is slower than reading. */
const areIndexed = (wanted: Wanted): boolean => wanted.some((term) => term.every((look) => look.isIndexed));

/** The dearest place that has to be looked at. */
const readPlace = (wanted: Wanted, place: Place): Place | 'nothing' => {
  if (wanted.length === 0) return 'nothing';
  return place === 'text' && wanted.flat().every(({ short }) => short) ? 'topic' : place;
};

type Costs = { odds: Odds; whole: Record<Asking, number>; some: (wanted: number) => Record<Asking, number> };

/** What it costs to find all that fit, and some of them, where the index of a place is asked or the items are read. */
function costs(looked: LookedUp, wanted: Wanted, place: Place, fits: (mark: Mark) => boolean): Costs {
  const odds = estimate(looked, fits);
  const named = countMarks(looked, (mark) => mark.named[place]);
  const read = READ_US[readPlace(wanted, place)];
  // Whole words stand between spaces, which make three letters of the shortest.
  const fetched = place === 'words' || areIndexed(wanted) ? INDEXED_US[place] : Number.POSITIVE_INFINITY;
  const share = odds.found === 0 ? 1 : Math.max(1, named / odds.found);
  return {
    odds,
    whole: { read: odds.scope * read, indexed: named * fetched },
    some: (most) => ({
      read: odds.walk(most) * read,
      indexed: Math.min(named, most * share) * fetched + named * NAMED_US,
    }),
  };
}

const cheaper = ({ read, indexed }: Record<Asking, number>): Asking => (indexed <= read ? 'indexed' : 'read');
const least = (both: Record<Asking, number>): number => both[cheaper(both)];

/** The cheaper way to the first `most` items; a walk is bounded where it may get long. */
function pathTo({ odds, whole, some }: Costs, most: number): Path {
  const asking = cheaper({ read: some(most).read, indexed: whole.indexed });
  const near = Math.max(LEAST_BOUND, BOUND_TIMES * odds.walk(most));
  if (asking === 'indexed' || near >= odds.scope) return { asking };
  return { asking, bound: { near, rest: cheaper(whole) } };
}

/**
 * How to search: everything that is found at once where that is little work, or else a page and the count by themselves,
 * each by the cheaper way. Only time hangs on the choice, never what is found or in which order.
 *
 * @param most items of the page and before it
 * @param counted items that are counted
 */
export function chooseWay(
  looked: LookedUp,
  wanted: Wanted,
  { most, counted }: { most: number; counted: number },
): Choice {
  const text = costs(looked, wanted, 'text', (mark) => mark.text);
  const isSure = text.odds.drawn >= SURE_DRAWN && text.odds.found >= SURE_TIMES * counted;
  const count = text.some(counted);
  const page = { read: text.some(most).read, indexed: text.whole.indexed };
  const apart = least(page) + QUESTION_US + (isSure ? 0 : least(count));
  const asking = cheaper(text.whole);
  if (text.whole[asking] <= apart) return { apart: false, asking };
  const byRank = ranks.map(([place, fits]) => pathTo(costs(looked, wanted, place, fits), most));
  return { apart: true, page: pathTo(text, most), count: isSure ? undefined : cheaper(count), ranks: byRank };
}

/** The items of each rank, and the place whose index finds them. */
const ranks: readonly [Place, (mark: Mark) => boolean][] = [
  ['words', (mark) => mark.words],
  ['topic', (mark) => mark.topic && !mark.words],
  ['text', (mark) => mark.text && !mark.topic],
];

/** The cheaper way to the newest items whose headline holds what is looked for; reading looks at `near` items at most. */
export function chooseHeadlineWay(sample: Sample, wanted: Wanted, most: number, near: number): Asking {
  const topic = costs(lookUp(sample, {}, wanted), wanted, 'topic', (mark) => mark.topic);
  return cheaper({ read: Math.min(near * READ_US.topic, topic.some(most).read), indexed: topic.whole.indexed });
}

/** What the found items of a sample can be narrowed to. */
export function countFacets(sample: Sample, { marks }: LookedUp): FacetCounts {
  const found = sample.rows.filter((_, index) => marks[index]?.inScope && marks[index].text);
  const count = (of: (row: SampleRow) => number) => {
    const counts = new Map<number, number>();
    for (const row of found) counts.set(of(row), (counts.get(of(row)) ?? 0) + 1);
    return counts;
  };
  return {
    categories: count((row) => row.categoryId),
    organisations: count((row) => row.organisationId),
    years: count(yearOf),
  };
}
