import type { OutgoingHttpHeaders } from 'node:http';

export type Packed = { headers: OutgoingHttpHeaders; body: Buffer };

const STORE_LIMIT_BYTES = 33_554_432;

/** Packed answers whose address never changes its content (scripts and styles of a build); the least recently used leave. */
export class PackedStore {
  #held = new Map<string, Packed>();
  #bytes = 0;

  constructor(private readonly limitBytes = STORE_LIMIT_BYTES) {}

  find(key: string): Packed | undefined {
    const packed = this.#held.get(key);
    if (!packed) return undefined;
    this.#held.delete(key);
    this.#held.set(key, packed);
    return packed;
  }

  keep(key: string, packed: Packed): void {
    if (this.#held.has(key) || packed.body.length > this.limitBytes) return;
    this.#held.set(key, packed);
    this.#bytes += packed.body.length;
    for (const [oldest, { body }] of this.#held) {
      if (this.#bytes <= this.limitBytes) return;
      this.#held.delete(oldest);
      this.#bytes -= body.length;
    }
  }
}
