import type { IncomingMessage } from 'node:http';
import type { RenderedResponse } from './cache/entry';
import type { Encoding } from './encoding';
import {
  CACHE_FOR_HEADER,
  getEndToEndHeaders,
  INTERNAL_CALL_HEADER,
  isWorkerGone,
  PUBLIC_HEADER,
  REVALIDATE_IN_HEADER,
  type RenderWorkerClient,
} from './render-worker-client';

/** Render timeout; no page needs that long. */
const RENDER_MS = 30_000;
/** Without a User-Agent Next would send a page's metadata after its first bytes. */
const USER_AGENT = 'Mozilla/5.0 (compatible; portal)';
/** Not stored with the other headers: they change with the encoding or with each response. */
const ENCODING_HEADERS = ['content-encoding', 'content-length', 'date', 'etag', 'set-cookie'];

/**
 * Request of the cache to a render worker; of the reader's headers it holds only the encoding and, for a call, the
 * content type and address.
 */
export type PageRequest = {
  path: string;
  encoding: Encoding;
  host: string;
  id: string;
  method?: 'POST';
  body?: Buffer;
  type?: string;
  /** Address of the first client, against which the call's limits are counted. */
  from?: string | string[] | undefined;
  /** Set for internal calls of the gateway, with the cookie of the person concerned. */
  internal?: { cookie: string | undefined };
};

/**
 * Requests a response from a render worker.
 *
 * @throws Error if the worker can't be reached, breaks off or takes too long
 */
export function fetchPage(process: RenderWorkerClient, wish: PageRequest): Promise<RenderedResponse> {
  const { path, encoding, host, id, method = 'GET', body, type, from, internal } = wish;
  return new Promise((resolve, reject) => {
    const call = process.request({
      method,
      path,
      headers: {
        host,
        'user-agent': USER_AGENT,
        accept: '*/*',
        'accept-encoding': encoding,
        'x-request-id': id,
        ...(!internal && { [PUBLIC_HEADER]: '1' }),
        ...(internal && {
          [INTERNAL_CALL_HEADER]: '1',
          ...(internal.cookie !== undefined && { cookie: internal.cookie }),
        }),
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
      reply.once('end', () => resolve(toRenderedResponse(reply, Buffer.concat(chunks))));
    });
    call.end(body);
  });
}

/**
 * Requests a response from the worker that `pick` chooses, and from another one if that has gone in the meantime.
 *
 * @throws Error if no worker is available, or as `fetchPage` does
 */
export async function fetchPageFromPool(
  pick: () => Promise<RenderWorkerClient | undefined>,
  wish: PageRequest,
): Promise<RenderedResponse> {
  const ask = async () => {
    const process = await pick();
    if (!process) throw new Error('no process draws pages');
    return fetchPage(process, wish);
  };
  return ask().catch((error: unknown) => {
    if (isWorkerGone(error)) return ask();
    throw error;
  });
}

function toRenderedResponse(reply: IncomingMessage, body: Buffer): RenderedResponse {
  const { statusCode = 502, headers } = reply;
  const { [CACHE_FOR_HEADER]: keepMs, [REVALIDATE_IN_HEADER]: renewMs = Number.POSITIVE_INFINITY } = headers;
  const now = performance.now();
  const tags = String(headers['cache-tag'] ?? '');
  const coding = headers['content-encoding'];
  return {
    status: statusCode,
    headers: getEndToEndHeaders(reply).filter(([name]) => !ENCODING_HEADERS.includes(name.toLowerCase())),
    encoding: coding === 'br' || coding === 'gzip' ? coding : 'identity',
    etag: headers.etag,
    body,
    caching:
      keepMs === undefined
        ? undefined
        : { tags: tags === '' ? [] : tags.split(','), until: now + Number(keepMs), renewAt: now + Number(renewMs) },
  };
}
