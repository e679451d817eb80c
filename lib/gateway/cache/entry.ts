import { validateHeaderName, validateHeaderValue } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { getSingleton } from '@/lib/process/singleton';
import { type Encoding, encode } from '../encoding';
import { type CacheKey, getRevalidateMs } from './policy';

type Headers = ReadonlyArray<readonly [name: string, value: string]>;

/** A complete response of a render worker, in one encoding. */
export type RenderedResponse = {
  status: number;
  /** Without the headers of the encoding and of a connection. */
  headers: Headers;
  encoding: Encoding;
  /** In quotes; undefined if there is none. */
  etag: string | undefined;
  body: Buffer;
  /**
   * Set for a response that may be cached: its tags, its expiry, and the moment after which it is revalidated in the
   * background, in milliseconds of `performance.now()`, as all moments of the cache.
   */
  caching: { tags: readonly string[]; until: number; renewAt: number } | undefined;
};

/** Client that a response is rendered for: its request id for the log, and its address, whose requests are counted. */
export type PageClient = { id: string; from?: string | string[] | undefined };
/** Requests a response from a render worker; must hold nothing of the request for which it was created. */
export type RenderFn = (asker: PageClient) => Promise<RenderedResponse>;

/** A body in one encoding, with the header lines specific to it; Content-Length is not among them. */
export type Variant = { etag: string; lines: string; body: Buffer };

/** Direct reference to an entry, cleared when the entry is evicted. */
export type EntryRef = { entry: CacheEntry | undefined };

/** Before all moments of `performance.now()`. */
export const NEVER_BEFORE = Number.NEGATIVE_INFINITY;

export type CacheEntry = {
  address: CacheKey;
  ref: EntryRef;
  /** Last time that its place in the LRU order was updated. */
  usedAt: number;
  tags: readonly string[];
  expiresAt: number;
  revalidateAt: number;
  /** False if something it shows may have changed; it is then served only if no newer one can be rendered. */
  trusted: boolean;
  variants: Partial<Record<Encoding, Variant>>;
  /** Compressions under way, by encoding. */
  compressing: Partial<Record<Encoding, Promise<Variant>>>;
  /** No re-render is tried before this moment, as the last one failed. */
  retryAt: number;
  /** Hit count and last hit, to decide what to re-render eagerly. */
  hits: number;
  lastHitAt: number;
  /** Something it shows has changed, and it is being re-rendered; until then, for a moment, it is served as it is. */
  isRevalidating: boolean;
  render: RenderFn;
  /** True if its body is worth compressing. */
  isCompressible: boolean;
  /** Header lines common to all encodings: those that many pages share, and those of its own. */
  lines: string;
  ownLines: string;
};

/** Decompresses a body, off the main thread. */
export const decompress = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: async (body: Buffer) => body,
};

/** Address, render function and last hit of a new entry; `always` are headers of every response. */
type EntrySource = Pick<CacheEntry, 'address' | 'render' | 'lastHitAt'> & { always: Headers };

/**
 * Creates an entry. Its fields are listed one by one: objects assembled from others get a hidden class each from V8, or
 * none at all, and reading a field of the next one takes a search.
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

/** Serialises headers once, not for each reader. */
function toHeaderLines(headers: Headers): string {
  for (const [name, value] of headers) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
}

/** Strings that many pages share (header lines, tags), a few dozen: each is in memory once. */
const internedStrings = getSingleton('gateway.internedStrings', () => new LRUCache<string, string>({ max: 1_000 }));

function intern(word: string): string {
  const known = internedStrings.get(word);
  if (known !== undefined) return known;
  internedStrings.set(word, word);
  return word;
}

/** Headers that differ between pages. */
const PER_PAGE_HEADERS = new Set(['content-security-policy', 'cache-tag', 'location']);
const isPerPageHeader = (name: string): boolean => PER_PAGE_HEADERS.has(name.toLowerCase());

/** Size of an entry in memory, in bytes; what it shares with others is not counted. */
export function measureEntryBytes({ address, variants, ownLines, tags }: CacheEntry): number {
  const bodies = Object.values(variants).reduce((sum, { body }) => sum + body.length, 0);
  // The address counts twice, as the render function holds it too.
  const words = 2 * address.length + ownLines.length + tags.reduce((sum, name) => sum + name.length, 0);
  return bodies + words + OVERHEAD_BYTES;
}
const OVERHEAD_BYTES = 1_024;

/**
 * The entry's body in an encoding. The first request for an encoding that isn't stored waits while it is compressed,
 * off the main thread; the uncompressed form is created for each request and not stored.
 *
 * @param grown called when the entry has grown
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
