import { refuse } from './refuse';
import type { Visit } from './visit';

/** The least that a body brings: so many bytes in each window, once the first one is over. */
export type Pace = { windowMs: number; bytesASecond: number };

type Seen = { windows: number; received: number };

/** Refuses bodies that come too slowly: each holds a connection, and uploads a place. */
export class PaceWatch {
  readonly #visits = new Map<Visit, Seen>();
  readonly #least: number;

  constructor({ windowMs, bytesASecond }: Pace) {
    this.#least = (bytesASecond * windowMs) / 1_000;
    setInterval(() => this.tick(), windowMs).unref();
  }

  /** How many bodies are on their way. */
  get size(): number {
    return this.#visits.size;
  }

  add(visit: Visit): void {
    this.#visits.set(visit, { windows: 0, received: 0 });
    visit.answer.once('close', () => this.#visits.delete(visit));
  }

  /** The end of a window: judges what came in it. */
  tick(): void {
    for (const [visit, seen] of this.#visits) {
      const { ask } = visit;
      const received = ask.receivedBytes;
      const isSlow = seen.windows > 0 && received - seen.received < this.#least;
      if (ask.complete) this.#visits.delete(visit);
      // A body that nobody takes waits for us, and begins anew afterwards.
      else if (isHeld(visit)) Object.assign(seen, { windows: 0, received });
      else if (isSlow) this.#refuse(visit);
      else Object.assign(seen, { windows: seen.windows + 1, received });
    }
  }

  #refuse(visit: Visit): void {
    this.#visits.delete(visit);
    refuse(visit, 'slow');
  }
}

const isHeld = ({ ask }: Visit): boolean => ask.readableFlowing !== true || ask.readableLength > 0;
