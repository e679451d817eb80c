import type { NewsFilter } from '@/features/news/filter/filter.schema';
import type { AccessMethod, SearchTerms } from './frequency.schema';

/**
 * How the first items of a part are found: by the index, or along the items in the order that is wanted. A walk with a bound
 * looks at the newest `near` items only; where those hold too few, `rest` looks at all.
 */
export type AccessPath = { asking: AccessMethod; bound?: { near: number; rest: AccessMethod } };

/** By rank and then newest first, newest first, or most read first. */
export type SearchOrder = 'relevance' | 'news_date' | 'news_countread';

/** What is searched, and the part of it that is wanted. */
export type SearchQuery = {
  filter: NewsFilter;
  wanted: SearchTerms;
  order: SearchOrder;
  skip: number;
  take: number;
  now: Date;
};
