import type { OutgoingHttpHeaders } from 'node:http';
import { gatewayMessages } from '@/lib/http/messages';
import { getThai } from '@/lib/messages/message';
import { type GatewayContext, isApiCall } from './context';
import { drainRequest } from './drain-request';

type Rejection = { status: number; code: string; message: keyof typeof gatewayMessages; headers?: OutgoingHttpHeaders };

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export const rejections = {
  method: { status: 405, code: 'METHOD', message: 'front.method', headers: { Allow: METHODS.join(', ') } },
  readOnly: { status: 405, code: 'METHOD', message: 'front.method', headers: { Allow: 'GET, HEAD' } },
  malformed: { status: 400, code: 'MALFORMED', message: 'front.malformed' },
  address: { status: 400, code: 'ADDRESS', message: 'front.address' },
  repeated: { status: 400, code: 'REPEATED', message: 'front.repeated' },
  longAddress: { status: 414, code: 'ADDRESS_TOO_LONG', message: 'front.longAddress' },
  headers: { status: 431, code: 'HEADERS', message: 'front.headers' },
  slow: { status: 408, code: 'TIMEOUT', message: 'front.slow' },
  tooLarge: { status: 413, code: 'TOO_LARGE', message: 'front.tooLarge' },
  missing: { status: 404, code: 'MISSING', message: 'front.missing' },
  foreign: { status: 403, code: 'FORBIDDEN', message: 'front.foreign' },
  expectation: { status: 417, code: 'EXPECTATION', message: 'front.expectation' },
  limited: { status: 429, code: 'LIMITED', message: 'front.limited' },
  maintenance: { status: 503, code: 'MAINTENANCE', message: 'front.maintenance', headers: { 'Retry-After': '60' } },
  away: { status: 503, code: 'BUSY', message: 'front.away', headers: { 'Retry-After': '5' } },
  broken: { status: 500, code: 'BROKEN', message: 'front.broken' },
} as const satisfies Record<string, Rejection>;

/**
 * Maximum number of bytes drained after a rejection: closing while the client is still sending would lose the response.
 */
const LINGER_BYTES = 33_554_432;

/**
 * Answers with a rejection: as JSON of the legacy API for calls, as plain text elsewhere. A request with a body loses
 * its connection. Always true, so that a middleware can return it.
 */
export function rejectRequest({ req, res, path }: GatewayContext, name: keyof typeof rejections): true {
  const refusal: Rejection = rejections[name];
  const words = getThai(gatewayMessages[refusal.message]);
  const wire = isApiCall(path);
  const body = wire ? JSON.stringify({ status: false, code: refusal.code, message: words }) : `${words}\n`;
  const sealed = res.sendFinal(
    refusal.status,
    {
      'Content-Type': wire ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...refusal.headers,
      ...(req.hasBody ? { Connection: 'close' } : {}),
    },
    body,
  );
  if (!sealed) {
    req.socket.destroy();
    return true;
  }
  // A client that sends too slowly is not drained.
  if (!req.hasBody || req.complete || name === 'slow') {
    res.finish();
    return true;
  }
  drainRequest(req, () => res.finish(), LINGER_BYTES);
  return true;
}
