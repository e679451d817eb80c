import { LRUCache } from 'lru-cache';
import { type CacheEntry, measureEntryBytes } from './entry';
import type { CacheKey } from './policy';

/** Index of addresses by the tags that they depend on. */
class TagIndex {
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

/** Entries by address and by tag. Bounded by bytes: the least recently used are evicted. */
export class EntryStore {
  #entries: LRUCache<CacheKey, CacheEntry>;
  #tags = new TagIndex();

  /** @param limitBytes memory limit of all entries; one larger than a tenth of it is not stored */
  constructor(limitBytes: number) {
    this.#entries = new LRUCache<CacheKey, CacheEntry>({
      maxSize: limitBytes,
      maxEntrySize: Math.ceil(limitBytes / 10),
      sizeCalculation: measureEntryBytes,
      dispose: (kept, address) => {
        kept.ref.entry = undefined;
        this.#tags.remove(address, kept.tags);
      },
    });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** An entry, which thereby is the most recently used one. */
  get(address: CacheKey): CacheEntry | undefined {
    return this.#entries.get(address);
  }

  values(): Iterable<CacheEntry> {
    return this.#entries.values();
  }

  findByTags(tags: readonly string[]): CacheEntry[] {
    return [...this.#tags.find(tags)].flatMap((address) => this.#entries.peek(address) ?? []);
  }

  /** True if this is the stored entry of its address. */
  has(kept: CacheEntry): boolean {
    return this.#entries.peek(kept.address) === kept;
  }

  put(kept: CacheEntry): void {
    this.#entries.set(kept.address, kept);
    // An entry that is too large is not stored.
    if (!this.has(kept)) return;
    kept.ref.entry = kept;
    this.#tags.add(kept.address, kept.tags);
  }

  delete(address: CacheKey): void {
    this.#entries.delete(address);
  }
}
