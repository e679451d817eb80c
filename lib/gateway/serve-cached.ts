import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { countCache } from '@/lib/metrics/counts';
import { observeRender } from '@/lib/metrics/timings';
import { type CacheLookup, type CacheRef, toCacheRef } from './cache/cache-lookup';
import {
  type CacheEntry,
  decompress,
  getVariant,
  type RenderedResponse,
  type RenderFn,
  type Variant,
} from './cache/entry';
import type { PageCache } from './cache/page-cache';
import { type CacheKey, toCacheKey } from './cache/policy';
import { type ClientProfile, readClientProfile } from './client-profile';
import { type FastPath, type GatewayContext, isApiCall, isReadMethod, type Middleware } from './context';
import { chooseEncoding, type Encoding } from './encoding';
import { matchesEtag } from './etag';
import { fetchPageFromPool } from './fetch-page';
import type { GatewayResponse } from './gateway-response';
import { rejectRequest } from './reject';
import type { RenderWorkerClient } from './render-worker-client';
import { type RecordServed, toUrlLogInfo, type UrlLogInfo } from './traffic-log';

/** Maximum number of memoised raw URLs, and maximum length of one. */
const MAX_URLS = 50_000;
export const MAX_URL_LENGTH = 1_024;
/** Maximum total length of memoised URLs and cache keys, some 20 MB. */
const MAX_TOTAL_CHARS = 10_000_000;

export type PageSource = {
  cache: PageCache;
  pickWorker: () => Promise<RenderWorkerClient | undefined>;
  /** The site's own host, as readers reach it. */
  host: string;
  trustedProxies: number;
};

/** A raw URL seen before: its cache key, what is logged of it, and a reference to its entry. */
type MemoizedUrl = UrlLogInfo & CacheRef;
export type UrlMemo = LRUCache<string, MemoizedUrl>;
export const createUrlMemo = (): UrlMemo => createRefMemo(MAX_URLS);

/** Memo of cache references by raw request; the least recently used are evicted. */
export const createRefMemo = <T extends CacheRef>(max: number): LRUCache<string, T> =>
  new LRUCache<string, T>({
    max,
    maxSize: MAX_TOTAL_CHARS,
    sizeCalculation: ({ address }, asked) => asked.length + address.length,
  });

/**
 * Fast path: serves a cached page for a raw URL seen before, with one lookup and one write.
 *
 * @param note records each response
 */
export function serveFast({ cache, trustedProxies }: PageSource, known: UrlMemo, note: RecordServed): FastPath {
  return (ask, answer) => {
    const { method } = ask;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const there = known.get(ask.url ?? '');
    const kept = there && cache.findByRef(there);
    if (!kept) return false;
    const reader = readClientProfile(ask, trustedProxies);
    // The body of a GET has to be read before the response.
    return (
      reader.wantsFullPage &&
      !reader.hasBody &&
      serveFresh(method, answer, kept, reader, (id, status) => note(method, there, reader, id, status))
    );
  };
}

/**
 * Serves an entry if it is stored in the client's encoding, without compressing it again.
 *
 * @param tell receives the id of the response and its status
 */
export function serveFresh(
  method: string,
  answer: GatewayResponse,
  kept: CacheEntry,
  reader: ClientProfile,
  tell: (id: string, status: number) => void,
): boolean {
  const variant = kept.variants[kept.isCompressible ? reader.encoding : 'identity'];
  if (!variant) return false;
  const id = randomUUID();
  countCache('hit');
  tell(id, writeEntry(method, answer, kept, variant, reader, id));
  return true;
}

/** Serves cache hits; what would have to be rendered continues, to be rate-limited first. */
export function serveCached(pages: PageSource, known: UrlMemo): Middleware {
  return (visit) => {
    const address = findCacheKey(visit, pages, known);
    const kept = address === undefined ? undefined : pages.cache.find(address);
    if (!kept) return false;
    countCache('hit');
    return sendLookup(visit, { entry: kept, how: 'hit' }, pages);
  };
}

/** Renders a cacheable page, once for all concurrent requests, and serves it. */
export function renderAndCache(pages: PageSource, known: UrlMemo): Middleware {
  return async (visit) => {
    const address = findCacheKey(visit, pages, known);
    if (address === undefined) return false;
    const { encoding } = readClientProfile(visit.req, pages.trustedProxies);
    const make = createRenderer(pages, { path: address, encoding: encoding === 'gzip' ? 'gzip' : 'br' });
    const given = await pages.cache.read(address, make, { id: visit.id }).catch(() => undefined);
    return given ? sendLookup(visit, given, pages) : rejectRequest(visit, 'away');
  };
}

const createRenderer =
  ({ pickWorker, host }: PageSource, wish: { path: string; encoding: Encoding }): RenderFn =>
  ({ id }) => {
    const begun = performance.now();
    const observe = () => observeRender(isApiCall(wish.path) ? 'call' : 'page', performance.now() - begun);
    return fetchPageFromPool(pickWorker, { ...wish, host, id }).finally(observe);
  };

function findCacheKey({ req }: GatewayContext, { trustedProxies }: PageSource, known: UrlMemo): CacheKey | undefined {
  if (!isReadMethod(req.method) || !readClientProfile(req, trustedProxies).wantsFullPage) return undefined;
  const url = req.url ?? '';
  const there = known.get(url);
  if (there) return there.address;
  const address = toCacheKey(url);
  if (address === undefined || url.length > MAX_URL_LENGTH) return address;
  known.set(url, toMemoizedUrl(url, address));
  return address;
}

/** Memo entry of a raw URL. Its fields are listed one by one, so that all have one hidden class; see `toCacheEntry`. */
export function toMemoizedUrl(url: string, address: CacheKey): MemoizedUrl {
  const { kind, redactedUrl, logged } = toUrlLogInfo(url);
  const { entryRef } = toCacheRef(address);
  return { kind, redactedUrl: reuseEqual(redactedUrl, url), logged, address: reuseEqual(address, url), entryRef };
}

/** Reuses a string that is equal, as it mostly is, so that it is in memory once. */
const reuseEqual = (text: string, there: string): string => (text === there ? there : text);

/** Sends the result of a lookup; an uncacheable response is passed on as it is. */
export async function sendLookup(
  visit: GatewayContext,
  given: CacheLookup,
  { cache, trustedProxies }: PageSource,
): Promise<true> {
  const { req, res, id } = visit;
  if (given.how === 'pass') return sendRendered(visit, given.rendered);
  const reader = readClientProfile(req, trustedProxies);
  const variant = await getVariant(given.entry, reader.encoding, cache.updateSize);
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  if (!res.destroyed) writeEntry(req.method ?? '', res, given.entry, variant, reader, id);
  return true;
}

/** Writes a cached response, or 304 if the client has it; returns the status. */
function writeEntry(
  method: string,
  answer: GatewayResponse,
  { lines, ownLines }: CacheEntry,
  { etag, lines: ofBytes, body }: Variant,
  reader: ClientProfile,
  id: string,
): number {
  const isKnown = etag !== '' && method !== 'POST' && matchesEtag(reader.ifNoneMatch, etag);
  const status = isKnown ? 304 : 200;
  const ready = `${lines}${ownLines}${ofBytes}X-Request-Id: ${id}\r\n`;
  answer.sendPrebuilt(status, ready, ['Content-Length', String(body.length)], isKnown ? undefined : body);
  return status;
}

async function sendRendered(
  { req, res }: GatewayContext,
  { status, headers, encoding, body }: RenderedResponse,
): Promise<true> {
  for (const [name, value] of headers) res.setHeader(name, value);
  const taken = chooseEncoding(req.headers['accept-encoding'], body.length);
  const plain = encoding === 'identity' || taken === encoding;
  if (plain && encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  const bytes = plain ? body : await decompress[encoding](body);
  res.setHeader('Content-Length', bytes.length);
  res.writeHead(status);
  res.end(bytes);
  return true;
}
