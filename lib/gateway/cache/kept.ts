import { validateHeaderName, validateHeaderValue } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { shared } from '@/lib/process/shared';
import { type Encoding, encode } from '../encoding';
import { type KeptAddress, refreshMs } from './addresses';

type Headers = ReadonlyArray<readonly [name: string, value: string]>;

/** An answer as a render process gave it: whole, packed by one encoding. */
export type Rendered = {
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
  keep: { tags: readonly string[]; until: number; renewAt: number } | undefined;
};

/** For whom an answer is made: the id by which it stands in the log, and the address whose asks are counted. */
export type Asker = { id: string; from?: string | string[] | undefined };
/** Lets a render process make an answer; it must hold nothing of the request for which it was opened. */
export type Maker = (asker: Asker) => Promise<Rendered>;

/** The bytes of an answer by one encoding, with the lines of headers that only they have; their length is not among them. */
export type Variant = { etag: string; lines: string; body: Buffer };

/** Where an entry is found again without a look-up, as long as it is kept; afterwards it holds nothing. */
export type Slot = { kept: Kept | undefined };

/** Before all moments of `performance.now()`. */
export const LONG_AGO = Number.NEGATIVE_INFINITY;

/** An answer that is kept. */
export type Kept = {
  address: KeptAddress;
  slot: Slot;
  /** When the order of use was last told that it is read. */
  usedAt: number;
  tags: readonly string[];
  until: number;
  renewAt: number;
  /** False when something it shows may have changed; then it is given only where no newer one can be made. */
  trusted: boolean;
  variants: Partial<Record<Encoding, Variant>>;
  /** Under way: the same bytes by another encoding. */
  making: Partial<Record<Encoding, Promise<Variant>>>;
  /** Before this moment no new one is asked for again, as the last try failed. */
  retryAt: number;
  /** How often it was given, and when last: what readers read now is made anew for them. */
  gives: number;
  givenAt: number;
  /** Something it shows has changed, and a new one is being made; until then, for a moment, it is given as it is. */
  renewing: boolean;
  make: Maker;
  /** Whether its body is worth packing at all. */
  packs: boolean;
  /** The headers of every encoding, as they go out: those that many pages have in the same words, and those of its own. */
  lines: string;
  ownLines: string;
};

/** Takes a body out of its encoding, off the main thread. */
export const unpack = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: async (body: Buffer) => body,
};

/** Where an entry belongs, what it is made by, when it was last asked for; `always` are headers that belong on every answer. */
type Origin = Pick<Kept, 'address' | 'make' | 'givenAt'> & { always: Headers };

/**
 * Makes an entry of what may be kept. Its fields are written out: objects that are put together of others get a shape each
 * from V8, or none at all, and reading a field of the next one takes a search.
 */
export function keepRendered(
  { address, make, givenAt, always }: Origin,
  rendered: Rendered,
  keep: NonNullable<Rendered['keep']>,
): Kept {
  const { headers, encoding, body, etag = '' } = rendered;
  const all = [...headers, ...always];
  const kept: Kept = {
    address,
    make,
    givenAt,
    slot: { kept: undefined },
    usedAt: LONG_AGO,
    tags: keep.tags.map(once),
    until: keep.until,
    renewAt: Math.min(keep.renewAt, performance.now() + refreshMs(address)),
    retryAt: LONG_AGO,
    gives: 0,
    renewing: false,
    trusted: true,
    variants: {},
    making: {},
    packs: encoding !== 'identity',
    lines: once(toLines(all.filter(([name]) => !isOwn(name)))),
    ownLines: toLines(all.filter(([name]) => isOwn(name))),
  };
  kept.variants[encoding] = toVariant(encoding, etag, body);
  return kept;
}

/** Headers as they go out, put together once and not for each reader. */
function toLines(headers: Headers): string {
  for (const [name, value] of headers) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
}

/** What many pages have as it is (lines of headers, tags), a few dozen texts: each stands in memory once. */
const words = shared('front.words', () => new LRUCache<string, string>({ max: 1_000 }));

function once(word: string): string {
  const known = words.get(word);
  if (known !== undefined) return known;
  words.set(word, word);
  return word;
}

/** Of each page its own. */
const OWN = new Set(['content-security-policy', 'cache-tag', 'location']);
const isOwn = (name: string): boolean => OWN.has(name.toLowerCase());

/** What an entry weighs in memory now, in bytes; what it shares with others is not counted. */
export function weigh({ address, variants, ownLines, tags }: Kept): number {
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
export function variantOf(kept: Kept, wanted: Encoding, grown: (kept: Kept) => void): Variant | Promise<Variant> {
  const encoding = kept.packs ? wanted : 'identity';
  return kept.variants[encoding] ?? kept.making[encoding] ?? makeVariant(kept, encoding, grown);
}

function makeVariant(kept: Kept, encoding: Encoding, grown: (kept: Kept) => void): Promise<Variant> {
  const making = repack(kept, encoding).finally(() => {
    delete kept.making[encoding];
    grown(kept);
  });
  kept.making[encoding] = making;
  return making;
}

async function repack(kept: Kept, encoding: Encoding): Promise<Variant> {
  const source = kept.variants.br ? 'br' : 'gzip';
  const given = kept.variants[source];
  if (!given) throw new Error('an entry of the cache has no bytes');
  const body = await encode(await unpack[source](given.body), encoding, 'once');
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
  return { etag, lines: toLines(own), body };
}
