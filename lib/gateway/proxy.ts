import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import { getErrorCode } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';
import { type GatewayContext, isReadMethod, type Middleware } from './context';
import { drainRequest } from './drain-request';
import type { GatewayRequest } from './gateway-request';
import { rejectRequest } from './reject';
import {
  getEndToEndHeaders,
  HOP_BY_HOP_HEADERS,
  INTERNAL_HEADER_PREFIX,
  isWorkerGone,
  type RenderWorkerClient,
} from './render-worker-client';

/** Attempts for GET and HEAD while a dead worker is being replaced, which takes seconds. */
const TRIES = 4;
/**
 * Headers that are not forwarded. The gateway has answered an expectation itself. The portal writes nothing under a
 * precondition (RFC 9110, section 13.1) and serves ranges of media only, while Next fails with 500 if a precondition
 * doesn't hold or a range is outside its file.
 */
const DROPPED_HEADERS = ['expect', 'if-match', 'if-unmodified-since', 'range', 'if-range'];

/** Aborts a request whose client has left; unlike a broken connection it says nothing about the worker. */
const CLIENT_GONE = Object.assign(new Error('the reader has left'), { code: 'LEFT' });

/**
 * Forwards the request to a render worker and streams its response.
 *
 * @param pick chooses the worker; waits for one while all are starting, undefined if none comes
 */
export function proxyToWorker(pick: () => Promise<RenderWorkerClient | undefined>): Middleware {
  return async (visit) => {
    for (let left = TRIES; left > 0; left -= 1) {
      const process = await pick();
      if (!process) return rejectRequest(visit, 'away');
      const outcome = await forwardTo(process, visit);
      if (outcome === 'answered') return true;
      const mayRepeat = isReadMethod(visit.req.method) && !visit.req.hasBody && left > 1;
      if (!mayRepeat) return visit.res.destroyed || rejectRequest(visit, 'away');
    }
    return true;
  };
}

function forwardTo(process: RenderWorkerClient, visit: GatewayContext): Promise<'answered' | 'gone'> {
  const { req, res, id } = visit;
  return new Promise((resolve) => {
    const call = process.request({
      method: req.method,
      path: req.url,
      headers: { ...buildForwardedHeaders(visit), 'x-request-id': id },
    });
    const leave = () => call.destroy(CLIENT_GONE);
    res.once('close', leave);
    call.on('error', (error) => {
      res.removeListener('close', leave);
      if (res.headersSent) res.destroy();
      if (!isWorkerGone(error) && !res.destroyed)
        log.error({ request: id, code: getErrorCode(error) }, 'a render process did not answer');
      resolve(res.headersSent || res.destroyed ? 'answered' : 'gone');
    });
    call.once('response', (reply) => {
      res.once('close', () => resolve('answered'));
      drainRest(req, call, () => {
        // A request rejected meanwhile (a body that is too large) has its response.
        if (res.headersSent || res.destroyed) return call.destroy();
        if (isIncomplete(reply)) return rejectRequest(visit, 'away');
        res.writeHead(reply.statusCode ?? 502, joinHeaders(getEndToEndHeaders(reply)));
        pipeReply(reply, visit);
      });
    });
    if (visit.body) call.end(visit.body);
    else if (req.hasBody) req.pipe(call);
    else call.end();
  });
}

/**
 * By hand: `pipeline` of node:stream creates and discards an AbortController, a twelfth of the time of a short call.
 */
function pipeReply(reply: IncomingMessage, { res }: GatewayContext): void {
  reply.once('close', () => {
    if (isIncomplete(reply)) res.destroy();
  });
  reply.pipe(res);
}

const isIncomplete = ({ destroyed, complete }: IncomingMessage): boolean => destroyed && !complete;

/**
 * A worker may answer without reading the body; the rest is drained first, so that the next request is read from its
 * start.
 */
function drainRest(ask: GatewayRequest, call: Writable, then: () => void): void {
  if (!ask.hasBody || ask.complete) {
    then();
    return;
  }
  ask.unpipe(call);
  drainRequest(ask, then);
}

function buildForwardedHeaders({ req }: GatewayContext): NodeJS.Dict<string | string[]> {
  const pairs = Object.entries(req.headers).filter(
    ([name]) =>
      !HOP_BY_HOP_HEADERS.has(name) && !DROPPED_HEADERS.includes(name) && !name.startsWith(INTERNAL_HEADER_PREFIX),
  );
  const isChunked = req.headers['transfer-encoding'] !== undefined;
  return Object.fromEntries(isChunked ? [...pairs, ['transfer-encoding', 'chunked']] : pairs);
}

/** Collects the values of a repeated header into a list. */
function joinHeaders(pairs: ReadonlyArray<readonly [string, string]>): Record<string, string | string[]> {
  const joined: Record<string, string | string[]> = {};
  for (const [name, value] of pairs) {
    const lower = name.toLowerCase();
    const known = joined[lower];
    joined[lower] = known === undefined ? value : [...[known].flat(), value];
  }
  return joined;
}
