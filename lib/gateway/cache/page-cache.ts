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

/** Where a new one could not be made, the old one is given so long before the next try. */
const RETRY_MS = 1_000;
/** How long a reader waits for a new one while there is an old one to give; less where the last one could not be made. */
const PATIENCE_MS = 3_000;
const SHORT_PATIENCE_MS = 200;
/** While nobody tells what changes, a making is joined for so long only: it may show what was before. */
const UNTRUSTED_JOIN_MS = 20;
/**
 * What changes is made anew at once where it was given so shortly before, the most read first, so many at a time; who wrote it
 * waits for that so long at most.
 */
const RECENT_READ_MS = 2_000;
const MAX_REVALIDATED = 12;
const REVALIDATE_CONCURRENCY = 3;
const REVALIDATE_TIMEOUT_MS = 300;
/** What was made anew is not made anew again before somebody has read it. */
const NO_HITS = NEVER_BEFORE;
/** How exactly the order of use is kept: what is read all the time moves in it so often. */
const USAGE_RESOLUTION_MS = 5_000;
/** A page about an item that was forgotten may have been withdrawn: no old copy of it is given. */
const ITEM_TAG = /^news:/;

/** What a reader gets: an entry, or an answer that is nobody else's business than its asker's (an error, a redirect). */
export type CacheLookup =
  | { entry: CacheEntry; how: 'hit' | 'miss' | 'stale' }
  | { rendered: RenderedResponse; how: 'pass'; client: PageClient };
const OUTCOMES: Readonly<Record<CacheLookup['how'], CacheOutcome>> = {
  hit: 'hit',
  miss: 'miss',
  stale: 'stale',
  pass: 'pass',
};

/** An address that was asked for before, and where its entry was found. */
export type CacheRef = { readonly address: CacheKey; entryRef: EntryRef };
const NO_ENTRY: EntryRef = { entry: undefined };
export const toCacheRef = (address: CacheKey): CacheRef => ({ address, entryRef: NO_ENTRY });

/** How an answer is to be made: by whom, for whom, and when it was asked for. */
type RenderRequest = { render: RenderFn; client: PageClient; lastHitAt: number };
type InFlight = { begunAt: number; outcome: Promise<CacheLookup> };

/**
 * Answers that are the same for every reader, by address, until something they show changes. Bounded by bytes: the least
 * recently used leave. While it isn't trusted (nobody tells what changes) nothing is given without being made anew, unless
 * that fails.
 */
export class PageCache {
  #store: LRUCache<CacheKey, CacheEntry>;
  #tags = new TagIndex();
  #inFlight = new Map<CacheKey, InFlight>();
  #invalidationLog = new InvalidationLog();
  #trusted = false;
  #revalidating: Promise<void> = Promise.resolve();

  /**
   * @param limitBytes of memory for all entries
   * @param commonHeaders headers that belong on every answer
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

  /** An entry that can be given as it is, without asking anybody. */
  find(address: CacheKey, now = performance.now()): CacheEntry | undefined {
    return this.#hitIfFresh(this.#store.get(address), now);
  }

  /** The same, mostly without a look-up where the entry was found before. */
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

  /** Counts an entry as given, where it may be. */
  #hitIfFresh(kept: CacheEntry | undefined, now: number): CacheEntry | undefined {
    if (!kept || !this.#trusted || !kept.trusted || kept.expiresAt <= now) return undefined;
    if (kept.revalidateAt <= now && !this.#inFlight.has(kept.address)) return undefined;
    kept.lastHitAt = now;
    kept.hits += 1;
    return kept;
  }

  /**
   * The answer for an address: an entry, or what `make` gives; all who ask meanwhile wait for the same making.
   *
   * @param make asks a render process; only that of the first of many askers does
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
   * Forgets what was made of any of these tags, also what is being made of them now. What readers are reading at this very
   * time is made anew first, and given as it was for that moment.
   *
   * @returns settles when nothing of before is given any more, which whoever changed it waits for
   */
  invalidate(tags: readonly string[]): Promise<void> {
    this.#inFlight.clear();
    const forgotten = this.#invalidationLog.add(tags);
    const all = forgotten.tags.has(ALL_TAGS);
    const touched = this.#findByTags(tags);
    const renewed = this.#trusted && !all ? selectMostRead(touched) : [];
    if (all) for (const kept of this.#store.values()) kept.trusted = false;
    for (const kept of touched) if (!renewed.includes(kept)) this.#drop(kept, forgotten);
    // Without a value: each would hold the one before it.
    this.#revalidating = Promise.all([this.#revalidating, this.#revalidateAll(renewed, forgotten)]).then(
      () => undefined,
    );
    return this.#revalidating;
  }

  /** Says whether everything that changes is told here. When it no longer is, all entries become old ones, for good. */
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

  /** Makes entries anew, a few at a time; those of which none has come in time are dropped. */
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
    // What could not be made is for the next reader to ask for.
    await flight.catch(() => undefined);
  }

  /** Joins a making that began after the last forgetting, or begins one. */
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
      // What is gone for good is not to come back as an old copy.
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
    // It may have been forgotten for good in the meantime.
    if (this.#store.peek(address) !== old) return given ?? flight;
    old.retryAt = performance.now() + RETRY_MS;
    return { entry: old, how: 'stale' };
  }

  /** Weighs an entry again, as it has got its bytes by one more encoding. */
  readonly updateSize = (kept: CacheEntry): void => {
    if (this.#store.peek(kept.address) !== kept) return;
    this.#store.delete(kept.address);
    this.#put(kept);
  };

  #put(kept: CacheEntry): void {
    this.#store.set(kept.address, kept);
    // What is too heavy is not kept.
    if (this.#store.peek(kept.address) !== kept) return;
    kept.ref.entry = kept;
    this.#tags.add(kept.address, kept.tags);
  }
}

function countLookup<G extends CacheLookup>(given: G): G {
  countCache(OUTCOMES[given.how]);
  return given;
}

/** Of entries that changed, those that were given just now and are not being made anew already, the most read first. */
function selectMostRead(entries: readonly CacheEntry[]): CacheEntry[] {
  const now = performance.now();
  const read = entries.filter((kept) => kept.trusted && !kept.isRevalidating && now - kept.lastHitAt <= RECENT_READ_MS);
  return read.sort((a, b) => b.hits - a.hits).slice(0, MAX_REVALIDATED);
}
