import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { hasSessionCookie } from '@/lib/auth/cookies';
import { classifyOrigin } from '@/lib/auth/origin';
import { joinKey } from '@/lib/cache/cache-key';
import { env } from '@/lib/env/env';
import { parsePayload } from '@/lib/http/payload';
import { cacheableCalls } from '@/lib/legacy-api/cacheable-calls';
import { findMode } from '@/lib/legacy-api/endpoint';
import type { RenderFn } from './cache/entry';
import { type CacheRef, toCacheRef } from './cache/page-cache';
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

/** Payloads of reading calls are a few fields. */
const BODY_LIMIT_BYTES = 4_096;
/** Payloads whose meaning is remembered. */
const MAX_PAYLOADS = 20_000;
/** Addresses of calls that are remembered: there are a dozen, each with what clients write behind it. */
const MAX_ADDRESSES = 1_000;

/** What was understood before: the addresses of calls with their names, and the payloads. */
export type CallMemo = {
  addresses: LRUCache<string, UrlLogInfo & { name: string }>;
  normalizedPayloads: LRUCache<string, CacheRef>;
};
export const createCallMemo = (): CallMemo => ({
  addresses: new LRUCache({ max: MAX_ADDRESSES }),
  normalizedPayloads: createRefMemo(MAX_PAYLOADS),
});

/**
 * Gives what is kept of an old reading call to whoever asks for it in words that were used before.
 *
 * @param note is told of each answer
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
 * Gives what is kept of an old reading call, or has it made once for all who ask the same; other calls go on with the body
 * that was read. Calls that bring a session, or come from another site, go on too: their answers are their own.
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
  // What one asker was refused is nothing to another.
  if (given.how === 'pass' && given.client !== asker) return false;
  return sendLookup(visit, given, pages);
}

/** Holds the payload as text: the bytes may be a small part of a large buffer, which would stay with the answer. */
const createCallRenderer =
  (
    { pickWorker, host }: PageSource,
    wish: { path: string; encoding: Encoding; type: string },
    payload: string,
  ): RenderFn =>
  (asker) =>
    fetchPageFromPool(pickWorker, { ...wish, ...asker, host, method: 'POST', body: Buffer.from(payload, 'latin1') });

/**
 * A question as it came: two of which this is the same are the same in each of their parts. As `joinKey` would write it, but for
 * the last part, which needs no length; written out, as this is done for each call.
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
 * What a payload asks for, in one form: the mode, and the fields that the mode knows, in its order. Only plain values are
 * questions that others ask too; what else stands in a field is for the call to refuse.
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

/** True for what JSON writes as no other value; of what is not there it writes nothing. */
const isPrimitive = (value: unknown): boolean =>
  value === null || Number.isFinite(value) || ['string', 'boolean', 'undefined'].includes(typeof value);

/** Hands over the body as it arrived; undefined when the client broke off or was refused meanwhile. */
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
