import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** What is counted of a body. */
type BodyCount = {
  received: number;
  limit: number;
  onExcess?: (() => void) | undefined;
  onDrained?: (() => void) | undefined;
};

/** Kept beside the requests, not in them: most have no body, and each field would be made for each request. */
const counts = new WeakMap<GatewayRequest, BodyCount>();

/** A request whose body is counted while it arrives, whoever reads it. */
export class GatewayRequest extends IncomingMessage {
  /** True when the client announced a body. */
  get hasBody(): boolean {
    return this.headers['transfer-encoding'] !== undefined || this.contentLength > 0;
  }

  /** The length the client announced, in bytes; 0 when it announced none. */
  get contentLength(): number {
    return Number(this.headers['content-length'] ?? 0);
  }

  /** How much of the body has arrived so far. */
  get receivedBytes(): number {
    return counts.get(this)?.received ?? 0;
  }

  /** Calls `onExcess` once, as soon as more than `bytes` have arrived; what comes after reaches no reader. */
  limitBody(bytes: number, onExcess: () => void): void {
    Object.assign(getBodyCount(this), { limit: bytes, onExcess });
  }

  /**
   * Throws away the rest of the body, and calls `onDrained` at its end.
   *
   * @param bytes throws away so many at most; unless given, the limit of the body stays what it was
   */
  drain(onDrained: () => void, bytes?: number): void {
    const count = getBodyCount(this);
    Object.assign(count, { onDrained });
    if (bytes !== undefined) Object.assign(count, { limit: count.received + bytes, onExcess: onDrained });
    this.resume();
  }

  /**
   * Reads what is left of the body and keeps nothing of it, whoever has begun to read it. Node leaves a connection alone whose
   * request was read in part: the next request on it would never arrive, and nobody would see it close.
   *
   * @param socket the request's own, which node takes away from one that was destroyed while it was read
   */
  discardRest(socket: Socket): void {
    if (this.complete) return;
    this.drain(() => undefined);
    socket.resume();
  }

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (chunk instanceof Uint8Array) getBodyCount(this).received += chunk.byteLength;
    const count = counts.get(this);
    if (!count) return super.push(chunk, encoding);
    if (count.received > count.limit) {
      const excess = count.onExcess;
      count.onExcess = undefined;
      excess?.();
      return true;
    }
    if (!count.onDrained) return super.push(chunk, encoding);
    if (chunk !== null) return true;
    count.onDrained();
    return super.push(null);
  }
}

function getBodyCount(ask: GatewayRequest): BodyCount {
  const there = counts.get(ask);
  if (there) return there;
  const count: BodyCount = { received: 0, limit: Number.POSITIVE_INFINITY };
  counts.set(ask, count);
  return count;
}
