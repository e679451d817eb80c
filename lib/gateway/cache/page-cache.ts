import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ALL_TAGS } from '@/lib/cache/invalidation';
import { type CacheOutcome, countCache } from '@/lib/metrics/counts';
import { withTimeout } from '@/lib/process/timeout';
import {
  type CacheEntry,
  type EntryRef,
  measureEntryBytes,
  NEVER_BEFORE,
  type PageClient,
  type RenderedResponse,
  type RenderFn,
  toCacheEntry,
} from './entry';
import { InvalidationLog, type LoggedInvalidation } from './invalidation-log';
import type { CacheKey } from './policy';
import { TagIndex } from './tag-index';

/** After a failed re-render, the stale entry is served for this long before the next try. */
const RETRY_MS = 1_000;
/** Maximum wait for a re-render while there is a stale entry to serve; less if the last one failed. */
const PATIENCE_MS = 3_000;
const SHORT_PATIENCE_MS = 200;
/** While the invalidation listener is down, a render under way is shared only this long: it may be stale. */
const UNTRUSTED_JOIN_MS = 20;
/**
 * Entries served within RECENT_READ_MS are re-rendered on invalidation, the hottest first, MAX_REVALIDATED at most,
 * REVALIDATE_CONCURRENCY in parallel; the writer waits REVALIDATE_TIMEOUT_MS at most.
 */
const RECENT_READ_MS = 2_000;
const MAX_REVALIDATED = 12;
const REVALIDATE_CONCURRENCY = 3;
const REVALIDATE_TIMEOUT_MS = 300;
/** Last hit of a re-rendered entry, so that it is not re-rendered again before somebody has read it. */
const NO_HITS = NEVER_BEFORE;
/** LRU touch interval: a hot entry is moved to the front at most this often. */
const USAGE_RESOLUTION_MS = 5_000;
/** Tag of one item. A page about an invalidated item may have been withdrawn, so no stale copy of it is served. */
const ITEM_TAG = /^news:/;

/** Result of a lookup: a cached entry, or an uncacheable response for one client (error, redirect). */
export type CacheLookup =
  | { entry: CacheEntry; how: 'hit' | 'miss' | 'stale' }
  | { rendered: RenderedResponse; how: 'pass'; client: PageClient };
const OUTCOMES: Readonly<Record<CacheLookup['how'], CacheOutcome>> = {
  hit: 'hit',
  miss: 'miss',
  stale: 'stale',
  pass: 'pass',
};

/** An address requested before, with a reference to its entry. */
export type CacheRef = { readonly address: CacheKey; entryRef: EntryRef };
const NO_ENTRY: EntryRef = { entry: undefined };
export const toCacheRef = (address: CacheKey): CacheRef => ({ address, entryRef: NO_ENTRY });

/** A render to start: its function, its client, and the time of the request. */
type RenderRequest = { render: RenderFn; client: PageClient; lastHitAt: number };
type InFlight = { begunAt: number; outcome: Promise<CacheLookup> };

/**
 * Responses that are the same for every reader, by address, until something they show changes. Bounded by bytes: the
 * least recently used are evicted. While the cache isn't trusted (the invalidation listener is down), an entry is
 * served only if a re-render fails.
 */
export class PageCache {
  #store: LRUCache<CacheKey, CacheEntry>;
  #tags = new TagIndex();
  #inFlight = new Map<CacheKey, InFlight>();
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
    this.#store = new LRUCache<CacheKey, CacheEntry>({
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
    return this.#store.calculatedSize;
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
    return countLookup(await this.#orStale(address, old, flight));
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
    const touched = this.#findByTags(tags);
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

  #findByTags(tags: readonly string[]): CacheEntry[] {
    return [...this.#tags.find(tags)].flatMap((address) => this.#store.peek(address) ?? []);
  }

  #drop(kept: CacheEntry, { tags }: LoggedInvalidation): void {
    if (kept.tags.some((tag) => ITEM_TAG.test(tag) && tags.has(tag))) this.#store.delete(kept.address);
    else kept.trusted = false;
  }

  /** Re-renders entries, a few at a time; those that are not replaced in time are dropped. */
  async #revalidateAll(entries: readonly CacheEntry[], forgotten: LoggedInvalidation): Promise<void> {
    if (entries.length === 0) return;
    for (const kept of entries) kept.isRevalidating = true;
    const waiting = [...entries];
    const lane = async () => {
      for (let kept = waiting.shift(); kept; kept = waiting.shift()) await this.#revalidate(kept);
    };
    await withTimeout(REVALIDATE_TIMEOUT_MS, Promise.all(Array.from({ length: REVALIDATE_CONCURRENCY }, lane)));
    waiting.length = 0;
    for (const kept of entries) if (this.#store.peek(kept.address) === kept) this.#drop(kept, forgotten);
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
    const running = this.#inFlight.get(address);
    if (running && (this.#trusted || now - running.begunAt < UNTRUSTED_JOIN_MS)) return running.outcome;
    const flight = { begunAt: now, outcome: this.#render(address, making, this.#invalidationLog.count) };
    this.#inFlight.set(address, flight);
    const land = () => {
      if (this.#inFlight.get(address) === flight) this.#inFlight.delete(address);
    };
    flight.outcome.then(land, land);
    return flight.outcome;
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
    if (current || own.length === 0 || this.#invalidationLog.isUnchangedSince(since, own)) this.#put(kept);
    return { entry: kept, how: 'miss' };
  }

  async #orStale(address: CacheKey, old: CacheEntry, flight: Promise<CacheLookup>): Promise<CacheLookup> {
    const patience = old.retryAt === NEVER_BEFORE ? PATIENCE_MS : SHORT_PATIENCE_MS;
    const given = await withTimeout(
      patience,
      flight.catch(() => undefined),
    );
    const failed = !given || (given.how === 'pass' && given.rendered.status >= 500);
    if (!failed) return given;
    // The old entry may have been removed in the meantime.
    if (this.#store.peek(address) !== old) return given ?? flight;
    old.retryAt = performance.now() + RETRY_MS;
    return { entry: old, how: 'stale' };
  }

  /** Updates the size of an entry that has got another encoding. */
  readonly updateSize = (kept: CacheEntry): void => {
    if (this.#store.peek(kept.address) !== kept) return;
    this.#store.delete(kept.address);
    this.#put(kept);
  };

  #put(kept: CacheEntry): void {
    this.#store.set(kept.address, kept);
    // An entry that is too large is not stored.
    if (this.#store.peek(kept.address) !== kept) return;
    kept.ref.entry = kept;
    this.#tags.add(kept.address, kept.tags);
  }
}

function countLookup<G extends CacheLookup>(given: G): G {
  countCache(OUTCOMES[given.how]);
  return given;
}

/** Of invalidated entries, those served recently and not being re-rendered already, the hottest first. */
function selectMostRead(entries: readonly CacheEntry[]): CacheEntry[] {
  const now = performance.now();
  const read = entries.filter((kept) => kept.trusted && !kept.isRevalidating && now - kept.lastHitAt <= RECENT_READ_MS);
  return read.sort((a, b) => b.hits - a.hits).slice(0, MAX_REVALIDATED);
}
