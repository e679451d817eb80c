import { createHash } from 'node:crypto';
import { frontMessages } from '@/lib/http/messages';
import type { Trace } from '@/lib/request/context';
import { currentMs } from '@/lib/time/current-time';
import type { Answer } from './answer';
import { isAsset } from './assets';
import { brokenPage } from './broken-page';
import { matchesTag } from './conditional';
import { policyFor } from './csp';
import { chooseEncoding, encode } from './encoding';
import { loadScriptsLater } from './later-scripts';
import { isPublicPage } from './public-pages';
import { refusals } from './refuse';
import { KEEP_FOR, RENEW_IN } from './render-process';
import { isCall, type Visit } from './visit';

export type Packing = { https: boolean };

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

const typeOf = (answer: Answer): string => String(answer.getHeader('content-type') ?? '');
/** What Next's script fetches instead of a page when a reader follows a link. */
const isPayload = (answer: Answer): boolean => typeOf(answer).startsWith('text/x-component');
const isPage = (answer: Answer): boolean => typeOf(answer).startsWith('text/html');

/** True for whole text answers and all parts of the build; pictures, parts of files and what is packed already stream through. */
export function isPackable({ path }: Visit, answer: Answer): boolean {
  if (NO_BODY.includes(answer.statusCode) || answer.hasHeader('content-encoding')) return false;
  if (TEXT.test(typeOf(answer))) return true;
  return isAsset(path) && Number(answer.getHeader('content-length') ?? 0) <= ASSET_LIMIT_BYTES;
}

/**
 * Sets what belongs on every answer of Next: the tags it was made of, and no cache for what depends on who asks and for calls
 * that don't ask for one.
 */
export function setCommonHeaders({ path }: Visit, answer: Answer, { tags, isPersonal }: Trace): void {
  if (tags.size > 0) answer.setHeader('Cache-Tag', [...tags].join(','));
  if (isPersonal) answer.setHeader('Cache-Control', PRIVATE);
  if (isCall(path) && !answer.hasHeader('cache-control')) answer.setHeader('Cache-Control', PRIVATE);
}

/** Gives a collected answer its real status, policy, caching, tag and encoding; the bytes to send come back. */
export async function pack(
  visit: Visit,
  answer: Answer,
  rendered: Buffer,
  trace: Trace,
  packing: Packing,
): Promise<Buffer> {
  setCommonHeaders(visit, answer, trace);
  const page = isPage(answer) ? finishPage(visit, answer, rendered.toString('utf8'), trace) : undefined;
  if (page !== undefined) setPageHeaders(visit, answer, page, trace, packing);
  if (page === undefined && isBrokenByOutage(answer, trace)) return tellOutage(visit, answer);
  const body = page === undefined ? rendered : Buffer.from(page);
  if (isPayload(answer)) setStatusOf(answer, trace);
  const isText = TEXT.test(typeOf(answer));
  const encoding = isText ? chooseEncoding(visit.ask.headers['accept-encoding'], body.length) : 'identity';
  appendVary(answer, 'Accept-Encoding');
  answer.removeHeader('content-length');
  const reads = visit.ask.method === 'GET' && answer.statusCode === 200;
  if (reads && !String(answer.getHeader('cache-control')).includes('no-store')) {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}-${encoding}"`;
    answer.setHeader('ETag', etag);
    if (matchesTag(visit.ask.headers['if-none-match'], etag)) {
      answer.statusCode = 304;
      return Buffer.alloc(0);
    }
  }
  if (encoding !== 'identity') answer.setHeader('Content-Encoding', encoding);
  const packed = await encode(body, encoding, isAsset(visit.path) ? 'kept' : 'once');
  answer.setHeader('Content-Length', packed.length);
  if (mayKeep(visit, answer, trace)) {
    answer.setHeader(KEEP_FOR, msUntil(trace.until));
    if (trace.renewAt !== undefined) answer.setHeader(RENEW_IN, msUntil(trace.renewAt));
  }
  return packed;
}

/** As a length of time, which the front counts by a clock of its own. */
const msUntil = (moment: number | undefined): number =>
  moment === undefined ? FOR_EVER_MS : Math.max(0, moment - currentMs());

/** Whether the front may give this answer to others who ask the same. */
function mayKeep({ ask }: Visit, answer: Answer, { keepable = false, isPersonal }: Trace): boolean {
  if (isPersonal || answer.statusCode !== 200 || answer.hasHeader('set-cookie')) return false;
  const caching = String(answer.getHeader('cache-control') ?? 'no-store');
  return keepable || (ask.method === 'GET' && !/no-store|private/.test(caching));
}

/** What a page of Next still lacks: words where it broke, and room for what is read first. */
function finishPage(visit: Visit, answer: Answer, rendered: string, trace: Trace): string {
  if (answer.statusCode >= 500) return replaceBroken(visit, answer, trace);
  return isPublicPage(visit.path) ? loadScriptsLater(rendered) : rendered;
}

/** Next leaves the page of an error to script in the browser; readers without it would see nothing. */
function replaceBroken({ ask, id }: Visit, answer: Answer, { status = answer.statusCode }: Trace): string {
  setStatusOf(answer, { status: Math.max(status, 500) }, answer.statusCode);
  return brokenPage(answer.statusCode, { id, isSent: ask.method === 'POST' });
}

function setPageHeaders(
  visit: Visit,
  answer: Answer,
  html: string,
  { status, isPersonal }: Trace,
  { https }: Packing,
): void {
  setStatusOf(answer, { status });
  answer.setHeader('Content-Security-Policy', policyFor(html, https));
  if (isCall(visit.path) && !answer.hasHeader('set-cookie')) return;
  const shared =
    !isPersonal &&
    isPublicPage(visit.path) &&
    visit.ask.method === 'GET' &&
    answer.statusCode < 500 &&
    !answer.hasHeader('set-cookie');
  answer.setHeader('Cache-Control', shared ? PUBLIC : PRIVATE);
}

/** Sets what the work behind an answer asked for, where Next says nothing but `instead`. */
function setStatusOf(answer: Answer, { status }: Pick<Trace, 'status'>, instead = 200): void {
  if (status !== undefined && answer.statusCode === instead) answer.statusCode = status;
  if (answer.statusCode === 503 && !answer.hasHeader('retry-after'))
    answer.setHeader('Retry-After', RETRY_AFTER_SECONDS);
}

/** True when a call threw in an outage: Next answers it with 500 and no word. */
export const isBrokenByOutage = (answer: Answer, { status }: Pick<Trace, 'status'>): boolean =>
  answer.statusCode === 500 && status === 503;

/** The words of such an answer, as those of the calls of the old contract where a program asked. */
function tellOutage({ path }: Visit, answer: Answer): Buffer {
  const { status, code, message } = refusals.away;
  const words = frontMessages[message].th;
  const [type, text] = isCall(path)
    ? ['application/json', JSON.stringify({ status: false, code, message: words })]
    : ['text/plain', `${words}\n`];
  setStatusOf(answer, { status }, 500);
  answer.setHeader('Content-Type', `${type}; charset=utf-8`);
  answer.setHeader('Cache-Control', PRIVATE);
  const body = Buffer.from(text);
  answer.setHeader('Content-Length', body.length);
  return body;
}

function appendVary(answer: Answer, name: string): void {
  const given = String(answer.getHeader('vary') ?? '');
  answer.setHeader('Vary', given ? `${given}, ${name}` : name);
}
