import { ALL_TAGS } from '@/lib/cache/invalidation';

/** Maximum number of logged invalidations, for the renders under way. */
const MAX_LOGGED = 1_000;

export type LoggedInvalidation = { at: number; tags: ReadonlySet<string> };

/** Log of recent invalidations: a render that started before one of them is stale. */
export class InvalidationLog {
  /** Number of invalidations so far. */
  count = 0;
  #latest: LoggedInvalidation[] = [];

  add(tags: readonly string[]): LoggedInvalidation {
    this.count += 1;
    const forgotten = { at: this.count, tags: new Set(tags) };
    this.#latest.push(forgotten);
    if (this.#latest.length > MAX_LOGGED) this.#latest.shift();
    return forgotten;
  }

  /**
   * True if none of these tags was invalidated since sequence number `since`; false if the log no longer reaches back
   * that far.
   */
  isUnchangedSince(since: number, tags: readonly string[]): boolean {
    if (since === this.count) return true;
    const later = this.#latest.filter(({ at }) => at > since);
    if (later.length < this.count - since) return false;
    return !later.some((one) => one.tags.has(ALL_TAGS) || tags.some((tag) => one.tags.has(tag)));
  }
}
