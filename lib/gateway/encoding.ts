import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
/** `once` for a response to one client, `cached` for bytes that many will get. */
export type Effort = 'once' | 'cached';

/** Minimum size: below it, compression saves less than its headers cost. */
const WORTH_BYTES = 1_024;
const quality: Readonly<Record<Effort, { br: number; gzip: number }>> = {
  once: { br: 5, gzip: 6 },
  cached: { br: 11, gzip: 9 },
};
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The best encoding that a client accepts for a body of this size.
 *
 * @param header Accept-Encoding as sent, undefined if absent
 */
export function chooseEncoding(header: string | undefined, bytes: number): Encoding {
  if (header === undefined || bytes < WORTH_BYTES) return 'identity';
  const taken = new Set(header.split(',').flatMap(readCoding));
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}

/** Maximum number of compressed files of the build, each some tens of kilobytes; a build has a few hundred. */
const MAX_FILES = 1_000;
const files = new Map<string, Promise<Buffer>>();

/**
 * Compresses a file of the build as well as possible, once per process: it takes up to two seconds of a processor, and
 * the page cache forgets the file with everything else when all pages change.
 *
 * @param etag hash of the bytes and encoding
 */
export function encodeFile(body: Buffer, encoding: Encoding, etag: string): Promise<Buffer> {
  const known = files.get(etag);
  if (known) return known;
  const [oldest] = files.keys();
  if (files.size >= MAX_FILES && oldest !== undefined) files.delete(oldest);
  const packed = encode(body, encoding, 'cached');
  files.set(etag, packed);
  packed.catch(() => files.delete(etag));
  return packed;
}

/** Compresses bytes off the main thread. */
export async function encode(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: quality[effort].gzip });
  if (encoding === 'identity') return body;
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality[effort].br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

function readCoding(part: string): string[] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
}
