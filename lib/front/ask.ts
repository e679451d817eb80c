import { IncomingMessage } from 'node:http';

/** A request whose body is counted while it arrives, whoever reads it. */
export class Ask extends IncomingMessage {
  #received = 0;
  #limit = Number.POSITIVE_INFINITY;
  #onExcess: (() => void) | undefined;
  #onDrained: (() => void) | undefined;

  /** True when the client announced a body. */
  get carriesBody(): boolean {
    return this.headers['transfer-encoding'] !== undefined || this.announcedBytes > 0;
  }

  /** The length the client announced, in bytes; 0 when it announced none. */
  get announcedBytes(): number {
    return Number(this.headers['content-length'] ?? 0);
  }

  /** How much of the body has arrived so far. */
  get receivedBytes(): number {
    return this.#received;
  }

  /** Calls `onExcess` once, as soon as more than `bytes` have arrived; what comes after reaches no reader. */
  limitBody(bytes: number, onExcess: () => void): void {
    this.#limit = bytes;
    this.#onExcess = onExcess;
  }

  /** Throws away the rest of the body, so that a client that is still sending reads its answer; at most `bytes` of it. */
  drain(bytes: number, onDrained: () => void): void {
    this.#limit = this.#received + bytes;
    this.#onExcess = onDrained;
    this.#onDrained = onDrained;
    this.resume();
  }

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (chunk instanceof Uint8Array) this.#received += chunk.byteLength;
    if (this.#received > this.#limit) {
      const excess = this.#onExcess;
      this.#onExcess = undefined;
      excess?.();
      return true;
    }
    if (!this.#onDrained) return super.push(chunk, encoding);
    if (chunk === null) this.#onDrained();
    return true;
  }
}
