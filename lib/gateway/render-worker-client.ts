import { Agent, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { getEpoch } from '@/lib/cache/invalidation';
import { getErrorCode } from '@/lib/log/error-code';

/** Connection of the gateway to one render worker. */
export type RenderWorkerClient = {
  /** Starts a request; the caller sends its body and reads its response. */
  request: (options: { method?: string; path?: string; headers: OutgoingHttpHeaders }) => ClientRequest;
  /** True once a connection was refused, and for a moment after one broke. */
  isUnreachable: () => boolean;
  /** Number of requests under way. */
  busy: () => number;
  /** Closes all connections. */
  close: () => void;
};

/** Error codes of connecting to a worker that has ended. */
const REFUSED_CODES = ['ECONNREFUSED', 'ENOENT'];
/** Error codes seen when the worker has just died; its exit event arrives a moment later. */
const BROKEN_CODES = ['ECONNRESET', 'EPIPE'];
const SUSPECT_MS = 100;

/** True for an error that means that the worker has gone, not that it failed to answer. */
export const isWorkerGone = (error: unknown): boolean =>
  [...REFUSED_CODES, ...BROKEN_CODES].includes(getErrorCode(error) ?? '');
/** Responses carry the tags of everything they read, which may be many. */
const HEADERS_LIMIT_BYTES = 131_072;

/** Connects to a worker by the path of its socket. */
export function connectToWorker(socketPath: string): RenderWorkerClient {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  let busy = 0;
  let lost = false;
  let doubtedUntil = 0;
  return {
    request: (options) => {
      busy += 1;
      const headers = { ...options.headers, [EPOCH_HEADER]: getEpoch() };
      const call = request({
        ...options,
        headers,
        socketPath,
        agent,
        maxHeaderSize: HEADERS_LIMIT_BYTES,
        setHost: false,
      });
      call.once('close', () => {
        busy -= 1;
      });
      call.once('error', (error) => {
        const code = getErrorCode(error) ?? '';
        if (REFUSED_CODES.includes(code)) lost = true;
        if (BROKEN_CODES.includes(code)) doubtedUntil = performance.now() + SUSPECT_MS;
      });
      return call;
    },
    isUnreachable: () => lost || performance.now() < doubtedUntil,
    busy: () => busy,
    close: () => agent.destroy(),
  };
}

/** Paths of internal calls from the gateway to a worker. */
export const INTERNAL_PATHS = {
  metrics: '/inner/metrics',
  verdict: '/inner/verdict',
  mayOpen: '/inner/may-open',
  ready: '/inner/ready',
  uploader: '/inner/uploader',
} as const;
/** Marks an internal call; dropped from requests of clients. */
export const INTERNAL_CALL_HEADER = 'portal-inner';

/** Prefix of the headers between gateway and workers, which are neither accepted from clients nor sent to them. */
export const INTERNAL_HEADER_PREFIX = 'portal-';
/** Time for which a response may be cached, and after which it is revalidated in the background. Milliseconds. */
export const CACHE_FOR_HEADER = 'portal-keep-for';
export const REVALIDATE_IN_HEADER = 'portal-renew-in';
/** Invalidation epoch of the gateway at request time; memoised values older than this are stale. */
export const EPOCH_HEADER = 'portal-heard';
/** Marks a request of the cache: it carries nothing of a reader, and its response is for everyone. */
export const PUBLIC_HEADER = 'portal-public';

/** Headers that belong to one connection, not to the response or request that it carries. */
export const HOP_BY_HOP_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers of a response that are passed on to the client, as they were written. */
export function getEndToEndHeaders({ rawHeaders }: IncomingMessage): Array<readonly [name: string, value: string]> {
  const pairs: Array<readonly [string, string]> = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    const lower = name.toLowerCase();
    if (!HOP_BY_HOP_HEADERS.has(lower) && !lower.startsWith(INTERNAL_HEADER_PREFIX)) pairs.push([name, value]);
  }
  return pairs;
}
