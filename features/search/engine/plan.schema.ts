import type { AccessPath } from './buckets.schema';
import type { AccessMethod } from './frequency.schema';

/**
 * One way for all, or one for each question where they are asked apart; of each rank in the order of relevance. Without a
 * way to count there are surely more than are counted.
 */
export type SearchPlan =
  | { apart: false; asking: AccessMethod }
  | { apart: true; page: AccessPath; count: AccessMethod | undefined; ranks: readonly AccessPath[] };
