import type { AccessMethod } from '@/features/news/sample/sample.schema';
import type { AccessPath } from './buckets.schema';

/**
 * One method for a single query, or access paths for page, count and each rank of the order by relevance. `count` is
 * undefined if there certainly are more results than the counting limit.
 */
export type SearchPlan =
  | { apart: false; asking: AccessMethod }
  | { apart: true; page: AccessPath; count: AccessMethod | undefined; ranks: readonly AccessPath[] };
