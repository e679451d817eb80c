import {
  EVERYTHING,
  FORGET_CHANNEL,
  type ForgetNotice,
  type FrontWord,
  nextWord,
  readNotice,
} from '@/lib/cache/invalidation';
import { listenToDatabase } from '@/lib/db/listen';
import type { PageCache } from './cache/page-cache';

/** What the front tells a render process. */
export type FrontMessage = FrontWord | { stop: true };

/** A lost connection is opened again at once, as no page can be kept meanwhile. */
const PAUSES_MS = [20, 2_000] as const;

/**
 * Keeps the cache and all processes told of what is forgotten, until it is stopped. Whoever wrote it goes on when the
 * cache gives nothing of before any more: what is read then is new.
 *
 * @param tell reaches this process and all render processes of this machine
 * @returns `begun` settles when the first notice can be heard
 */
export function hearForgotten(cache: PageCache, tell: (word: FrontWord) => void) {
  const ending = new AbortController();
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let listening = false;
  const setState = (now: boolean) => {
    listening = now;
    cache.trust(now);
    tell({ listening: now, word: nextWord() });
  };
  const forget = async ({ id, tags }: ForgetNotice) => {
    // Said first, as what the cache has drawn anew is asked for with the number of this word.
    tell({ forgotten: tags, word: nextWord() });
    await cache.forget(tags);
    if (id !== undefined) tell({ settled: id });
  };
  const ended = listenToDatabase(
    {
      name: 'cache',
      channel: FORGET_CHANNEL,
      pausesMs: PAUSES_MS,
      hear: (payload) => forget(readNotice(payload) ?? { tags: [EVERYTHING] }),
      begin: () => {
        setState(true);
        begin();
      },
      lose: () => setState(false),
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
