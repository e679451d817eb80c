import type { CacheKey } from './policy';

/** Index of addresses by the tags that they depend on. */
export class TagIndex {
  #byTag = new Map<string, Set<CacheKey>>();

  add(address: CacheKey, tags: readonly string[]): void {
    for (const tag of tags) {
      const addresses = this.#byTag.get(tag);
      if (addresses) addresses.add(address);
      else this.#byTag.set(tag, new Set([address]));
    }
  }

  remove(address: CacheKey, tags: readonly string[]): void {
    for (const tag of tags) {
      const addresses = this.#byTag.get(tag);
      addresses?.delete(address);
      if (addresses?.size === 0) this.#byTag.delete(tag);
    }
  }

  /** All addresses with one of the tags, each once. */
  find(tags: readonly string[]): Set<CacheKey> {
    return new Set(tags.flatMap((tag) => [...(this.#byTag.get(tag) ?? [])]));
  }
}
