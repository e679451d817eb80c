import type { NewsFilter } from '../news-filter/schema';
import { countMarks, estimate, lookUp } from '../search-frequency/rules';
import type { Asking, LookedUp, Mark, Odds, Place, Sample, Wanted } from '../search-frequency/schema';
import type { Choice } from './schema';

/** What one item costs, in microseconds: to be looked into as it comes by, and to be fetched and checked behind an index. */
const READ_US: Record<Place | 'nothing', number> = { nothing: 0.5, words: 1.5, topic: 1.5, text: 5 };
const INDEXED_US: Record<Place, number> = { words: 4, topic: 4, text: 12 };
/** What an index costs for each item that it names, also where only some of them are fetched. */
const NAMED_US = 0.1;
/** A question of its own. */
const QUESTION_US = 500;

/** Without a part that the index knows it names every item, and is slower than reading. */
const isIndexed = (wanted: Wanted, place: Place): boolean =>
  wanted.some((term) => term.every(({ runs }) => runs[place === 'words' ? 'words' : 'needle'].length > 0));

/** The dearest place that has to be looked at. */
const readPlace = (wanted: Wanted, place: Place): Place | 'nothing' => {
  if (wanted.length === 0) return 'nothing';
  return place === 'text' && wanted.flat().every(({ short }) => short) ? 'topic' : place;
};

type Costs = { odds: Odds; whole: Record<Asking, number>; some: (wanted: number) => Record<Asking, number> };

/** What it costs to find all that fit, and some of them, where the index of a place is asked or the items are read. */
function costs(looked: LookedUp, wanted: Wanted, place: Place, fits: (mark: Mark) => boolean): Costs {
  const odds = estimate(looked, fits);
  const named = countMarks(looked, (mark) => mark.isNamed(place));
  const read = READ_US[readPlace(wanted, place)];
  const fetched = isIndexed(wanted, place) ? INDEXED_US[place] : Number.POSITIVE_INFINITY;
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

/**
 * How to search: everything that is found at once where that is little work, or else a page, the count and the facets by
 * themselves, each by the cheaper way. Only time hangs on the choice, never what is found or in which order.
 *
 * @param most items of the page and before it
 * @param counted items that are counted
 * @param near newest items whose facets are counted
 */
export function chooseWay(
  sample: Sample,
  filter: NewsFilter,
  wanted: Wanted,
  { most, counted, near }: { most: number; counted: number; near: number },
): Choice {
  const looked = lookUp(sample, filter, wanted);
  const text = costs(looked, wanted, 'text', (mark) => mark.text);
  const count = text.some(counted);
  const page = { read: text.some(most).read, indexed: text.whole.indexed };
  const apart = least(page) + least(count) + Math.min(near, text.odds.scope) * READ_US.text + 2 * QUESTION_US;
  const asking = cheaper(text.whole);
  if (text.whole[asking] <= apart) return { apart: false, asking };
  const byRank = ranks.map(([place, fits]) => {
    const all = costs(looked, wanted, place, fits);
    return cheaper({ read: all.some(most).read, indexed: all.whole.indexed + QUESTION_US });
  });
  return { apart: true, page: cheaper(page), count: cheaper(count), ranks: byRank };
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
