import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

type BodyCount = {
  received: number;
  limit: number;
  onExcess?: (() => void) | undefined;
  onDrained?: (() => void) | undefined;
};

/** A WeakMap instead of fields: most requests have no body, and each field would be created for each request. */
const counts = new WeakMap<GatewayRequest, BodyCount>();

/** A request whose body is counted as it arrives, regardless of its reader. */
export class GatewayRequest extends IncomingMessage {
  /** True when the client announced a body. */
  get hasBody(): boolean {
    return this.headers['transfer-encoding'] !== undefined || this.contentLength > 0;
  }

  /** The length the client announced, in bytes; 0 when it announced none. */
  get contentLength(): number {
    return Number(this.headers['content-length'] ?? 0);
  }

  /** Bytes of the body received so far. */
  get receivedBytes(): number {
    return counts.get(this)?.received ?? 0;
  }

  /** Calls `onExcess` once, as soon as more than `bytes` have arrived; later chunks are dropped. */
  limitBody(bytes: number, onExcess: () => void): void {
    Object.assign(getBodyCount(this), { limit: bytes, onExcess });
  }

  /**
   * Discards the rest of the body, and calls `onDrained` at its end.
   *
   * @param bytes maximum to discard; by default the body's own limit still applies
   */
  drain(onDrained: () => void, bytes?: number): void {
    const count = getBodyCount(this);
    Object.assign(count, { onDrained });
    if (bytes !== undefined) Object.assign(count, { limit: count.received + bytes, onExcess: onDrained });
    this.resume();
  }

  /**
   * Reads and discards the rest of the body, even if another reader has begun. Node stops reading a connection whose
   * request was read in part: the next request on it would never arrive, and its close would go unnoticed.
   *
   * @param socket the request's own, which node detaches from a request that is destroyed while being read
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
