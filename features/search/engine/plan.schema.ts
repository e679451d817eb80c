import type { Path } from './buckets.schema';
import type { Asking } from './frequency.schema';

/**
 * One way for all, or one for each question where they are asked apart; of each rank in the order of relevance. Without a
 * way to count there are surely more than are counted.
 */
export type Choice =
  | { apart: false; asking: Asking }
  | { apart: true; page: Path; count: Asking | undefined; ranks: readonly Path[] };
