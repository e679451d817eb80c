import { z } from 'zod';
import { newsFilter, SEARCH_LENGTH } from '@/features/news/filter/filter.schema';
import { text } from '@/lib/command/validation';

/** Orders of the list; the first is the default. */
export const zeroResultSorts = ['count', 'last_at'] as const;
export type ZeroResultSort = (typeof zeroResultSorts)[number];

/** Minimum length of a search that is counted. */
export const MIN_ZERO_RESULT_LENGTH = 2;

const needle = text(SEARCH_LENGTH).min(1);

export const zeroResult = z.object({
  /** In the form of `toSearchText`. */
  needle,
  /** As typed most recently. */
  typed: needle,
  count: z.coerce.number().int().min(1).max(2_000_000_000),
  lastAt: z.iso.datetime(),
});
/** A search without results, with its count and last time. */
export type ZeroResult = z.infer<typeof zeroResult>;
export type ZeroResultPage = { rows: ZeroResult[]; total: number };

export const zeroResultInput = z.object({ filter: newsFilter });
export const zeroResultNeedleInput = z.object({ needle });
