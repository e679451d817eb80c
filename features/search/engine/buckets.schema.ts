import type { NewsFilter } from '@/features/news/filter/filter.schema';
import type { Asking, Wanted } from './frequency.schema';

/**
 * How the first items of a part are found: by the index, or along the items in the order that is wanted. A walk with a bound
 * looks at the newest `near` items only; where those hold too few, `rest` looks at all.
 */
export type Path = { asking: Asking; bound?: { near: number; rest: Asking } };

/** By rank and then newest first, newest first, or most read first. */
export type Order = 'relevance' | 'news_date' | 'news_countread';

/** What is searched, and the part of it that is wanted. */
export type Question = {
  filter: NewsFilter;
  wanted: Wanted;
  order: Order;
  skip: number;
  take: number;
  now: Date;
};
