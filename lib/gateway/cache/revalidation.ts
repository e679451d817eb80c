import { withTimeout } from '@/lib/process/timeout';
import type { CacheEntry } from './entry';

/**
 * Entries served within RECENT_READ_MS are re-rendered on invalidation, the hottest first, MAX_REVALIDATED at most,
 * REVALIDATE_CONCURRENCY in parallel; the writer waits REVALIDATE_TIMEOUT_MS at most.
 */
const RECENT_READ_MS = 2_000;
const MAX_REVALIDATED = 12;
const REVALIDATE_CONCURRENCY = 3;
const REVALIDATE_TIMEOUT_MS = 300;

/** Of invalidated entries, those served recently and not being re-rendered already, the hottest first. */
export function selectMostRead(entries: readonly CacheEntry[]): CacheEntry[] {
  const now = performance.now();
  const read = entries.filter((kept) => kept.trusted && !kept.isRevalidating && now - kept.lastHitAt <= RECENT_READ_MS);
  return read.sort((a, b) => b.hits - a.hits).slice(0, MAX_REVALIDATED);
}

/** Re-renders entries, a few at a time; after the time limit no further one is begun. */
export async function revalidateInTime(
  entries: readonly CacheEntry[],
  revalidate: (kept: CacheEntry) => Promise<void>,
): Promise<void> {
  for (const kept of entries) kept.isRevalidating = true;
  const waiting = [...entries];
  const lane = async () => {
    for (let kept = waiting.shift(); kept; kept = waiting.shift()) await revalidate(kept);
  };
  await withTimeout(REVALIDATE_TIMEOUT_MS, Promise.all(Array.from({ length: REVALIDATE_CONCURRENCY }, lane)));
  waiting.length = 0;
}
