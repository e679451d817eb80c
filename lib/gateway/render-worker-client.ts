import { Agent, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { getEpoch } from '@/lib/cache/invalidation';
import { getErrorCode } from '@/lib/log/error-code';

/** One process that draws pages, as the front reaches it. */
export type RenderWorkerClient = {
  /** Begins a request; the caller sends its body and hears its answer. */
  request: (options: { method?: string; path?: string; headers: OutgoingHttpHeaders }) => ClientRequest;
  /** True once nobody listened where it should be, and for a moment after a connection to it broke. */
  isUnreachable: () => boolean;
  /** How many requests are under way. */
  busy: () => number;
  /** Closes connections that rest. */
  close: () => void;
};

/** What connecting to a process that has ended looks like. */
const REFUSED_CODES = ['ECONNREFUSED', 'ENOENT'];
/** What a connection looks like whose process has just ended; that it has is told a moment later. */
const BROKEN_CODES = ['ECONNRESET', 'EPIPE'];
const SUSPECT_MS = 100;

/** True for an error that says that a process has gone, not that it could not answer. */
export const isWorkerGone = (error: unknown): boolean =>
  [...REFUSED_CODES, ...BROKEN_CODES].includes(getErrorCode(error) ?? '');
/** Answers carry the tags of all that was read, which may be many. */
const HEADERS_LIMIT_BYTES = 131_072;

/** Reaches a process by the path of its socket. */
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

/** Under these the front asks a process for what it can't know itself. */
export const INTERNAL_PATHS = {
  metrics: '/inner/metrics',
  verdict: '/inner/verdict',
  mayOpen: '/inner/may-open',
  ready: '/inner/ready',
  uploader: '/inner/uploader',
} as const;
/** Marks such a question; nobody else's request may carry it. */
export const INTERNAL_CALL_HEADER = 'portal-inner';

/** Names of the headers by which a render process tells the front what nobody else is to know. */
export const INTERNAL_HEADER_PREFIX = 'portal-';
/** How long an answer may be given again, and after how long a new one is made meanwhile, in milliseconds. */
export const CACHE_FOR_HEADER = 'portal-keep-for';
export const REVALIDATE_IN_HEADER = 'portal-renew-in';
/** Up to which word of its own the front had spoken when it asked: what was remembered before is not to be used. */
export const EPOCH_HEADER = 'portal-heard';
/** Marks what the front asks for to keep it: nothing of a reader is in it, and the answer is for everyone. */
export const PUBLIC_HEADER = 'portal-public';

/** Headers that belong to one connection, not to the answer or the request that it carries. */
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

/** The headers of an answer that go on to the client, as they were written. */
export function getEndToEndHeaders({ rawHeaders }: IncomingMessage): Array<readonly [name: string, value: string]> {
  const pairs: Array<readonly [string, string]> = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    const lower = name.toLowerCase();
    if (!HOP_BY_HOP_HEADERS.has(lower) && !lower.startsWith(INTERNAL_HEADER_PREFIX)) pairs.push([name, value]);
  }
  return pairs;
}
