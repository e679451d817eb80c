import type { GatewayContext } from './context';
import { rejectRequest } from './reject';

/** Minimum transfer rate of a body, averaged over each window but the first. */
export type MinBodyRate = { windowMs: number; bytesASecond: number };

type BodyProgress = { windows: number; received: number };

/** Rejects bodies that arrive too slowly: each holds a connection, and an upload also a slot of the queue. */
export class BodyRateMonitor {
  readonly #contexts = new Map<GatewayContext, BodyProgress>();
  readonly #least: number;

  constructor({ windowMs, bytesASecond }: MinBodyRate) {
    this.#least = (bytesASecond * windowMs) / 1_000;
    setInterval(() => this.tick(), windowMs).unref();
  }

  /** Number of bodies being received. */
  get size(): number {
    return this.#contexts.size;
  }

  add(visit: GatewayContext): void {
    this.#contexts.set(visit, { windows: 0, received: 0 });
    visit.res.once('close', () => this.#contexts.delete(visit));
  }

  /** Ends a window and rejects the bodies that were too slow in it. */
  tick(): void {
    for (const [visit, seen] of this.#contexts) {
      const { req } = visit;
      const received = req.receivedBytes;
      const isSlow = seen.windows > 0 && received - seen.received < this.#least;
      if (req.complete) this.#contexts.delete(visit);
      // A body that is not being read waits for us; its measurement restarts.
      else if (isPaused(visit)) Object.assign(seen, { windows: 0, received });
      else if (isSlow) this.#reject(visit);
      else Object.assign(seen, { windows: seen.windows + 1, received });
    }
  }

  #reject(visit: GatewayContext): void {
    this.#contexts.delete(visit);
    rejectRequest(visit, 'slow');
  }
}

const isPaused = ({ req }: GatewayContext): boolean => req.readableFlowing !== true || req.readableLength > 0;
