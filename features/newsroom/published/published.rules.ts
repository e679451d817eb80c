import { getFirstValue, type ListState, readDay, readId, readList, type SearchParams } from '@/lib/list/list';

/** Kinds of organisations, in the order of the filter. */
export const publishedKinds = ['agency', 'department', 'unit', 'institute', 'province', 'college'] as const;
export type PublishedKind = (typeof publishedKinds)[number];
/** Sort orders of the feed; the first is the default. */
export const publishedSorts = ['news_date', 'news_countread'] as const;
export type PublishedSort = (typeof publishedSorts)[number];
/** Default number of rows per page. */
const FEED_ROWS = 12;

/** State of the feed, from its URL. */
export type FeedChoice = ListState<PublishedSort> & {
  categoryId?: number;
  kind?: PublishedKind;
  provinceId?: number;
  /** Thai calendar days in the common era, as `YYYY-MM-DD`, both included. */
  from?: string;
  to?: string;
};

/**
 * Reads the feed's state; forged values fall back to the whole feed. The order is always descending (newest or most
 * read first).
 */
export function readFeedChoice(params: SearchParams): FeedChoice {
  return {
    ...readList(params, publishedSorts, FEED_ROWS),
    descending: true,
    categoryId: readId(params.category),
    kind: publishedKinds.find((name) => name === getFirstValue(params.kind)),
    provinceId: readId(params.province),
    from: readDay(params.from),
    to: readDay(params.to),
  };
}

type Change = Partial<Omit<FeedChoice, 'needle' | 'descending'>>;

/** The feed's URL with a change; any change but the page leads to the first page. */
export function feedHref(path: string, choice: FeedChoice, change: Change = {}): string {
  const next = { ...choice, page: 1, ...change };
  const pairs: [string, string | undefined][] = [
    ['search', next.search || undefined],
    ['category', next.categoryId?.toString()],
    ['kind', next.kind],
    ['province', next.provinceId?.toString()],
    ['from', next.from],
    ['to', next.to],
    ['sort', next.sort === publishedSorts[0] ? undefined : next.sort],
    ['per', next.per === FEED_ROWS ? undefined : String(next.per)],
    ['page', next.page > 1 ? String(next.page) : undefined],
  ];
  const given = pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const query = new URLSearchParams(given).toString();
  return query ? `${path}?${query}` : path;
}

/** State without search and filters. */
export const WHOLE_FEED = {
  search: '',
  categoryId: undefined,
  kind: undefined,
  provinceId: undefined,
  from: undefined,
  to: undefined,
} as const;

/** True if a search or a filter is set. */
export function isNarrowed({ search, categoryId, kind, provinceId, from, to }: FeedChoice): boolean {
  return [search || undefined, categoryId, kind, provinceId, from, to].some((one) => one !== undefined);
}
