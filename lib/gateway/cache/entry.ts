import { validateHeaderName, validateHeaderValue } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { getSingleton } from '@/lib/process/singleton';
import { type Encoding, encode } from '../encoding';
import { type CacheKey, getRevalidateMs } from './policy';

type Headers = ReadonlyArray<readonly [name: string, value: string]>;

/** An answer as a render process gave it: whole, packed by one encoding. */
export type RenderedResponse = {
  status: number;
  /** Names in lower case, without those that say how the body is packed and without those of a connection. */
  headers: Headers;
  encoding: Encoding;
  /** In quotes; undefined for what has none. */
  etag: string | undefined;
  body: Buffer;
  /**
   * Set for what may be given to others: its tags, from when on it is not to be given any more, and from when on a new one is
   * made meanwhile, in milliseconds of `performance.now()`, as all moments of the cache.
   */
  caching: { tags: readonly string[]; until: number; renewAt: number } | undefined;
};

/** For whom an answer is made: the id by which it stands in the log, and the address whose asks are counted. */
export type PageClient = { id: string; from?: string | string[] | undefined };
/** Lets a render process make an answer; it must hold nothing of the request for which it was opened. */
export type RenderFn = (asker: PageClient) => Promise<RenderedResponse>;

/** The bytes of an answer by one encoding, with the lines of headers that only they have; their length is not among them. */
export type Variant = { etag: string; lines: string; body: Buffer };

/** Where an entry is found again without a look-up, as long as it is kept; afterwards it holds nothing. */
export type EntryRef = { entry: CacheEntry | undefined };

/** Before all moments of `performance.now()`. */
export const NEVER_BEFORE = Number.NEGATIVE_INFINITY;

/** An answer that is kept. */
export type CacheEntry = {
  address: CacheKey;
  ref: EntryRef;
  /** When the order of use was last told that it is read. */
  usedAt: number;
  tags: readonly string[];
  expiresAt: number;
  revalidateAt: number;
  /** False when something it shows may have changed; then it is given only where no newer one can be made. */
  trusted: boolean;
  variants: Partial<Record<Encoding, Variant>>;
  /** Under way: the same bytes by another encoding. */
  compressing: Partial<Record<Encoding, Promise<Variant>>>;
  /** Before this moment no new one is asked for again, as the last try failed. */
  retryAt: number;
  /** How often it was given, and when last: what readers read now is made anew for them. */
  hits: number;
  lastHitAt: number;
  /** Something it shows has changed, and a new one is being made; until then, for a moment, it is given as it is. */
  isRevalidating: boolean;
  render: RenderFn;
  /** Whether its body is worth packing at all. */
  isCompressible: boolean;
  /** The headers of every encoding, as they go out: those that many pages have in the same words, and those of its own. */
  lines: string;
  ownLines: string;
};

/** Takes a body out of its encoding, off the main thread. */
export const decompress = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: async (body: Buffer) => body,
};

/** Where an entry belongs, what it is made by, when it was last asked for; `always` are headers that belong on every answer. */
type EntrySource = Pick<CacheEntry, 'address' | 'render' | 'lastHitAt'> & { always: Headers };

/**
 * Makes an entry of what may be kept. Its fields are written out: objects that are put together of others get a shape each
 * from V8, or none at all, and reading a field of the next one takes a search.
 */
export function toCacheEntry(
  { address, render, lastHitAt, always }: EntrySource,
  rendered: RenderedResponse,
  keep: NonNullable<RenderedResponse['caching']>,
): CacheEntry {
  const { headers, encoding, body, etag = '' } = rendered;
  const all = [...headers, ...always];
  const kept: CacheEntry = {
    address,
    render,
    lastHitAt,
    ref: { entry: undefined },
    usedAt: NEVER_BEFORE,
    tags: keep.tags.map(intern),
    expiresAt: keep.until,
    revalidateAt: Math.min(keep.renewAt, performance.now() + getRevalidateMs(address)),
    retryAt: NEVER_BEFORE,
    hits: 0,
    isRevalidating: false,
    trusted: true,
    variants: {},
    compressing: {},
    isCompressible: encoding !== 'identity',
    lines: intern(toHeaderLines(all.filter(([name]) => !isPerPageHeader(name)))),
    ownLines: toHeaderLines(all.filter(([name]) => isPerPageHeader(name))),
  };
  kept.variants[encoding] = toVariant(encoding, etag, body);
  return kept;
}

/** Headers as they go out, put together once and not for each reader. */
function toHeaderLines(headers: Headers): string {
  for (const [name, value] of headers) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
}

/** What many pages have as it is (lines of headers, tags), a few dozen texts: each stands in memory once. */
const internedStrings = getSingleton('front.words', () => new LRUCache<string, string>({ max: 1_000 }));

function intern(word: string): string {
  const known = internedStrings.get(word);
  if (known !== undefined) return known;
  internedStrings.set(word, word);
  return word;
}

/** Of each page its own. */
const PER_PAGE_HEADERS = new Set(['content-security-policy', 'cache-tag', 'location']);
const isPerPageHeader = (name: string): boolean => PER_PAGE_HEADERS.has(name.toLowerCase());

/** What an entry weighs in memory now, in bytes; what it shares with others is not counted. */
export function measureEntryBytes({ address, variants, ownLines, tags }: CacheEntry): number {
  const bodies = Object.values(variants).reduce((sum, { body }) => sum + body.length, 0);
  // What an entry is found by stands once more in the words by which it is made.
  const words = 2 * address.length + ownLines.length + tags.reduce((sum, name) => sum + name.length, 0);
  return bodies + words + OVERHEAD_BYTES;
}
const OVERHEAD_BYTES = 1_024;

/**
 * The entry's bytes by an encoding. The first asker for another one than it was made with waits while it is packed, off the
 * main thread; the unpacked form is made for each who asks and not kept.
 *
 * @param grown is called when the entry has become heavier
 */
export function getVariant(
  kept: CacheEntry,
  wanted: Encoding,
  grown: (kept: CacheEntry) => void,
): Variant | Promise<Variant> {
  const encoding = kept.isCompressible ? wanted : 'identity';
  return kept.variants[encoding] ?? kept.compressing[encoding] ?? compressVariant(kept, encoding, grown);
}

function compressVariant(kept: CacheEntry, encoding: Encoding, grown: (kept: CacheEntry) => void): Promise<Variant> {
  const making = recompress(kept, encoding).finally(() => {
    delete kept.compressing[encoding];
    grown(kept);
  });
  kept.compressing[encoding] = making;
  return making;
}

async function recompress(kept: CacheEntry, encoding: Encoding): Promise<Variant> {
  const source = kept.variants.br ? 'br' : 'gzip';
  const given = kept.variants[source];
  if (!given) throw new Error('an entry of the cache has no bytes');
  const body = await encode(await decompress[source](given.body), encoding, 'once');
  const etag = given.etag.replace(/-(br|gzip|identity)"$/, `-${encoding}"`);
  const variant = toVariant(encoding, etag, body);
  if (encoding !== 'identity') kept.variants[encoding] = variant;
  return variant;
}

function toVariant(encoding: Encoding, etag: string, body: Buffer): Variant {
  const own: Headers = [
    ...(etag ? [['ETag', etag] as const] : []),
    ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding] as const]),
  ];
  return { etag, lines: toHeaderLines(own), body };
}
