import { lookup as resolveName } from 'node:dns/promises';
import { Agent as HttpAgent, type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** Reason why a request to another site has no answer; `status` is an answer that is no success. */
export type OutboundProblem = 'address' | 'redirect' | 'size' | 'time' | 'network' | 'status';

/** A request to another site that failed. */
export class OutboundError extends Error {
  override name = 'OutboundError';

  constructor(
    readonly problem: OutboundProblem,
    message: string,
    /** HTTP status, for `status`. */
    readonly status?: number,
    readonly headers: IncomingHttpHeaders = {},
  ) {
    super(message);
  }
}

/** Connections of one client, kept open between its requests. */
export type OutboundAgents = { http: HttpAgent; https: HttpsAgent };

export type OutboundRequest = {
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Maximum size of the answer, in bytes. */
  maxBytes: number;
  /** Time limits in milliseconds: for the whole request, and without a byte. */
  totalMs: number;
  idleMs: number;
  /** Hosts (`name:port`) that may have private addresses; none by default. */
  privateHosts?: ReadonlySet<string>;
  agents?: OutboundAgents;
};

export type OutboundAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  url: URL;
  /** Address to ask from now on, if the first one was moved for good. */
  movedTo?: URL;
};

const MAX_REDIRECTS = 4;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PERMANENT = new Set([301, 308]);
const USER_AGENT = 'portal-move/1 (+site migration)';

/** Opens the connections of a client. */
export const createAgents = (): OutboundAgents => ({
  http: new HttpAgent({ keepAlive: true, maxSockets: 2 }),
  https: new HttpsAgent({ keepAlive: true, maxSockets: 2 }),
});

/**
 * Sends a request to a site on the internet. The address is checked after the name was resolved, and the connection goes
 * to that very address; redirects are checked in the same way. A POST is redirected within its host only.
 *
 * @returns the answer, whatever its status
 * @throws OutboundError for private addresses, too large or too slow answers, broken connections
 */
export async function sendOutbound(request: OutboundRequest): Promise<OutboundAnswer> {
  const deadline = AbortSignal.timeout(request.totalMs);
  let { url } = request;
  let movedTo: URL | undefined;
  let isForGood = true;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await sendOnce({ ...request, url }, deadline);
    const { location } = answer.headers;
    if (!REDIRECTS.has(answer.status) || location === undefined) return { ...answer, ...(movedTo && { movedTo }) };
    const next = URL.canParse(location, url) ? new URL(location, url) : undefined;
    if (!next) throw new OutboundError('redirect', `redirected to no address: ${location.slice(0, 200)}`);
    if (request.method === 'POST' && next.hostname !== url.hostname)
      throw new OutboundError('redirect', `redirected to another host: ${next.host}`);
    url = next;
    isForGood &&= PERMANENT.has(answer.status);
    if (isForGood) movedTo = next;
  }
  throw new OutboundError('redirect', `more than ${MAX_REDIRECTS} redirects`);
}

function assertAllowed(url: URL, privateHosts: ReadonlySet<string>): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new OutboundError('address', `no web address: ${url.protocol}`);
  if (url.username !== '' || url.password !== '') throw new OutboundError('address', 'an address with a password');
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !privateHosts.has(getHostKey(url)) && !isPublicAddress(literal))
    throw new OutboundError('address', `a private address: ${literal}`);
}

/** Host and port of an address, as in `privateHosts`. */
export const getHostKey = (url: URL): string =>
  `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;

/** Resolves names to public addresses only; a name with a single private address is refused as a whole. */
const createLookup =
  (isExempt: boolean): LookupFunction =>
  (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }).then(
      (found) => {
        const hidden = isExempt ? undefined : found.find(({ address }) => !isPublicAddress(address));
        const [first] = found;
        if (hidden || !first) {
          const words = hidden ? `a private address: ${hostname} is ${hidden.address}` : `no address: ${hostname}`;
          callback(new OutboundError('address', words), '', 4);
        } else if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 4),
    );
  };

function sendOnce(request: OutboundRequest, deadline: AbortSignal): Promise<OutboundAnswer> {
  const { url, method = 'GET', headers = {}, body, idleMs, privateHosts = new Set<string>(), agents } = request;
  return new Promise((resolve, reject) => {
    assertAllowed(url, privateHosts);
    const isTls = url.protocol === 'https:';
    const fail = (error: unknown) => reject(toOutboundError(error, deadline));
    const sent = (isTls ? requestHttps : requestHttp)(
      url,
      {
        method,
        headers: {
          ...{ 'User-Agent': USER_AGENT, 'Accept-Encoding': 'identity', ...headers },
          ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
        },
        agent: agents ? (isTls ? agents.https : agents.http) : false,
        lookup: createLookup(privateHosts.has(getHostKey(url))),
        signal: deadline,
        timeout: idleMs,
      },
      (response) => {
        readBody(response, request.maxBytes).then(
          (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes, url }),
          (error) => {
            sent.destroy();
            fail(error);
          },
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new OutboundError('time', 'no byte for too long')));
    sent.on('error', fail);
    sent.end(body);
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new OutboundError('network', `compressed though not asked for: ${encoding}`);
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw createSizeError(maxBytes);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    bytes += part.length;
    if (bytes > maxBytes) throw createSizeError(maxBytes);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const createSizeError = (maxBytes: number) => new OutboundError('size', `more than ${maxBytes} bytes`);

function toOutboundError(error: unknown, deadline: AbortSignal): OutboundError {
  if (error instanceof OutboundError) return error;
  if (deadline.aborted) return new OutboundError('time', 'the answer took too long');
  return new OutboundError('network', error instanceof Error ? error.message : String(error));
}
