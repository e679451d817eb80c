import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { countCache } from '@/lib/metrics/counts';
import { observeRender } from '@/lib/metrics/timings';
import type { Answer } from './answer';
import { askForPageOf } from './ask-for-page';
import { type KeptAddress, keptAddress } from './cache/addresses';
import { type Kept, type Maker, type Rendered, unpack, type Variant, variantOf } from './cache/kept';
import { type Given, type PageCache, type Place, placeOf } from './cache/page-cache';
import { matchesTag } from './conditional';
import { chooseEncoding, type Encoding } from './encoding';
import { type NotedAddress, type NoteGiven, notedAddress } from './note-traffic';
import { type Reader, readReader } from './reader';
import { refuse } from './refuse';
import type { RenderProcess } from './render-process';
import { isCall, isReading, type Quick, type Step, type Visit } from './visit';

/** Raw addresses that are remembered, and the longest of them. */
const MOST_RAW = 50_000;
export const RAW_LENGTH = 1_024;
/** How long the words of everything that is remembered may be together, some 20 MB at most. */
const MOST_LETTERS = 10_000_000;

export type Pages = {
  cache: PageCache;
  pick: () => Promise<RenderProcess | undefined>;
  /** The site's own host, as readers reach it. */
  host: string;
  trustedProxies: number;
};

/** A raw address that was asked for before: its one form, what is noted of it, and where its answer was found. */
type Known = NotedAddress & Place;
export type KnownAddresses = LRUCache<string, Known>;
export const knownAddresses = (): KnownAddresses => openKnown(MOST_RAW);

/** Where the answers are to what was asked before, by its words; the least recently used leave. */
export const openKnown = <T extends Place>(max: number): LRUCache<string, T> =>
  new LRUCache<string, T>({
    max,
    maxSize: MOST_LETTERS,
    sizeCalculation: ({ address }, asked) => asked.length + address.length,
  });

/**
 * Gives what is kept to whoever asks for it in a way that was asked before: one look-up and one write.
 *
 * @param note is told of each answer
 */
export function giveAtOnce({ cache, trustedProxies }: Pages, known: KnownAddresses, note: NoteGiven): Quick {
  return (ask, answer) => {
    const { method } = ask;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const there = known.get(ask.url ?? '');
    const kept = there && cache.findAt(there);
    if (!kept) return false;
    const reader = readReader(ask, trustedProxies);
    // The body of a reading has to be heard before its answer.
    return (
      reader.wantsWhole &&
      !reader.carriesBody &&
      giveNow(method, answer, kept, reader, (id, status) => note(method, there, reader, id, status))
    );
  };
}

/**
 * Gives an entry if it is there as the reader takes it, without packing it anew.
 *
 * @param tell hears the id of the answer and its status
 */
export function giveNow(
  method: string,
  answer: Answer,
  kept: Kept,
  reader: Reader,
  tell: (id: string, status: number) => void,
): boolean {
  const variant = kept.variants[kept.packs ? reader.encoding : 'identity'];
  if (!variant) return false;
  const id = randomUUID();
  countCache('hit');
  tell(id, give(method, answer, kept, variant, reader, id));
  return true;
}

/** Gives what is kept; what would have to be made passes on, to be counted first. */
export function giveKept(pages: Pages, known: KnownAddresses): Step {
  return (visit) => {
    const address = addressOf(visit, pages, known);
    const kept = address === undefined ? undefined : pages.cache.find(address);
    if (!kept) return false;
    countCache('hit');
    return send(visit, { kept, how: 'hit' }, pages);
  };
}

/** Makes what may be kept, once for all who ask for it at a time, and gives it. */
export function makeKept(pages: Pages, known: KnownAddresses): Step {
  return async (visit) => {
    const address = addressOf(visit, pages, known);
    if (address === undefined) return false;
    const { encoding } = readReader(visit.ask, pages.trustedProxies);
    const make = makerOf(pages, { path: address, encoding: encoding === 'gzip' ? 'gzip' : 'br' });
    const given = await pages.cache.read(address, make, { id: visit.id }).catch(() => undefined);
    return given ? send(visit, given, pages) : refuse(visit, 'away');
  };
}

const makerOf =
  ({ pick, host }: Pages, wish: { path: string; encoding: Encoding }): Maker =>
  ({ id }) => {
    const begun = performance.now();
    const observe = () => observeRender(isCall(wish.path) ? 'call' : 'page', performance.now() - begun);
    return askForPageOf(pick, { ...wish, host, id }).finally(observe);
  };

function addressOf({ ask }: Visit, { trustedProxies }: Pages, known: KnownAddresses): KeptAddress | undefined {
  if (!isReading(ask.method) || !readReader(ask, trustedProxies).wantsWhole) return undefined;
  const url = ask.url ?? '';
  const there = known.get(url);
  if (there) return there.address;
  const address = keptAddress(url);
  if (address === undefined || url.length > RAW_LENGTH) return address;
  known.set(url, knownOf(url, address));
  return address;
}

/** What is remembered of a raw address. Its fields are written out, so that all have one shape; see `keepRendered`. */
export function knownOf(url: string, address: KeptAddress): Known {
  const { kind, written, logged } = notedAddress(url);
  const { slot } = placeOf(address);
  return { kind, written: oneOf(written, url), logged, address: oneOf(address, url), slot };
}

/** A text that says the same as one that is there: mostly they do, and it stands in memory once. */
const oneOf = (text: string, there: string): string => (text === there ? there : text);

/** Sends what came of reading an address; an answer that isn't kept goes on as it is. */
export async function send(visit: Visit, given: Given, { cache, trustedProxies }: Pages): Promise<true> {
  const { ask, answer, id } = visit;
  if (given.how === 'passed') return passRendered(visit, given.rendered);
  const reader = readReader(ask, trustedProxies);
  const variant = await variantOf(given.kept, reader.encoding, cache.grown);
  for (const name of answer.getHeaderNames()) answer.removeHeader(name);
  if (!answer.destroyed) give(ask.method ?? '', answer, given.kept, variant, reader, id);
  return true;
}

/** Writes an answer that is kept, or that the reader has it; the status that it got comes back. */
function give(
  method: string,
  answer: Answer,
  { lines, ownLines }: Kept,
  { etag, lines: ofBytes, body }: Variant,
  reader: Reader,
  id: string,
): number {
  const isKnown = etag !== '' && method !== 'POST' && matchesTag(reader.ifNoneMatch, etag);
  const status = isKnown ? 304 : 200;
  const ready = `${lines}${ownLines}${ofBytes}X-Request-Id: ${id}\r\n`;
  answer.give(status, ready, ['Content-Length', String(body.length)], isKnown ? undefined : body);
  return status;
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
