import type { NewsFilter } from '@/features/news/filter/filter.schema';
import type { AccessMethod, KeyedTerms, SearchTerms } from '@/features/news/sample/sample.schema';

/**
 * Access path to the first items of a bucket: by index, or by a scan in the requested order. A bounded scan reads only
 * the newest `near` items; if those have too few hits, all items are searched by `rest`.
 */
export type AccessPath = { asking: AccessMethod; bound?: { near: number; rest: AccessMethod } };

/** Orders: by rank and then newest first; newest first; most read first. */
export type SearchOrder = 'relevance' | 'news_date' | 'news_countread';

/**
 * When a search reads the newest items only: if finding all of its results is costly, or if finding its first ones is too.
 */
export type NewestIf = 'all-costly' | 'first-costly';

/**
 * A search and the requested part of its results; `except` lists a few items that are results already.
 * `newestIf` is said of a search that is a guess at what was meant.
 */
export type SearchQuery = {
  filter: NewsFilter;
  wanted: SearchTerms & Partial<KeyedTerms>;
  newestIf?: NewestIf | undefined;
  except?: readonly number[];
  order: SearchOrder;
  skip: number;
  take: number;
  now: Date;
};
