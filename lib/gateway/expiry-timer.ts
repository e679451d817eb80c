import { onInvalidate } from '@/lib/cache/invalidation';
import { describeError, log } from '@/lib/log/log';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { listScheduledExpiries, type ScheduledExpiry } from './cache/scheduled-expiries.queries';

/** Maximum number of expiries read ahead; the next ones are read when these have passed. */
const MAX_AHEAD = 100;
/** Polling interval: a change made by hand or by another clock is noticed after this time at the latest. */
const POLL_MS = 60_000;
const RETRY_MS = 1_000;
/** Delay after a write, which may bring a sooner expiry: many writes in a row cause one read. */
const SETTLE_MS = 100;
const NEVER = new Date(0);

/**
 * Invalidates what time alone changes, at the very moment: items that begin or end, banners, polls, the emergency
 * notice.
 *
 * @param forget invalidates the tags
 * @returns stops the timer
 */
export function startExpiryTimer(forget: (tags: readonly string[]) => void): () => Promise<void> {
  let seenUntil = getCurrentTime();
  let timer: NodeJS.Timeout | undefined;
  /** When the timer fires; a later wish doesn't postpone it, so writes without a pause can't either. */
  let wakesAt = Number.POSITIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let stopped = false;
  /** Last invalidation of each tag since the last read. */
  const forgotten = new Map<string, Date>();
  /** An item published now also begins now: its write has invalidated the tags already. */
  const isDone = ({ at, tags }: ScheduledExpiry) => tags.every((name) => (forgotten.get(name) ?? NEVER) >= at);

  /** Invalidates what is due, and sleeps until the next moment. */
  const look = async () => {
    const now = getCurrentTime();
    // The clock may have been set back since the last read.
    const after = seenUntil < now ? seenUntil : now;
    const due = await listScheduledExpiries(after, MAX_AHEAD).catch((error: unknown) => {
      log.warn({ error: describeError(error) }, 'scheduled expiries could not be read');
      return undefined;
    });
    if (!due) return wakeWithin(RETRY_MS);
    const passed = due.filter(({ at }) => at <= now);
    const left = passed.filter((change) => !isDone(change));
    if (left.length > 0) forget([...new Set(left.flatMap(({ tags }) => tags))]);
    const last = passed.at(-1)?.at;
    // If more were due than are read at a time, the rest is read at once.
    seenUntil = passed.length === MAX_AHEAD && last ? last : now;
    for (const [name, moment] of forgotten) if (moment <= seenUntil) forgotten.delete(name);
    const next = passed.length === MAX_AHEAD ? now : due.find(({ at }) => at > now)?.at;
    wakeWithin(Math.min(next ? Number(next) - getCurrentMs() : POLL_MS, POLL_MS));
  };
  const wakeWithin = (ms: number) => {
    const at = performance.now() + Math.max(0, ms);
    if (stopped || at >= wakesAt) return;
    clearTimeout(timer);
    wakesAt = at;
    timer = setTimeout(
      () => {
        wakesAt = Number.POSITIVE_INFINITY;
        looking = Promise.resolve(looking).then(look);
      },
      Math.max(0, ms),
    );
    timer.unref();
  };
  const endListening = onInvalidate((tags) => {
    const now = getCurrentTime();
    for (const name of tags) forgotten.set(name, now);
    wakeWithin(SETTLE_MS);
  });
  wakeWithin(0);
  return async () => {
    stopped = true;
    endListening();
    clearTimeout(timer);
    await looking;
  };
}
