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

/** What the front tells a render process. */
export type WorkerMessage = ControlMessage | { stop: true };

/** A lost connection is opened again at once, as no page can be kept meanwhile. */
const PAUSES_MS = [20, 2_000] as const;

/**
 * Keeps the cache and all processes told of what is forgotten, until it is stopped. Whoever wrote it goes on when the
 * cache gives nothing of before any more: what is read then is new.
 *
 * @param tell reaches this process and all render processes of this machine
 * @returns `begun` settles when the first notice can be heard
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
    // Said first, as what the cache has drawn anew is asked for with the number of this word.
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
    /** For a process that has just come: whether notices are heard now. */
    isListening: () => listening,
    stop: async () => {
      ending.abort();
      await ended;
    },
  };
}
