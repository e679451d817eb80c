import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { countCache } from '../metrics/counts';
import { observeRender } from '../metrics/timings';
import type { Answer } from './answer';
import type { Ask } from './ask';
import { askForPage } from './ask-for-page';
import { type KeptAddress, keptAddress } from './cache/addresses';
import { type Rendered, unpack, type Variant, variantOf } from './cache/kept';
import type { Given, PageCache } from './cache/page-cache';
import { matchesTag } from './conditional';
import { chooseEncoding, type Encoding } from './encoding';
import { refuse } from './refuse';
import type { RenderProcess } from './render-process';
import { isCall, isReading, type Quick, type Step, type Visit } from './visit';

/** Raw addresses that are remembered, and the longest of them. */
const MOST_RAW = 50_000;
const RAW_LENGTH = 1_024;
/** Ways in which browsers write what encodings they take: a few dozen. */
const MOST_CODINGS = 200;
/** By these somebody asks for less than a page: Next's script in the browser, or who goes on loading. */
const NO_PAGE = [
  'range',
  'rsc',
  'next-action',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
];

export type Pages = {
  cache: PageCache;
  pick: () => Promise<RenderProcess | undefined>;
  /** The site's own host, as readers reach it. */
  host: string;
};

/**
 * Gives what is kept to whoever asks for it in a way that was asked before: two look-ups and one write.
 *
 * @param note is told of each answer
 */
export function giveAtOnce(
  { cache }: Pick<Pages, 'cache'>,
  known: KnownAddresses,
  note: (ask: Ask, id: string, status: number) => void,
): Quick {
  const codings = new LRUCache<string, Encoding>({ max: MOST_CODINGS });
  return (ask, answer) => {
    if (ask.method !== 'GET' && ask.method !== 'HEAD') return false;
    const address = known.get(ask.url ?? '');
    if (address === undefined) return false;
    const kept = cache.find(address);
    if (!kept || !isForPage(ask)) return false;
    const coding = ask.headers['accept-encoding'] ?? '';
    let encoding = codings.get(coding);
    if (encoding === undefined) {
      encoding = chooseEncoding(coding, Number.MAX_SAFE_INTEGER);
      codings.set(coding, encoding);
    }
    const variant = kept.variants[kept.packs ? encoding : 'identity'];
    if (!variant) return false;
    const id = randomUUID();
    countCache('hit');
    note(ask, id, give(ask, answer, variant, id));
    return true;
  };
}

/** Raw addresses whose one form is known. */
export type KnownAddresses = LRUCache<string, KeptAddress>;
export const knownAddresses = (): KnownAddresses => new LRUCache({ max: MOST_RAW });

/** Gives what is kept; what would have to be made passes on, to be counted first. */
export function giveKept(pages: Pages, known: KnownAddresses): Step {
  return (visit) => {
    const address = addressOf(visit, known);
    const kept = address === undefined ? undefined : pages.cache.find(address);
    if (!kept) return false;
    countCache('hit');
    return send(visit, { kept, how: 'hit' }, pages.cache);
  };
}

/** Makes what may be kept, once for all who ask for it at a time, and gives it. */
export function makeKept(pages: Pages, known: KnownAddresses): Step {
  return async (visit) => {
    const address = addressOf(visit, known);
    if (address === undefined) return false;
    const encoding = chooseEncoding(visit.ask.headers['accept-encoding'], Number.MAX_SAFE_INTEGER);
    const given = await pages.cache
      .read(address, () => make(pages, { path: address, encoding: encoding === 'gzip' ? 'gzip' : 'br', id: visit.id }))
      .catch(() => undefined);
    return given ? send(visit, given, pages.cache) : refuse(visit, 'away');
  };
}

/** Asks one process, and another one when that has gone in the meantime. */
async function make({ pick, host }: Pages, wish: { path: string; encoding: Encoding; id: string }): Promise<Rendered> {
  const [first, second] = [await pick(), pick];
  if (!first) throw new Error('no process draws pages');
  const begun = performance.now();
  const observe = () => observeRender(isCall(wish.path) ? 'call' : 'page', performance.now() - begun);
  return askForPage(first, { ...wish, host })
    .catch(async (error: unknown) => {
      const other = await second();
      if (!other) throw error;
      return askForPage(other, { ...wish, host });
    })
    .finally(observe);
}

function addressOf({ ask }: Visit, known: KnownAddresses): KeptAddress | undefined {
  if (!isReading(ask.method) || !isForPage(ask)) return undefined;
  const url = ask.url ?? '';
  const address = known.get(url) ?? keptAddress(url);
  if (address !== undefined && url.length <= RAW_LENGTH) known.set(url, address);
  return address;
}

function isForPage({ headers }: Ask): boolean {
  for (const name of NO_PAGE) if (headers[name] !== undefined) return false;
  return true;
}

/** Sends what came of reading an address; an answer that isn't kept goes on as it is. */
export async function send(visit: Visit, given: Given, cache: PageCache): Promise<true> {
  const { ask, answer, id } = visit;
  if (given.how === 'passed') return passRendered(visit, given.rendered);
  const encoding = chooseEncoding(ask.headers['accept-encoding'], Number.MAX_SAFE_INTEGER);
  const variant = await variantOf(given.kept, encoding, cache.grown);
  for (const name of answer.getHeaderNames()) answer.removeHeader(name);
  if (!answer.destroyed) give(ask, answer, variant, id);
  return true;
}

function give(ask: Ask, answer: Answer, { etag, headers, body }: Variant, id: string): number {
  const isKnown = etag !== '' && ask.method !== 'POST' && matchesTag(ask.headers['if-none-match'], etag);
  answer.give(isKnown ? 304 : 200, [...headers, 'X-Request-Id', id], isKnown ? undefined : body);
  return isKnown ? 304 : 200;
}

async function passRendered({ ask, answer }: Visit, { status, headers, encoding, body }: Rendered): Promise<true> {
  for (const [name, value] of headers) answer.setHeader(name, value);
  const taken = chooseEncoding(ask.headers['accept-encoding'], body.length);
  const plain = encoding === 'identity' || taken === encoding;
  if (plain && encoding !== 'identity') answer.setHeader('Content-Encoding', encoding);
  const bytes = plain ? body : await unpack[encoding](body);
  answer.setHeader('Content-Length', bytes.length);
  answer.writeHead(status);
  answer.end(bytes);
  return true;
}
