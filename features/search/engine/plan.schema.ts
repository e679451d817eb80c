import type { AccessMethod } from '@/features/news/sample/sample.schema';
import type { AccessPath } from './buckets.schema';

/** Method of counting; with `near`, only the newest items are read, and their number is a lower bound. */
export type CountMethod = { asking: AccessMethod; near?: number };

/**
 * One method for a single query, of the newest `near` items only if that is given, or access paths for page, count and each
 * rank of the order by relevance. `count` is undefined if there certainly are more results than the counting limit.
 */
export type SearchPlan =
  | { apart: false; asking: AccessMethod; near?: number }
  | { apart: true; page: AccessPath; count: CountMethod | undefined; ranks: readonly AccessPath[] };
