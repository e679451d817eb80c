import { analyseSample, countMatchingItems, estimateMatches, toTextTerms } from '@/features/news/sample/sample.rules';
import type { AccessMethod, Sample, SearchTerms } from '@/features/news/sample/sample.schema';
import { NO_ID } from '@/lib/command/ids';
import type { NewsroomListScope } from './counts.schema';
import type { NewsroomFilter } from './list.rules';
import { isIndexedOrder, type NewsroomOrder } from './list.schema';
import { type ListSearch, type ListSearchPlan, MAX_SEARCHED } from './search.schema';

/**
 * Costs of one item in microseconds: named by the index and rechecked; read in the search table; found, joined to its row
 * and counted; looked at on the way along a list; passed there, as it belongs to another list; sorted; looked at while
 * counting.
 */
const US = { named: 2.5, read: 3.5, found: 6, walked: 14, passed: 1.5, sorted: 2, counted: 3.5 };
/** Minimum sampled hits for a walk: fewer don't tell how far it would go. */
const MIN_SURE_HITS = 10;

type Asked = {
  search: ListSearch;
  place: NewsroomListScope;
  choice: NewsroomFilter;
  offices: readonly number[] | undefined;
  order: NewsroomOrder;
  /** Number of items up to the end of the page. */
  most: number;
};

/**
 * Chooses how a list is searched, by a sample of the public items: where few items of the list match, all of them are found at
 * once; where many do, the list is walked. The choice affects only time, never what is found.
 */
export function chooseListPlan(sample: Sample, asked: Asked): ListSearchPlan {
  const { search, choice, offices, order, most } = asked;
  const wanted = search.readings.map(toTextTerms);
  const marks = markMatches(sample, asked, wanted);
  const way = { ...marks, matches: order.descending ? marks.matches : marks.matches.toReversed() };
  const { scope, found, drawn, walk } = estimateMatches(way, (mark) => mark.isFound);
  const named = countMatchingItems(way, (mark) => mark.isNamed);
  const whole: Record<AccessMethod, number> = {
    indexed: wanted.every(isIndexed) ? named * US.named : Number.POSITIVE_INFINITY,
    read: scope * US.read,
  };
  const asking = whole.indexed <= whole.read ? 'indexed' : 'read';
  if (drawn < MIN_SURE_HITS) return { whole: true, asking };
  // An index has the items of each organisation in the order of their changes, of which a list of several passes some.
  const passed = isIndexedOrder(order) && offices?.length !== 1 ? (US.passed * sample.items) / scope : 0;
  const sorted = isIndexedOrder(order) ? 0 : scope * US.sorted;
  // All other tabs have few items, which are looked at in any way.
  const isLong = choice.tab === 'all' || choice.tab === 'allow';
  const page = isLong ? walk(most) * (US.walked + passed) + sorted : 0;
  const count = Math.min(scope, (MAX_SEARCHED * scope) / found) * US.counted;
  return whole[asking] + found * US.found <= page + count ? { whole: true, asking } : { whole: false };
}

/** True if a term of a reading restricts the index. */
const isIndexed = ({ terms }: SearchTerms): boolean => terms.some((term) => term.every((look) => look.isIndexed));

/** Rows of the sample that are in the list, that the search finds, and that the index names. */
function markMatches(sample: Sample, { search, place, choice, offices }: Asked, wanted: readonly SearchTerms[]) {
  const { categoryId, from, to } = choice;
  const filter = { section: place.section, categoryId, from, to };
  const readings = wanted.map((terms) => analyseSample(sample, filter, terms));
  const own = offices && new Set(offices);
  const [systemUsers, collegeUsers] = [new Set(search.systemUsers), new Set(search.collegeUsers)];
  const matches = sample.rows.map(({ organisationId, systemUserId, collegeUserId }, index) => {
    const marks = readings.flatMap((reading) => reading.matches[index] ?? []);
    const isWritten = systemUsers.has(systemUserId ?? NO_ID) || collegeUsers.has(collegeUserId ?? NO_ID);
    return {
      inScope: marks.some((mark) => mark.inScope) && (own?.has(organisationId) ?? true),
      isFound: isWritten || marks.some((mark) => mark.text),
      isNamed: marks.some((mark) => mark.named.text),
    };
  });
  return { matches, scale: sample.items / Math.max(1, sample.rows.length) };
}
