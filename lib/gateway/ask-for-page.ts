import type { IncomingMessage } from 'node:http';
import type { Rendered } from './cache/kept';
import type { Encoding } from './encoding';
import { headersOf, INNER_HEADER, isGone, KEEP_FOR, PUBLIC, RENEW_IN, type RenderProcess } from './render-process';

/** What no page needs; a rendering that takes longer is given up. */
const RENDER_MS = 30_000;
/** Without a User-Agent Next would send a page's metadata after its first bytes. */
const USER_AGENT = 'Mozilla/5.0 (compatible; portal)';
/** Kept apart from the others, as they change with the encoding. */
const OF_THE_BYTES = ['content-encoding', 'content-length', 'date', 'etag', 'set-cookie'];

/** A request as the cache makes it: nothing in it comes from a reader but the known part of the address and its encoding. */
export type PageWish = {
  path: string;
  encoding: Encoding;
  host: string;
  id: string;
  method?: 'POST';
  body?: Buffer;
  type?: string;
  /** The address of who asked first, whose asks are counted. */
  from?: string | string[] | undefined;
  /** For a question of the front's own, with the cookie of whom it is about. */
  inner?: { cookie: string | undefined };
};

/**
 * Lets a render process make an answer that may be given to everyone.
 *
 * @throws Error when the process can't be reached, breaks off or takes too long
 */
export function askForPage(process: RenderProcess, wish: PageWish): Promise<Rendered> {
  const { path, encoding, host, id, method = 'GET', body, type, from, inner } = wish;
  return new Promise((resolve, reject) => {
    const call = process.ask({
      method,
      path,
      headers: {
        host,
        'user-agent': USER_AGENT,
        accept: '*/*',
        'accept-encoding': encoding,
        'x-request-id': id,
        ...(!inner && { [PUBLIC]: '1' }),
        ...(inner && { [INNER_HEADER]: '1', ...(inner.cookie !== undefined && { cookie: inner.cookie }) }),
        ...(from !== undefined && { 'x-forwarded-for': from }),
        ...(body && { 'content-length': body.length, 'content-type': type }),
      },
    });
    call.setTimeout(RENDER_MS, () => call.destroy(new Error('a page took too long')));
    call.once('error', reject);
    call.once('response', (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.once('error', reject);
      reply.once('aborted', () => reject(new Error('a page broke off')));
      reply.once('end', () => resolve(toRendered(reply, Buffer.concat(chunks))));
    });
    call.end(body);
  });
}

/**
 * Asks whichever process has the least to do, and another one when that has gone in the meantime.
 *
 * @throws Error when none draws pages now, or as `askForPage` does
 */
export async function askForPageOf(pick: () => Promise<RenderProcess | undefined>, wish: PageWish): Promise<Rendered> {
  const ask = async () => {
    const process = await pick();
    if (!process) throw new Error('no process draws pages');
    return askForPage(process, wish);
  };
  return ask().catch((error: unknown) => {
    if (isGone(error)) return ask();
    throw error;
  });
}

function toRendered(reply: IncomingMessage, body: Buffer): Rendered {
  const { statusCode = 502, headers } = reply;
  const { [KEEP_FOR]: keepMs, [RENEW_IN]: renewMs = Number.POSITIVE_INFINITY } = headers;
  const now = performance.now();
  const tags = String(headers['cache-tag'] ?? '');
  const coding = headers['content-encoding'];
  return {
    status: statusCode,
    headers: headersOf(reply).filter(([name]) => !OF_THE_BYTES.includes(name.toLowerCase())),
    encoding: coding === 'br' || coding === 'gzip' ? coding : 'identity',
    etag: headers.etag,
    body,
    keep:
      keepMs === undefined
        ? undefined
        : { tags: tags === '' ? [] : tags.split(','), until: now + Number(keepMs), renewAt: now + Number(renewMs) },
  };
}
