import { createHash } from 'node:crypto';
import { gatewayMessages } from '@/lib/http/messages';
import type { RequestContext } from '@/lib/request/context';
import { getCurrentMs } from '@/lib/time/current-time';
import { isAsset } from './assets';
import { type GatewayContext, isApiCall } from './context';
import { buildContentSecurityPolicy } from './csp';
import { deferScripts } from './defer-scripts';
import { chooseEncoding, encode } from './encoding';
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
/** When a reader may ask again while the database is away. */
const RETRY_AFTER_SECONDS = 10;
const NO_BODY = [204, 206, 304];
/** Parts of the build that are larger stream through. */
const ASSET_LIMIT_BYTES = 4_194_304;
/** Longer than any process lives. */
const FOR_EVER_MS = 8_640_000_000_000_000;

const getContentType = (answer: GatewayResponse): string => String(answer.getHeader('content-type') ?? '');
/** What Next's script fetches instead of a page when a reader follows a link. */
const isRscPayload = (answer: GatewayResponse): boolean => getContentType(answer).startsWith('text/x-component');
const isPage = (answer: GatewayResponse): boolean => getContentType(answer).startsWith('text/html');

/** True for whole text answers and all parts of the build; pictures, parts of files and what is packed already stream through. */
export function isCompressible({ path }: GatewayContext, answer: GatewayResponse): boolean {
  if (NO_BODY.includes(answer.statusCode) || answer.hasHeader('content-encoding')) return false;
  if (TEXT.test(getContentType(answer))) return true;
  return isAsset(path) && Number(answer.getHeader('content-length') ?? 0) <= ASSET_LIMIT_BYTES;
}

/**
 * Sets what belongs on every answer of Next: the tags it was made of, and no cache for what depends on who asks and for calls
 * that don't ask for one.
 */
export function setCommonHeaders(
  { path }: GatewayContext,
  answer: GatewayResponse,
  { tags, isPersonal }: RequestContext,
): void {
  if (tags.size > 0) answer.setHeader('Cache-Tag', [...tags].join(','));
  if (isPersonal) answer.setHeader('Cache-Control', PRIVATE);
  if (isApiCall(path) && !answer.hasHeader('cache-control')) answer.setHeader('Cache-Control', PRIVATE);
}

/** Gives a collected answer its real status, policy, caching, tag and encoding; the bytes to send come back. */
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
  const reads = visit.req.method === 'GET' && answer.statusCode === 200;
  if (reads && !String(answer.getHeader('cache-control')).includes('no-store')) {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}-${encoding}"`;
    answer.setHeader('ETag', etag);
    if (matchesEtag(visit.req.headers['if-none-match'], etag)) {
      answer.statusCode = 304;
      return Buffer.alloc(0);
    }
  }
  if (encoding !== 'identity') answer.setHeader('Content-Encoding', encoding);
  const packed = await encode(body, encoding, isAsset(visit.path) ? 'cached' : 'once');
  answer.setHeader('Content-Length', packed.length);
  if (canCache(visit, answer, trace)) {
    answer.setHeader(CACHE_FOR_HEADER, msUntil(trace.expiresAt));
    if (trace.revalidateAt !== undefined) answer.setHeader(REVALIDATE_IN_HEADER, msUntil(trace.revalidateAt));
  }
  return packed;
}

/** As a length of time, which the front counts by a clock of its own. */
const msUntil = (moment: number | undefined): number =>
  moment === undefined ? FOR_EVER_MS : Math.max(0, moment - getCurrentMs());

/** Whether the front may give this answer to others who ask the same. */
function canCache(
  { req }: GatewayContext,
  answer: GatewayResponse,
  { isCacheable = false, isPersonal }: RequestContext,
): boolean {
  if (isPersonal || answer.statusCode !== 200 || answer.hasHeader('set-cookie')) return false;
  const caching = String(answer.getHeader('cache-control') ?? 'no-store');
  return isCacheable || (req.method === 'GET' && !/no-store|private/.test(caching));
}

/** What a page of Next still lacks: words where it broke, and room for what is read first. */
function finishPage(visit: GatewayContext, answer: GatewayResponse, rendered: string, trace: RequestContext): string {
  if (answer.statusCode >= 500) return replaceFailedPage(visit, answer, trace);
  return isPublicPage(visit.path) ? deferScripts(rendered) : rendered;
}

/** Next leaves the page of an error to script in the browser; readers without it would see nothing. */
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

/** Sets what the work behind an answer asked for, where Next says nothing but `instead`. */
function applyStatus(answer: GatewayResponse, { status }: Pick<RequestContext, 'status'>, instead = 200): void {
  if (status !== undefined && answer.statusCode === instead) answer.statusCode = status;
  if (answer.statusCode === 503 && !answer.hasHeader('retry-after'))
    answer.setHeader('Retry-After', RETRY_AFTER_SECONDS);
}

/** True when a call threw in an outage: Next answers it with 500 and no word. */
export const isBrokenByOutage = (answer: GatewayResponse, { status }: Pick<RequestContext, 'status'>): boolean =>
  answer.statusCode === 500 && status === 503;

/** The words of such an answer, as those of the calls of the old contract where a program asked. */
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
