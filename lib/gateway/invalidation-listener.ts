import {
  ALL_TAGS,
  advanceEpoch,
  type ControlMessage,
  decodeInvalidation,
  INVALIDATION_CHANNEL,
  type InvalidationPayload,
} from '@/lib/cache/invalidation';
import { listenToDatabase } from '@/lib/db/listen';
import type { PageCache } from './cache/page-cache';

/** Reconnection pauses: short at first, as no page can be served from the cache while the connection is lost. */
const PAUSES_MS = [20, 2_000] as const;

/**
 * Passes invalidations from the database to the cache and to all processes, until it is stopped. The writer is released
 * once the cache serves nothing older, so that what it then reads is new.
 *
 * @param tell sends to this process and all render workers of this machine
 * @returns `begun` resolves when the first notification can be received
 */
export function listenForInvalidations(cache: PageCache, tell: (word: ControlMessage) => void) {
  const ending = new AbortController();
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let listening = false;
  const setState = (now: boolean) => {
    listening = now;
    cache.setTrusted(now);
    tell({ listening: now, word: advanceEpoch() });
  };
  const forget = async ({ id, tags }: InvalidationPayload) => {
    // Sent first, so that the cache's re-renders carry the new epoch.
    tell({ forgotten: tags, word: advanceEpoch() });
    await cache.invalidate(tags);
    if (id !== undefined) tell({ settled: id });
  };
  const ended = listenToDatabase(
    {
      name: 'cache',
      channel: INVALIDATION_CHANNEL,
      pausesMs: PAUSES_MS,
      onNotify: (payload) => forget(decodeInvalidation(payload) ?? { tags: [ALL_TAGS] }),
      onListening: () => {
        setState(true);
        begin();
      },
      onLost: () => setState(false),
    },
    ending.signal,
  );
  return {
    begun,
    forget,
    /** True while notifications are received; for a worker that has just started. */
    isListening: () => listening,
    stop: async () => {
      ending.abort();
      await ended;
    },
  };
}
