import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { EVERYTHING } from '@/lib/cache/invalidation';
import { type CacheOutcome, countCache } from '@/lib/metrics/counts';
import { within } from '@/lib/process/within';
import type { KeptAddress } from './addresses';
import { type Forgetting, Forgettings } from './forgettings';
import { type Asker, type Kept, keepRendered, LONG_AGO, type Maker, type Rendered, type Slot, weigh } from './kept';
import { TagIndex } from './tag-index';

/** Where a new one could not be made, the old one is given so long before the next try. */
const RETRY_MS = 1_000;
/** How long a reader waits for a new one while there is an old one to give; less where the last one could not be made. */
const PATIENCE_MS = 3_000;
const LITTLE_PATIENCE_MS = 200;
/** While nobody tells what changes, a making is joined for so long only: it may show what was before. */
const BLIND_JOIN_MS = 20;
/**
 * What changes is made anew at once where it was given so shortly before, the most read first, so many at a time; who wrote it
 * waits for that so long at most.
 */
const READ_NOW_MS = 2_000;
const MOST_RENEWED = 12;
const RENEWED_AT_A_TIME = 3;
const RENEW_MS = 300;
/** What was made anew is not made anew again before somebody has read it. */
const UNREAD = LONG_AGO;
/** How exactly the order of use is kept: what is read all the time moves in it so often. */
const USE_MS = 5_000;
/** A page about an item that was forgotten may have been withdrawn: no old copy of it is given. */
const OWN = /^news:/;

/** What a reader gets: an entry, or an answer that is nobody else's business than its asker's (an error, a redirect). */
export type Given = { kept: Kept; how: 'hit' | 'made' | 'old' } | { rendered: Rendered; how: 'passed'; asker: Asker };
const OUTCOMES: Readonly<Record<Given['how'], CacheOutcome>> = {
  hit: 'hit',
  made: 'miss',
  old: 'stale',
  passed: 'pass',
};

/** An address that was asked for before, and where its entry was found. */
export type Place = { readonly address: KeptAddress; slot: Slot };
const NOWHERE: Slot = { kept: undefined };
export const placeOf = (address: KeptAddress): Place => ({ address, slot: NOWHERE });

/** How an answer is to be made: by whom, for whom, and when it was asked for. */
type Making = { make: Maker; asker: Asker; givenAt: number };
type Flight = { begunAt: number; outcome: Promise<Given> };

/**
 * Answers that are the same for every reader, by address, until something they show changes. Bounded by bytes: the least
 * recently used leave. While it isn't trusted (nobody tells what changes) nothing is given without being made anew, unless
 * that fails.
 */
export class PageCache {
  #store: LRUCache<KeptAddress, Kept>;
  #tags = new TagIndex();
  #flights = new Map<KeptAddress, Flight>();
  #forgettings = new Forgettings();
  #trusted = false;
  #renewing: Promise<void> = Promise.resolve();

  /**
   * @param limitBytes of memory for all entries
   * @param always headers that belong on every answer
   */
  constructor(
    limitBytes: number,
    private readonly always: Rendered['headers'] = [],
  ) {
    this.#store = new LRUCache<KeptAddress, Kept>({
      maxSize: limitBytes,
      maxEntrySize: Math.ceil(limitBytes / 10),
      sizeCalculation: weigh,
      dispose: (kept, address) => {
        kept.slot.kept = undefined;
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
  find(address: KeptAddress, now = performance.now()): Kept | undefined {
    return this.#giveNow(this.#store.get(address), now);
  }

  /** The same, mostly without a look-up where the entry was found before. */
  findAt(place: Place, now = performance.now()): Kept | undefined {
    const there = place.slot.kept;
    if (there && there.address === place.address && there.usedAt + USE_MS > now) return this.#giveNow(there, now);
    const kept = this.find(place.address, now);
    if (!kept) return undefined;
    kept.usedAt = now;
    place.slot = kept.slot;
    return kept;
  }

  /** Counts an entry as given, where it may be. */
  #giveNow(kept: Kept | undefined, now: number): Kept | undefined {
    if (!kept || !this.#trusted || !kept.trusted || kept.until <= now) return undefined;
    if (kept.renewAt <= now && !this.#flights.has(kept.address)) return undefined;
    kept.givenAt = now;
    kept.gives += 1;
    return kept;
  }

  /**
   * The answer for an address: an entry, or what `make` gives; all who ask meanwhile wait for the same making.
   *
   * @param make asks a render process; only that of the first of many askers does
   */
  async read(address: KeptAddress, make: Maker, asker: Asker, now = performance.now()): Promise<Given> {
    const fresh = this.find(address, now);
    if (fresh) return count({ kept: fresh, how: 'hit' });
    const old = this.#store.get(address);
    if (old && old.retryAt > now) return count({ kept: old, how: 'old' });
    const flight = this.#fly(address, { make, asker, givenAt: now }, now);
    if (!old) return count(await flight);
    if (this.#trusted && old.trusted && old.until > now) return count({ kept: old, how: 'hit' });
    return count(await this.#orOld(address, old, flight));
  }

  /**
   * Forgets what was made of any of these tags, also what is being made of them now. What readers are reading at this very
   * time is made anew first, and given as it was for that moment.
   *
   * @returns settles when nothing of before is given any more, which whoever changed it waits for
   */
  forget(tags: readonly string[]): Promise<void> {
    this.#flights.clear();
    const forgotten = this.#forgettings.add(tags);
    const all = forgotten.tags.has(EVERYTHING);
    const touched = this.#madeOf(tags);
    const renewed = this.#trusted && !all ? mostRead(touched) : [];
    if (all) for (const kept of this.#store.values()) kept.trusted = false;
    for (const kept of touched) if (!renewed.includes(kept)) this.#drop(kept, forgotten);
    // Without a value: each would hold the one before it.
    this.#renewing = Promise.all([this.#renewing, this.#renew(renewed, forgotten)]).then(() => undefined);
    return this.#renewing;
  }

  /** Says whether everything that changes is told here. When it no longer is, all entries become old ones, for good. */
  trust(trusted: boolean): void {
    this.#trusted = trusted;
    if (!trusted) void this.forget([EVERYTHING]);
  }

  #madeOf(tags: readonly string[]): Kept[] {
    return [...this.#tags.find(tags)].flatMap((address) => this.#store.peek(address) ?? []);
  }

  #drop(kept: Kept, { tags }: Forgetting): void {
    if (kept.tags.some((tag) => OWN.test(tag) && tags.has(tag))) this.#store.delete(kept.address);
    else kept.trusted = false;
  }

  /** Makes entries anew, a few at a time; those of which none has come in time are dropped. */
  async #renew(entries: readonly Kept[], forgotten: Forgetting): Promise<void> {
    if (entries.length === 0) return;
    for (const kept of entries) kept.renewing = true;
    const waiting = [...entries];
    const lane = async () => {
      for (let kept = waiting.shift(); kept; kept = waiting.shift()) await this.#makeAgain(kept);
    };
    await within(RENEW_MS, Promise.all(Array.from({ length: RENEWED_AT_A_TIME }, lane)));
    waiting.length = 0;
    for (const kept of entries) if (this.#store.peek(kept.address) === kept) this.#drop(kept, forgotten);
  }

  async #makeAgain({ address, make }: Kept): Promise<void> {
    const flight = this.#fly(address, { make, asker: { id: randomUUID() }, givenAt: UNREAD }, performance.now());
    // What could not be made is for the next reader to ask for.
    await flight.catch(() => undefined);
  }

  /** Joins a making that began after the last forgetting, or begins one. */
  #fly(address: KeptAddress, making: Making, now: number): Promise<Given> {
    const running = this.#flights.get(address);
    if (running && (this.#trusted || now - running.begunAt < BLIND_JOIN_MS)) return running.outcome;
    const flight = { begunAt: now, outcome: this.#make(address, making, this.#forgettings.count) };
    this.#flights.set(address, flight);
    const land = () => {
      if (this.#flights.get(address) === flight) this.#flights.delete(address);
    };
    flight.outcome.then(land, land);
    return flight.outcome;
  }

  async #make(address: KeptAddress, { make, asker, givenAt }: Making, since: number): Promise<Given> {
    const rendered = await make(asker);
    if (!rendered.keep || rendered.status !== 200) {
      // What is gone for good is not to come back as an old copy.
      if (rendered.status < 500) this.#store.delete(address);
      return { rendered, how: 'passed', asker };
    }
    const kept = keepRendered({ address, make, givenAt, always: this.always }, rendered, rendered.keep);
    const current = this.#forgettings.areBefore(since, kept.tags);
    kept.trusted = this.#trusted && current;
    const own = kept.tags.filter((tag) => OWN.test(tag));
    if (current || own.length === 0 || this.#forgettings.areBefore(since, own)) this.#put(kept);
    return { kept, how: 'made' };
  }

  async #orOld(address: KeptAddress, old: Kept, flight: Promise<Given>): Promise<Given> {
    const patience = old.retryAt === LONG_AGO ? PATIENCE_MS : LITTLE_PATIENCE_MS;
    const given = await within(
      patience,
      flight.catch(() => undefined),
    );
    const failed = !given || (given.how === 'passed' && given.rendered.status >= 500);
    if (!failed) return given;
    // It may have been forgotten for good in the meantime.
    if (this.#store.peek(address) !== old) return given ?? flight;
    old.retryAt = performance.now() + RETRY_MS;
    return { kept: old, how: 'old' };
  }

  /** Weighs an entry again, as it has got its bytes by one more encoding. */
  readonly grown = (kept: Kept): void => {
    if (this.#store.peek(kept.address) !== kept) return;
    this.#store.delete(kept.address);
    this.#put(kept);
  };

  #put(kept: Kept): void {
    this.#store.set(kept.address, kept);
    // What is too heavy is not kept.
    if (this.#store.peek(kept.address) !== kept) return;
    kept.slot.kept = kept;
    this.#tags.add(kept.address, kept.tags);
  }
}

function count<G extends Given>(given: G): G {
  countCache(OUTCOMES[given.how]);
  return given;
}

/** Of entries that changed, those that were given just now and are not being made anew already, the most read first. */
function mostRead(entries: readonly Kept[]): Kept[] {
  const now = performance.now();
  const read = entries.filter((kept) => kept.trusted && !kept.renewing && now - kept.givenAt <= READ_NOW_MS);
  return read.sort((a, b) => b.gives - a.gives).slice(0, MOST_RENEWED);
}
