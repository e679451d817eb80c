import type { GatewayContext } from './context';
import { rejectRequest } from './reject';

/** The least that a body brings: so many bytes in each window, once the first one is over. */
export type MinBodyRate = { windowMs: number; bytesASecond: number };

type BodyProgress = { windows: number; received: number };

/** Refuses bodies that come too slowly: each holds a connection, and uploads a place. */
export class BodyRateMonitor {
  readonly #contexts = new Map<GatewayContext, BodyProgress>();
  readonly #least: number;

  constructor({ windowMs, bytesASecond }: MinBodyRate) {
    this.#least = (bytesASecond * windowMs) / 1_000;
    setInterval(() => this.tick(), windowMs).unref();
  }

  /** How many bodies are on their way. */
  get size(): number {
    return this.#contexts.size;
  }

  add(visit: GatewayContext): void {
    this.#contexts.set(visit, { windows: 0, received: 0 });
    visit.res.once('close', () => this.#contexts.delete(visit));
  }

  /** The end of a window: judges what came in it. */
  tick(): void {
    for (const [visit, seen] of this.#contexts) {
      const { req } = visit;
      const received = req.receivedBytes;
      const isSlow = seen.windows > 0 && received - seen.received < this.#least;
      if (req.complete) this.#contexts.delete(visit);
      // A body that nobody takes waits for us, and begins anew afterwards.
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
