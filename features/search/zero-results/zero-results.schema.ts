import { z } from 'zod';
import { newsFilter, SEARCH_LENGTH } from '@/features/news/filter/filter.schema';
import { text } from '@/lib/command/validation';

/** The orders of the list of searches without a result; the first is the default. */
export const missSorts = ['count', 'last_at'] as const;
export type MissSort = (typeof missSorts)[number];

/** Searches of fewer characters aren't counted. */
export const SHORTEST_MISS = 2;

const needle = text(SEARCH_LENGTH).min(1);

export const searchMiss = z.object({
  /** In the form of `searchText`. */
  needle,
  /** As it was typed last. */
  typed: needle,
  count: z.coerce.number().int().min(1).max(2_000_000_000),
  lastAt: z.iso.datetime(),
});
/** A search that found nothing, how often and when last. */
export type SearchMiss = z.infer<typeof searchMiss>;
export type SearchMissPage = { rows: SearchMiss[]; total: number };

export const missNote = z.object({ filter: newsFilter });
export const missChoice = z.object({ needle });
