import { EVERYTHING } from '@/lib/cache/invalidation';

/** Forgettings that are remembered while renderings are under way. */
const MOST_REMEMBERED = 1_000;

export type Forgetting = { at: number; tags: ReadonlySet<string> };

/** What was forgotten lately, by which a making that began before is known to show what was. */
export class Forgettings {
  /** How many there were. */
  count = 0;
  #latest: Forgetting[] = [];

  add(tags: readonly string[]): Forgetting {
    this.count += 1;
    const forgotten = { at: this.count, tags: new Set(tags) };
    this.#latest.push(forgotten);
    if (this.#latest.length > MOST_REMEMBERED) this.#latest.shift();
    return forgotten;
  }

  /**
   * Whether nothing of these tags was forgotten since there were so many forgettings; false also where that isn't known any
   * more.
   */
  areBefore(since: number, tags: readonly string[]): boolean {
    if (since === this.count) return true;
    const later = this.#latest.filter(({ at }) => at > since);
    if (later.length < this.count - since) return false;
    return !later.some((one) => one.tags.has(EVERYTHING) || tags.some((tag) => one.tags.has(tag)));
  }
}
