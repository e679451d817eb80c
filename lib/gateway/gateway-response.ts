import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { describeError, log } from '@/lib/log/log';
import type { GatewayRequest } from './gateway-request';

/** Callbacks that buffer a response until it is complete. */
export type BodyHold = {
  /** Called once the headers are known: true if this response is to be buffered and compressed. */
  shouldBuffer: (answer: GatewayResponse) => boolean;
  /** Sets status and headers and returns the bytes to send. */
  compress: (answer: GatewayResponse, body: Buffer) => Promise<Buffer>;
  /** Last chance to set headers of a response that is streamed. */
  beforeStream: (answer: GatewayResponse) => void;
};

/** Node's callback of a write. */
type WriteCallback = (error: Error | null | undefined) => void;
type State = 'open' | 'waiting' | 'holding' | 'packing' | 'sealed';
type Held = { state: State; hold: BodyHold | undefined; chunks: Buffer[] };

/**
 * Not part of node's public API, but there since its beginnings; lib/gateway/gateway-response.test.ts checks that node
 * still calls it.
 */
declare module 'node:http' {
  interface ServerResponse {
    _storeHeader(firstLine: string, headers: unknown): void;
  }
}
/** Prebuilt header lines for the response being written; module-level, so that responses stay small. */
let pendingHeaderLines = '';

/** A WeakMap instead of fields: responses sent at once need none, and each field would be created for each response. */
const heldBodies = new WeakMap<GatewayResponse, Held>();

/** Responses to requests with a body: the next request on the connection begins only after the end of that body. */
const closingResponses = new WeakSet<GatewayResponse>();

/**
 * A response whose body can be buffered and compressed before it is sent. Node creates one per request.
 *
 * Private methods are TypeScript’s, as the language’s own would brand each instance when it is created.
 */
export class GatewayResponse extends ServerResponse<GatewayRequest> {
  /** Closes the connection after this response if its head goes out before the whole request has arrived. */
  closeIfBodyUnread(): void {
    closingResponses.add(this);
  }

  /** Buffers everything written from now on, if `hold` wants it. */
  hold(hold: BodyHold): void {
    heldBodies.set(this, { state: 'waiting', hold, chunks: [] });
  }

  /**
   * Sends a complete response now; anything written afterwards is dropped. The caller ends it with `finish`.
   *
   * @returns false if another response has begun already
   */
  sendFinal(status: number, headers: OutgoingHttpHeaders, body: string): boolean {
    if (this.headersSent) return false;
    setState(this, 'open');
    for (const name of ['content-encoding', 'etag', 'last-modified', 'set-cookie', 'vary']) this.removeHeader(name);
    super.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
    super.write(body);
    setState(this, 'sealed');
    return true;
  }

  /**
   * Sends a complete response whose headers are all known, in one write.
   *
   * @param lines header lines with their line ends, of names and values that were validated before
   * @param headers names and values in turn; headers set before are not sent
   */
  sendPrebuilt(status: number, lines: string, headers: string[], body: Buffer | undefined): void {
    pendingHeaderLines = lines;
    try {
      super.writeHead(status, headers);
    } finally {
      pendingHeaderLines = '';
    }
    super.end(body);
  }

  /**
   * Called by node to write the head, name by name and character by character, which takes as long as everything else
   * the portal does for a response from memory. Prebuilt lines go before the rest.
   */
  override _storeHeader(firstLine: string, headers: unknown): void {
    super._storeHeader(firstLine + pendingHeaderLines, headers);
  }

  /** Ends a sealed response. */
  finish(): void {
    if (!this.writableEnded) super.end();
  }

  override setHeader(name: string, value: number | string | readonly string[]): this {
    return getState(this) === 'sealed' ? this : super.setHeader(name, value);
  }

  override appendHeader(name: string, value: string | readonly string[]): this {
    return getState(this) === 'sealed' ? this : super.appendHeader(name, value);
  }

  override writeHead(
    status: number,
    ...rest: Array<string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined>
  ): this {
    if (getState(this) === 'sealed') return this;
    this.statusCode = status;
    for (const part of rest) this.setAll(part);
    this.decide();
    if (getState(this) !== 'open' || this.headersSent) return this;
    if (!this.req.complete && closingResponses.has(this)) this.shouldKeepAlive = false;
    return super.writeHead(this.statusCode);
  }

  override flushHeaders(): void {
    this.decide();
    if (getState(this) === 'open') super.flushHeaders();
  }

  override write(chunk: unknown, encodingOrDone?: BufferEncoding | WriteCallback, done?: WriteCallback): boolean {
    this.decide();
    const bytes = toBytes(chunk, encodingOrDone);
    const then = typeof encodingOrDone === 'function' ? encodingOrDone : done;
    if (getState(this) === 'open') return super.write(bytes, then);
    if (getState(this) === 'holding') heldBodies.get(this)?.chunks.push(bytes);
    if (then) process.nextTick(then, null);
    return true;
  }

  override end(first?: unknown, second?: BufferEncoding | (() => void), third?: () => void): this {
    const then = [first, second, third].find((part) => typeof part === 'function');
    const last =
      first === undefined || first === null || typeof first === 'function' ? undefined : toBytes(first, second);
    this.decide();
    if (then) this.once('finish', () => then());
    if (getState(this) === 'open') return last ? super.end(last) : super.end();
    if (getState(this) !== 'holding') return this;
    if (last) heldBodies.get(this)?.chunks.push(last);
    setState(this, 'packing');
    void this.compressAndSend();
    return this;
  }

  private async compressAndSend(): Promise<void> {
    const held = heldBodies.get(this);
    const body = Buffer.concat(held?.chunks.splice(0) ?? []);
    const packed = await held?.hold?.compress(this, body).catch((error: unknown) => {
      log.error({ error: describeError(error) }, 'a response could not be compressed');
      return undefined;
    });
    if (getState(this) !== 'packing') return;
    setState(this, 'open');
    if (packed) super.end(packed);
    else this.destroy();
  }

  private decide(): void {
    const hold = heldBodies.get(this)?.hold;
    if (getState(this) !== 'waiting' || !hold) return;
    const isWanted = hold.shouldBuffer(this);
    if (!isWanted) hold.beforeStream(this);
    setState(this, isWanted ? 'holding' : 'open');
  }

  private setAll(headers: string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined): void {
    if (headers === undefined || typeof headers === 'string' || this.headersSent) return;
    const pairs = Array.isArray(headers) ? pairUp(headers) : Object.entries(headers);
    for (const [name, value] of pairs) if (value !== undefined) this.setHeader(name, value);
  }
}

const getState = (answer: GatewayResponse): State => heldBodies.get(answer)?.state ?? 'open';

function setState(answer: GatewayResponse, state: State): void {
  const held = heldBodies.get(answer);
  if (held) held.state = state;
  else if (state !== 'open') heldBodies.set(answer, { state, hold: undefined, chunks: [] });
}

function pairUp(flat: readonly OutgoingHttpHeader[]): Array<[string, OutgoingHttpHeader | undefined]> {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[String(name), flat[at + 1]]] : []));
}

function toBytes(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  return Buffer.from(String(chunk), typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8');
}
