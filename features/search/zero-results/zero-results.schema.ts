import { z } from 'zod';
import { newsFilter, SEARCH_LENGTH } from '@/features/news/filter/filter.schema';
import { text } from '@/lib/command/validation';

/** The orders of the list of searches without a result; the first is the default. */
export const zeroResultSorts = ['count', 'last_at'] as const;
export type ZeroResultSort = (typeof zeroResultSorts)[number];

/** Searches of fewer characters aren't counted. */
export const MIN_ZERO_RESULT_LENGTH = 2;

const needle = text(SEARCH_LENGTH).min(1);

export const zeroResult = z.object({
  /** In the form of `toSearchText`. */
  needle,
  /** As it was typed last. */
  typed: needle,
  count: z.coerce.number().int().min(1).max(2_000_000_000),
  lastAt: z.iso.datetime(),
});
/** A search that found nothing, how often and when last. */
export type ZeroResult = z.infer<typeof zeroResult>;
export type ZeroResultPage = { rows: ZeroResult[]; total: number };

export const zeroResultInput = z.object({ filter: newsFilter });
export const zeroResultNeedleInput = z.object({ needle });
