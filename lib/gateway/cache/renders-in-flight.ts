import type { CacheLookup } from './cache-lookup';
import type { CacheKey } from './policy';

/** While the invalidation listener is down, a render under way is shared only this long: it may be stale. */
const UNTRUSTED_JOIN_MS = 20;

type InFlight = { begunAt: number; outcome: Promise<CacheLookup> };

/** Renders under way by address, which concurrent requests share. */
export class RendersInFlight {
  #byAddress = new Map<CacheKey, InFlight>();

  has(address: CacheKey): boolean {
    return this.#byAddress.has(address);
  }

  /** The outcome of a render under way that may be shared. */
  find(address: CacheKey, trusted: boolean, now: number): Promise<CacheLookup> | undefined {
    const running = this.#byAddress.get(address);
    return running && (trusted || now - running.begunAt < UNTRUSTED_JOIN_MS) ? running.outcome : undefined;
  }

  /** Shares a render until it ends. */
  add(address: CacheKey, begunAt: number, outcome: Promise<CacheLookup>): void {
    const flight = { begunAt, outcome };
    this.#byAddress.set(address, flight);
    const land = () => {
      if (this.#byAddress.get(address) === flight) this.#byAddress.delete(address);
    };
    outcome.then(land, land);
  }

  /** Shares none of them any longer; those who wait already get their outcome. */
  clear(): void {
    this.#byAddress.clear();
  }
}
