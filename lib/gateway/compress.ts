import { createHash } from 'node:crypto';
import { gatewayMessages } from '@/lib/http/messages';
import type { RequestContext } from '@/lib/request/context';
import { getCurrentMs } from '@/lib/time/current-time';
import { isAsset, isDrawnCover } from './assets';
import { type GatewayContext, isApiCall } from './context';
import { buildContentSecurityPolicy } from './csp';
import { deferScripts } from './defer-scripts';
import { chooseEncoding, type Encoding, encode, encodeFile } from './encoding';
import { renderErrorPage } from './error-page';
import { matchesEtag } from './etag';
import type { GatewayResponse } from './gateway-response';
import { isPublicPage } from './public-pages';
import { rejections } from './reject';
import { CACHE_FOR_HEADER, REVALIDATE_IN_HEADER } from './render-worker-client';

export type CompressOptions = { https: boolean };

const TEXT =
  /^(text\/(html|css|plain|xml|javascript|x-component)|application\/((ld|feed|manifest|\w+\+)?\+?(json|xml)|javascript)|image\/svg\+xml)\b/;
const PUBLIC = 'public, max-age=0, must-revalidate';
const PRIVATE = 'private, no-store';
/** Retry-After while the database is unavailable. */
const RETRY_AFTER_SECONDS = 10;
const NO_BODY = [204, 206, 304];
/** Larger build assets are streamed as they are. */
const ASSET_LIMIT_BYTES = 4_194_304;
/** Longer than any process lives. */
const FOR_EVER_MS = 8_640_000_000_000_000;

const getContentType = (answer: GatewayResponse): string => String(answer.getHeader('content-type') ?? '');
/** React Server Components payload, which Next's client-side router fetches instead of a page. */
const isRscPayload = (answer: GatewayResponse): boolean => getContentType(answer).startsWith('text/x-component');
const isPage = (answer: GatewayResponse): boolean => getContentType(answer).startsWith('text/html');

/**
 * True for complete text responses, build assets and drawn covers; other images, ranges and encoded responses are
 * streamed.
 */
export function isCompressible({ path }: GatewayContext, answer: GatewayResponse): boolean {
  if (NO_BODY.includes(answer.statusCode) || answer.hasHeader('content-encoding')) return false;
  if (TEXT.test(getContentType(answer))) return true;
  return (isAsset(path) || isDrawnCover(path)) && Number(answer.getHeader('content-length') ?? 0) <= ASSET_LIMIT_BYTES;
}

/**
 * Sets the headers of every response of Next: the tags of what it read, and no caching for personal responses and for
 * API calls that don't set it themselves. Pages and calls are no resources of other sites; pictures and feeds may be.
 */
export function setCommonHeaders(
  { path }: GatewayContext,
  answer: GatewayResponse,
  { tags, isPersonal }: RequestContext,
): void {
  if (tags.size > 0) answer.setHeader('Cache-Tag', [...tags].join(','));
  if (isPersonal) answer.setHeader('Cache-Control', PRIVATE);
  if (isPersonal || isPage(answer) || isApiCall(path)) answer.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (isApiCall(path) && !answer.hasHeader('cache-control')) answer.setHeader('Cache-Control', PRIVATE);
}

/**
 * Finishes a buffered response: status, Content-Security-Policy, caching, ETag and encoding. Returns the bytes to send.
 */
export async function compressResponse(
  visit: GatewayContext,
  answer: GatewayResponse,
  rendered: Buffer,
  trace: RequestContext,
  packing: CompressOptions,
): Promise<Buffer> {
  setCommonHeaders(visit, answer, trace);
  const page = isPage(answer) ? finishPage(visit, answer, rendered.toString('utf8'), trace) : undefined;
  if (page !== undefined) setPageHeaders(visit, answer, page, trace, packing);
  if (page === undefined && isBrokenByOutage(answer, trace)) return writeOutage(visit, answer);
  const body = page === undefined ? rendered : Buffer.from(page);
  if (isRscPayload(answer)) applyStatus(answer, trace);
  const isText = TEXT.test(getContentType(answer));
  const encoding = isText ? chooseEncoding(visit.req.headers['accept-encoding'], body.length) : 'identity';
  appendVary(answer, 'Accept-Encoding');
  answer.removeHeader('content-length');
  const etag = hasEtag(visit, answer) ? buildEtag(body, encoding) : undefined;
  if (etag !== undefined) {
    answer.setHeader('ETag', etag);
    if (matchesEtag(visit.req.headers['if-none-match'], etag)) {
      answer.statusCode = 304;
      return Buffer.alloc(0);
    }
  }
  if (encoding !== 'identity') answer.setHeader('Content-Encoding', encoding);
  const isFile = etag !== undefined && isAsset(visit.path);
  const packed = await (isFile ? encodeFile(body, encoding, etag) : encode(body, encoding, 'once'));
  answer.setHeader('Content-Length', packed.length);
  if (canCache(visit, answer, trace)) {
    answer.setHeader(CACHE_FOR_HEADER, msUntil(trace.expiresAt));
    if (trace.revalidateAt !== undefined) answer.setHeader(REVALIDATE_IN_HEADER, msUntil(trace.revalidateAt));
  }
  return packed;
}

const hasEtag = ({ req }: GatewayContext, answer: GatewayResponse): boolean =>
  req.method === 'GET' && answer.statusCode === 200 && !String(answer.getHeader('cache-control')).includes('no-store');

const buildEtag = (body: Buffer, encoding: Encoding): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}-${encoding}"`;

/** A duration, as the gateway counts by a monotonic clock of its own. */
const msUntil = (moment: number | undefined): number =>
  moment === undefined ? FOR_EVER_MS : Math.max(0, moment - getCurrentMs());

/** True if the gateway may serve this response to others who send the same request. */
function canCache(
  { req }: GatewayContext,
  answer: GatewayResponse,
  { isCacheable = false, isPersonal }: RequestContext,
): boolean {
  if (isPersonal || answer.statusCode !== 200 || answer.hasHeader('set-cookie')) return false;
  const caching = String(answer.getHeader('cache-control') ?? 'no-store');
  return isCacheable || (req.method === 'GET' && !/no-store|private/.test(caching));
}

/** Completes a page of Next: an error page in the place of a failed one, deferred scripts on public pages. */
function finishPage(visit: GatewayContext, answer: GatewayResponse, rendered: string, trace: RequestContext): string {
  if (answer.statusCode >= 500) return replaceFailedPage(visit, answer, trace);
  return isPublicPage(visit.path) ? deferScripts(rendered, { isAnswer: visit.req.method === 'POST' }) : rendered;
}

/** Replaces Next's error page, which is rendered by script in the browser: readers without script would see nothing. */
function replaceFailedPage(
  { req, id }: GatewayContext,
  answer: GatewayResponse,
  { status = answer.statusCode }: RequestContext,
): string {
  applyStatus(answer, { status: Math.max(status, 500) }, answer.statusCode);
  return renderErrorPage(answer.statusCode, { id, isSent: req.method === 'POST' });
}

function setPageHeaders(
  visit: GatewayContext,
  answer: GatewayResponse,
  html: string,
  { status, isPersonal }: RequestContext,
  { https }: CompressOptions,
): void {
  applyStatus(answer, { status });
  answer.setHeader('Content-Security-Policy', buildContentSecurityPolicy(html, https));
  if (isApiCall(visit.path) && !answer.hasHeader('set-cookie')) return;
  const shared =
    !isPersonal &&
    isPublicPage(visit.path) &&
    visit.req.method === 'GET' &&
    answer.statusCode < 500 &&
    !answer.hasHeader('set-cookie');
  answer.setHeader('Cache-Control', shared ? PUBLIC : PRIVATE);
}

/** Applies the status of the request context if Next's is still `instead`; adds Retry-After to a 503. */
function applyStatus(answer: GatewayResponse, { status }: Pick<RequestContext, 'status'>, instead = 200): void {
  if (status !== undefined && answer.statusCode === instead) answer.statusCode = status;
  if (answer.statusCode === 503 && !answer.hasHeader('retry-after'))
    answer.setHeader('Retry-After', RETRY_AFTER_SECONDS);
}

/** True if a call threw in an outage: Next answers 500 with an empty body. */
export const isBrokenByOutage = (answer: GatewayResponse, { status }: Pick<RequestContext, 'status'>): boolean =>
  answer.statusCode === 500 && status === 503;

/** Body of such a response: JSON as in the legacy API for calls, else plain text. */
function writeOutage({ path }: GatewayContext, answer: GatewayResponse): Buffer {
  const { status, code, message } = rejections.away;
  const words = gatewayMessages[message].th;
  const [type, text] = isApiCall(path)
    ? ['application/json', JSON.stringify({ status: false, code, message: words })]
    : ['text/plain', `${words}\n`];
  applyStatus(answer, { status }, 500);
  answer.setHeader('Content-Type', `${type}; charset=utf-8`);
  answer.setHeader('Cache-Control', PRIVATE);
  const body = Buffer.from(text);
  answer.setHeader('Content-Length', body.length);
  return body;
}

function appendVary(answer: GatewayResponse, name: string): void {
  const given = String(answer.getHeader('vary') ?? '');
  answer.setHeader('Vary', given ? `${given}, ${name}` : name);
}
