import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { countCache } from '@/lib/metrics/counts';
import { observeRender } from '@/lib/metrics/timings';
import {
  type CacheEntry,
  decompress,
  getVariant,
  type RenderedResponse,
  type RenderFn,
  type Variant,
} from './cache/entry';
import { type CacheLookup, type CacheRef, type PageCache, toCacheRef } from './cache/page-cache';
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

/** Raw addresses that are remembered, and the longest of them. */
const MAX_URLS = 50_000;
export const MAX_URL_LENGTH = 1_024;
/** How long the words of everything that is remembered may be together, some 20 MB at most. */
const MAX_TOTAL_CHARS = 10_000_000;

export type PageSource = {
  cache: PageCache;
  pickWorker: () => Promise<RenderWorkerClient | undefined>;
  /** The site's own host, as readers reach it. */
  host: string;
  trustedProxies: number;
};

/** A raw address that was asked for before: its one form, what is noted of it, and where its answer was found. */
type MemoizedUrl = UrlLogInfo & CacheRef;
export type UrlMemo = LRUCache<string, MemoizedUrl>;
export const createUrlMemo = (): UrlMemo => createRefMemo(MAX_URLS);

/** Where the answers are to what was asked before, by its words; the least recently used leave. */
export const createRefMemo = <T extends CacheRef>(max: number): LRUCache<string, T> =>
  new LRUCache<string, T>({
    max,
    maxSize: MAX_TOTAL_CHARS,
    sizeCalculation: ({ address }, asked) => asked.length + address.length,
  });

/**
 * Gives what is kept to whoever asks for it in a way that was asked before: one look-up and one write.
 *
 * @param note is told of each answer
 */
export function serveFast({ cache, trustedProxies }: PageSource, known: UrlMemo, note: RecordServed): FastPath {
  return (ask, answer) => {
    const { method } = ask;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const there = known.get(ask.url ?? '');
    const kept = there && cache.findByRef(there);
    if (!kept) return false;
    const reader = readClientProfile(ask, trustedProxies);
    // The body of a reading has to be heard before its answer.
    return (
      reader.wantsFullPage &&
      !reader.hasBody &&
      serveFresh(method, answer, kept, reader, (id, status) => note(method, there, reader, id, status))
    );
  };
}

/**
 * Gives an entry if it is there as the reader takes it, without packing it anew.
 *
 * @param tell hears the id of the answer and its status
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

/** Gives what is kept; what would have to be made passes on, to be counted first. */
export function serveCached(pages: PageSource, known: UrlMemo): Middleware {
  return (visit) => {
    const address = findCacheKey(visit, pages, known);
    const kept = address === undefined ? undefined : pages.cache.find(address);
    if (!kept) return false;
    countCache('hit');
    return sendLookup(visit, { entry: kept, how: 'hit' }, pages);
  };
}

/** Makes what may be kept, once for all who ask for it at a time, and gives it. */
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

/** What is remembered of a raw address. Its fields are written out, so that all have one shape; see `toCacheEntry`. */
export function toMemoizedUrl(url: string, address: CacheKey): MemoizedUrl {
  const { kind, redactedUrl, logged } = toUrlLogInfo(url);
  const { entryRef } = toCacheRef(address);
  return { kind, redactedUrl: reuseEqual(redactedUrl, url), logged, address: reuseEqual(address, url), entryRef };
}

/** A text that says the same as one that is there: mostly they do, and it stands in memory once. */
const reuseEqual = (text: string, there: string): string => (text === there ? there : text);

/** Sends what came of reading an address; an answer that isn't kept goes on as it is. */
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

/** Writes an answer that is kept, or that the reader has it; the status that it got comes back. */
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
