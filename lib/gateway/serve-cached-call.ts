import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { hasSessionCookie } from '@/lib/auth/cookies';
import { classifyOrigin } from '@/lib/auth/origin';
import { joinKey } from '@/lib/cache/cache-key';
import { env } from '@/lib/env/env';
import { parsePayload } from '@/lib/http/payload';
import { cacheableCalls } from '@/lib/legacy-api/cacheable-calls';
import { findMode } from '@/lib/legacy-api/endpoint';
import { type CacheRef, toCacheRef } from './cache/cache-lookup';
import type { RenderFn } from './cache/entry';
import type { CacheKey } from './cache/policy';
import { readClientProfile } from './client-profile';
import { type FastPath, type GatewayContext, type Middleware, readLegacyCallName } from './context';
import { chooseEncoding, type Encoding } from './encoding';
import { fetchPageFromPool } from './fetch-page';
import type { GatewayRequest } from './gateway-request';
import type { GatewayResponse } from './gateway-response';
import { rejectRequest } from './reject';
import { createRefMemo, MAX_URL_LENGTH, type PageSource, sendLookup, serveFresh } from './serve-cached';
import { CLIENT_CLOSED, type RecordServed, toUrlLogInfo, type UrlLogInfo } from './traffic-log';

/** Maximum body of a cacheable call, whose payload is a few fields. */
const BODY_LIMIT_BYTES = 4_096;
/** Maximum number of memoised payloads. */
const MAX_PAYLOADS = 20_000;
/** Maximum number of memoised URLs: a dozen calls, each with the queries that clients append. */
const MAX_ADDRESSES = 1_000;

/** Calls seen before: their URLs with the call's name, and their payloads. */
export type CallMemo = {
  addresses: LRUCache<string, UrlLogInfo & { name: string }>;
  normalizedPayloads: LRUCache<string, CacheRef>;
};
export const createCallMemo = (): CallMemo => ({
  addresses: new LRUCache({ max: MAX_ADDRESSES }),
  normalizedPayloads: createRefMemo(MAX_PAYLOADS),
});

/**
 * Fast path for legacy read calls whose exact payload was seen before.
 *
 * @param note records each response
 */
export function serveCallsFast({ cache, trustedProxies }: PageSource, known: CallMemo, note: RecordServed): FastPath {
  return (ask, answer, goOn) => {
    const there = ask.method === 'POST' ? known.addresses.get(ask.url ?? '') : undefined;
    if (!there || ask.headers.expect !== undefined || !isCacheableCall(ask, there.name)) return false;
    readFullBody(ask, answer, (body) => {
      const reader = readClientProfile(ask, trustedProxies);
      const tell = (id: string, status: number) => note('POST', there, reader, id, status);
      if (!body) return tell(randomUUID(), CLIENT_CLOSED);
      const place = known.normalizedPayloads.get(toRawKey(ask, body));
      const kept = place && cache.findByRef(place);
      if (!kept || !serveFresh('POST', answer, kept, reader, tell)) goOn(body);
    });
    return true;
  };
}

/**
 * Serves legacy read calls from the cache, or renders a response once for all identical calls; other calls continue
 * with the body that was read. Calls with a session or from another site continue too: their responses are their own.
 */
export function serveCachedCalls(pages: PageSource, { addresses, normalizedPayloads }: CallMemo): Middleware {
  return async (visit) => {
    const { req } = visit;
    const name = readLegacyCallName(visit.path);
    if (req.method !== 'POST' || name === undefined || !isCacheableCall(req, name)) return false;
    const body =
      visit.body ?? (await new Promise<Buffer | undefined>((resolve) => readFullBody(req, visit.res, resolve)));
    if (!body) return true;
    visit.body = body;
    const { url = '' } = req;
    const type = req.headers['content-type'] ?? '';
    const raw = toRawKey(req, body);
    const place = normalizedPayloads.get(raw) ?? (await normalizePayload(name, url, type, body));
    if (!place) return false;
    normalizedPayloads.set(raw, place);
    addresses.set(url, { ...toUrlLogInfo(url), name });
    return serveOrRender(pages, visit, place.address, body, type);
  };
}

async function serveOrRender(
  pages: PageSource,
  visit: GatewayContext,
  address: CacheKey,
  body: Buffer,
  type: string,
): Promise<boolean> {
  const { req, id } = visit;
  const encoding = chooseEncoding(req.headers['accept-encoding'], Number.MAX_SAFE_INTEGER);
  const make = createCallRenderer(pages, { path: req.url ?? '', encoding, type }, body.toString('latin1'));
  const asker = { id, from: req.headers['x-forwarded-for'] };
  const given = await pages.cache.read(address, make, asker).catch(() => undefined);
  if (!given) return rejectRequest(visit, 'away');
  // A rejection is per client and must not be shared.
  if (given.how === 'pass' && given.client !== asker) return false;
  return sendLookup(visit, given, pages);
}

/**
 * Holds the payload as a string: the bytes may be a small part of a large buffer, which the cache entry would keep
 * alive.
 */
const createCallRenderer =
  (
    { pickWorker, host }: PageSource,
    wish: { path: string; encoding: Encoding; type: string },
    payload: string,
  ): RenderFn =>
  (asker) =>
    fetchPageFromPool(pickWorker, { ...wish, ...asker, host, method: 'POST', body: Buffer.from(payload, 'latin1') });

/**
 * Key of a call as sent: calls with equal keys are equal in each part. Written like `joinKey`, but without a length for
 * the last part; inlined, as this runs for each call.
 */
export function toRawKey({ url = '', headers }: Pick<GatewayRequest, 'url' | 'headers'>, body: Buffer): string {
  const { 'content-type': type = '' } = headers;
  return `${url.length}:${url}${type.length}:${type}${body.toString('latin1')}`;
}

function isCacheableCall(ask: GatewayRequest, name: string): boolean {
  const { url = '', headers } = ask;
  if (url.length + (headers['content-type'] ?? '').length > MAX_URL_LENGTH) return false;
  if (ask.contentLength === 0 || ask.contentLength > BODY_LIMIT_BYTES) return false;
  if (hasSessionCookie(headers.cookie)) return false;
  if (headers.origin !== undefined && classifyOrigin(new Headers({ origin: headers.origin })) !== 'own') return false;
  return cacheableCalls.has(resolveAlias(name));
}

const resolveAlias = (name: string): string => env.LEGACY_ALIASES.get(name) ?? name;

/**
 * Normalises a payload to a cache key: the mode, and the fields that the mode knows, in its order. Only plain values
 * are cached; anything else in a field is for the call to reject.
 */
async function normalizePayload(name: string, url: string, type: string, body: Buffer): Promise<CacheRef | undefined> {
  const fields = await parsePayload(body, type).catch(() => undefined);
  const modes = cacheableCalls.get(resolveAlias(name)) ?? [];
  const crud = new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length)).get('crud');
  const mode = fields && findMode(modes, fields, crud);
  if (!fields || !mode?.fields) return undefined;
  const known = ['ApiKey', ...mode.fields].map((field) => fields.get(field));
  if (!known.every(isPrimitive)) return undefined;
  return toCacheRef(joinKey(resolveAlias(name), modes.indexOf(mode), ...known.map((value) => JSON.stringify(value))));
}

/** True for values that JSON writes as no other value; an absent field is written as nothing. */
const isPrimitive = (value: unknown): boolean =>
  value === null || Number.isFinite(value) || ['string', 'boolean', 'undefined'].includes(typeof value);

/** Reads the whole body; undefined if the client aborted or was rejected meanwhile. */
function readFullBody(ask: GatewayRequest, answer: GatewayResponse, done: (body: Buffer | undefined) => void): void {
  const chunks: Buffer[] = [];
  let isDone = false;
  const end = (body: Buffer | undefined) => {
    if (!isDone) done(body);
    isDone = true;
  };
  ask.on('data', (chunk: Buffer) => chunks.push(chunk));
  ask.once('end', () => end(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
  ask.once('error', () => end(undefined));
  answer.once('close', () => end(undefined));
}
