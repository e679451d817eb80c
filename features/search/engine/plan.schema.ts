import type { AccessMethod } from '@/features/news/sample/sample.schema';
import type { AccessPath } from './buckets.schema';

/** Method of finding or counting all matches; with `near`, only the newest items are read, and their number is a lower bound. */
export type SearchMethod = { asking: AccessMethod; near?: number };

/**
 * One method for a single query, or access paths for page, count and each rank of the order by relevance. `count` is undefined
 * if there certainly are more results than the counting limit.
 */
export type SearchPlan =
  | ({ apart: false } & SearchMethod)
  | { apart: true; page: AccessPath; count: SearchMethod | undefined; ranks: readonly AccessPath[] };
