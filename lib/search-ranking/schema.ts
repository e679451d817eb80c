import type { NewsFilter } from '../news-filter/schema';
import type { Asking, Wanted } from '../search-frequency/schema';

/**
 * One way for all, or one for each question where they are asked apart; of each rank in the order of relevance. Without a
 * way to count there are surely more than are counted.
 */
export type Choice =
  | { apart: false; asking: Asking }
  | { apart: true; page: Asking; count: Asking | undefined; ranks: readonly Asking[] };

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
