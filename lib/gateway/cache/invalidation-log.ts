import { ALL_TAGS } from '@/lib/cache/invalidation';

/** Forgettings that are remembered while renderings are under way. */
const MAX_LOGGED = 1_000;

export type LoggedInvalidation = { at: number; tags: ReadonlySet<string> };

/** What was forgotten lately, by which a making that began before is known to show what was. */
export class InvalidationLog {
  /** How many there were. */
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
   * Whether nothing of these tags was forgotten since there were so many forgettings; false also where that isn't known any
   * more.
   */
  isUnchangedSince(since: number, tags: readonly string[]): boolean {
    if (since === this.count) return true;
    const later = this.#latest.filter(({ at }) => at > since);
    if (later.length < this.count - since) return false;
    return !later.some((one) => one.tags.has(ALL_TAGS) || tags.some((tag) => one.tags.has(tag)));
  }
}
