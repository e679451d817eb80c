import { useCallback, useSyncExternalStore } from 'react';
import type { OnlineCounts } from '@/lib/online/schema';

const ADDRESS = '/api/v1/online';

const listeners = new Set<() => void>();
let counts: OnlineCounts | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

/** How many are here, asked anew every `pollMs` milliseconds while the page is visible; all figures of a page share one request. */
export function useOnlineCounts(pollMs: number): OnlineCounts | undefined {
  const subscribe = useCallback((listener: () => void) => listen(listener, pollMs), [pollMs]);
  return useSyncExternalStore(
    subscribe,
    () => counts,
    () => undefined,
  );
}

function listen(listener: () => void, pollMs: number): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(ask, pollMs);
    void ask();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** A question that fails leaves the figures as they are; the next one follows soon. */
async function ask(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const answer = await fetch(ADDRESS, { headers: { Accept: 'application/json' } }).catch(() => undefined);
  if (!answer?.ok) return;
  counts = await answer.json().catch(() => counts);
  for (const listener of listeners) listener();
}
