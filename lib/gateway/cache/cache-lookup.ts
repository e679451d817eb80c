import { countCache } from '@/lib/metrics/counts';
import type { CacheEntry, EntryRef, PageClient, RenderedResponse } from './entry';
import type { CacheKey } from './policy';

/** Result of a lookup: a cached entry, or an uncacheable response for one client (error, redirect). */
export type CacheLookup =
  | { entry: CacheEntry; how: 'hit' | 'miss' | 'stale' }
  | { rendered: RenderedResponse; how: 'pass'; client: PageClient };

/** An address requested before, with a reference to its entry. */
export type CacheRef = { readonly address: CacheKey; entryRef: EntryRef };
const NO_ENTRY: EntryRef = { entry: undefined };
export const toCacheRef = (address: CacheKey): CacheRef => ({ address, entryRef: NO_ENTRY });

/** Counts the outcome of a lookup in the metrics. */
export function countLookup<G extends CacheLookup>(given: G): G {
  countCache(given.how);
  return given;
}
