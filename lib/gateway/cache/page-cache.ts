import { randomUUID } from 'node:crypto';
import { ALL_TAGS } from '@/lib/cache/invalidation';
import { withTimeout } from '@/lib/process/timeout';
import { type CacheLookup, type CacheRef, countLookup } from './cache-lookup';
import {
  type CacheEntry,
  NEVER_BEFORE,
  type PageClient,
  type RenderedResponse,
  type RenderFn,
  toCacheEntry,
} from './entry';
import { EntryStore } from './entry-store';
import { InvalidationLog, type LoggedInvalidation } from './invalidation-log';
import type { CacheKey } from './policy';
import { RendersInFlight } from './renders-in-flight';
import { revalidateInTime, selectMostRead } from './revalidation';

/** After a failed re-render, the stale entry is served for this long before the next try. */
const RETRY_MS = 1_000;
/** Maximum wait for a re-render while there is a stale entry to serve; less if the last one failed. */
const PATIENCE_MS = 3_000;
const SHORT_PATIENCE_MS = 200;
/** Last hit of a re-rendered entry, so that it is not re-rendered again before somebody has read it. */
const NO_HITS = NEVER_BEFORE;
/** LRU touch interval: a hot entry is moved to the front at most this often. */
const USAGE_RESOLUTION_MS = 5_000;
/** Tag of one item. A page about an invalidated item may have been withdrawn, so no stale copy of it is served. */
const ITEM_TAG = /^news:/;

/** A render to start: its function, its client, and the time of the request. */
type RenderRequest = { render: RenderFn; client: PageClient; lastHitAt: number };

/**
 * Responses that are the same for every reader, by address, until something they show changes. Bounded by bytes: the
 * least recently used are evicted. While the cache isn't trusted (the invalidation listener is down), an entry is
 * served only if a re-render fails.
 */
export class PageCache {
  #store: EntryStore;
  #inFlight = new RendersInFlight();
  #invalidationLog = new InvalidationLog();
  #trusted = false;
  #revalidating: Promise<void> = Promise.resolve();

  /**
   * @param limitBytes memory limit of all entries
   * @param commonHeaders headers of every response
   */
  constructor(
    limitBytes: number,
    private readonly commonHeaders: RenderedResponse['headers'] = [],
  ) {
    this.#store = new EntryStore(limitBytes);
  }

  get bytes(): number {
    return this.#store.bytes;
  }

  get size(): number {
    return this.#store.size;
  }

  /** An entry that can be served as it is. */
  find(address: CacheKey, now = performance.now()): CacheEntry | undefined {
    return this.#hitIfFresh(this.#store.get(address), now);
  }

  /** The same by reference, mostly without a lookup. */
  findByRef(place: CacheRef, now = performance.now()): CacheEntry | undefined {
    const there = place.entryRef.entry;
    if (there && there.address === place.address && there.usedAt + USAGE_RESOLUTION_MS > now)
      return this.#hitIfFresh(there, now);
    const kept = this.find(place.address, now);
    if (!kept) return undefined;
    kept.usedAt = now;
    place.entryRef = kept.ref;
    return kept;
  }

  /** Counts a hit if the entry may be served. */
  #hitIfFresh(kept: CacheEntry | undefined, now: number): CacheEntry | undefined {
    if (!kept || !this.#trusted || !kept.trusted || kept.expiresAt <= now) return undefined;
    if (kept.revalidateAt <= now && !this.#inFlight.has(kept.address)) return undefined;
    kept.lastHitAt = now;
    kept.hits += 1;
    return kept;
  }

  /**
   * The response for an address: an entry, or the result of `make`; concurrent requests share one render.
   *
   * @param make requests a render; of concurrent requests only the first one's is called
   */
  async read(address: CacheKey, make: RenderFn, asker: PageClient, now = performance.now()): Promise<CacheLookup> {
    const fresh = this.find(address, now);
    if (fresh) return countLookup({ entry: fresh, how: 'hit' });
    const old = this.#store.get(address);
    if (old && old.retryAt > now) return countLookup({ entry: old, how: 'stale' });
    const flight = this.#joinOrRender(address, { render: make, client: asker, lastHitAt: now }, now);
    if (!old) return countLookup(await flight);
    if (this.#trusted && old.trusted && old.expiresAt > now) return countLookup({ entry: old, how: 'hit' });
    return countLookup(await this.#orStale(old, flight));
  }

  /**
   * Invalidates entries with any of these tags, and renders of them that are under way. Entries that are being read at
   * this very time are re-rendered first, and served unchanged for that moment.
   *
   * @returns resolves when nothing older is served any more; the writer waits for it
   */
  invalidate(tags: readonly string[]): Promise<void> {
    this.#inFlight.clear();
    const forgotten = this.#invalidationLog.add(tags);
    const all = forgotten.tags.has(ALL_TAGS);
    const touched = this.#store.findByTags(tags);
    const renewed = this.#trusted && !all ? selectMostRead(touched) : [];
    if (all) for (const kept of this.#store.values()) kept.trusted = false;
    for (const kept of touched) if (!renewed.includes(kept)) this.#drop(kept, forgotten);
    // Resolves without a value: else each promise would hold the one before it.
    this.#revalidating = Promise.all([this.#revalidating, this.#revalidateAll(renewed, forgotten)]).then(
      () => undefined,
    );
    return this.#revalidating;
  }

  /** Sets whether all invalidations arrive here. When they no longer do, all entries become stale, for good. */
  setTrusted(trusted: boolean): void {
    this.#trusted = trusted;
    if (!trusted) void this.invalidate([ALL_TAGS]);
  }

  #drop(kept: CacheEntry, { tags }: LoggedInvalidation): void {
    if (kept.tags.some((tag) => ITEM_TAG.test(tag) && tags.has(tag))) this.#store.delete(kept.address);
    else kept.trusted = false;
  }

  /** Re-renders entries; those that are not replaced in time are dropped. */
  async #revalidateAll(entries: readonly CacheEntry[], forgotten: LoggedInvalidation): Promise<void> {
    if (entries.length === 0) return;
    await revalidateInTime(entries, (kept) => this.#revalidate(kept));
    for (const kept of entries) if (this.#store.has(kept)) this.#drop(kept, forgotten);
  }

  async #revalidate({ address, render }: CacheEntry): Promise<void> {
    const flight = this.#joinOrRender(
      address,
      { render, client: { id: randomUUID() }, lastHitAt: NO_HITS },
      performance.now(),
    );
    // After a failure, the next reader requests the render again.
    await flight.catch(() => undefined);
  }

  /** Joins a render that began after the last invalidation, or starts one. */
  #joinOrRender(address: CacheKey, making: RenderRequest, now: number): Promise<CacheLookup> {
    const running = this.#inFlight.find(address, this.#trusted, now);
    if (running) return running;
    const outcome = this.#render(address, making, this.#invalidationLog.count);
    this.#inFlight.add(address, now, outcome);
    return outcome;
  }

  async #render(address: CacheKey, { render, client, lastHitAt }: RenderRequest, since: number): Promise<CacheLookup> {
    const rendered = await render(client);
    if (!rendered.caching || rendered.status !== 200) {
      // A page that is gone must not come back as a stale copy.
      if (rendered.status < 500) this.#store.delete(address);
      return { rendered, how: 'pass', client };
    }
    const kept = toCacheEntry({ address, render, lastHitAt, always: this.commonHeaders }, rendered, rendered.caching);
    const current = this.#invalidationLog.isUnchangedSince(since, kept.tags);
    kept.trusted = this.#trusted && current;
    const own = kept.tags.filter((tag) => ITEM_TAG.test(tag));
    if (current || own.length === 0 || this.#invalidationLog.isUnchangedSince(since, own)) this.#store.put(kept);
    return { entry: kept, how: 'miss' };
  }

  async #orStale(old: CacheEntry, flight: Promise<CacheLookup>): Promise<CacheLookup> {
    const patience = old.retryAt === NEVER_BEFORE ? PATIENCE_MS : SHORT_PATIENCE_MS;
    const given = await withTimeout(
      patience,
      flight.catch(() => undefined),
    );
    const failed = !given || (given.how === 'pass' && given.rendered.status >= 500);
    if (!failed) return given;
    // The old entry may have been removed in the meantime.
    if (!this.#store.has(old)) return given ?? flight;
    old.retryAt = performance.now() + RETRY_MS;
    return { entry: old, how: 'stale' };
  }

  /** Updates the size of an entry that has got another encoding. */
  readonly updateSize = (kept: CacheEntry): void => {
    if (!this.#store.has(kept)) return;
    this.#store.delete(kept.address);
    this.#store.put(kept);
  };
}
