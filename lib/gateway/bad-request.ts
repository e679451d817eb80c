import { getSingleton } from '@/lib/process/singleton';
import type { RequestContext } from '@/lib/request/context';
import { type GatewayContext, isApiCall } from './context';
import { renderErrorPage } from './error-page';
import type { GatewayResponse } from './gateway-response';

const BAD_REQUEST = 400;
const SERVER_ERROR = 500;

/**
 * Requests whose form or action arguments could not be parsed. Marked at the error, as Next's error page reads data of
 * its own and so fills the context's tags.
 */
const badRequests = getSingleton('gateway.badRequests', () => new WeakSet<RequestContext>());

/** Next's message for a malformed router state header of its client-side router; it answers 500 to that too. */
const BAD_ROUTER_STATE = /^The router state header was /;

/**
 * True if Next gave up on a form or on the arguments of a server action before any code of the portal ran: nothing has
 * been read for the response so far. Next answers 500 then, though the request is at fault.
 */
const isUntouched = (method: string | undefined, { status, tags }: RequestContext): boolean =>
  method === 'POST' && status === undefined && tags.size === 0;

/**
 * Marks the request of an error as bad if the request is at fault.
 *
 * @param where `kind` is Next's name for the part that failed: 'render' and 'action' belong to pages, 'route' to calls
 * @returns false for an error of ours
 */
export function markBadRequest(
  error: unknown,
  where: { method: string; kind: string },
  gathered: RequestContext | undefined,
): boolean {
  if (!gathered || where.kind === 'route') return false;
  const hasBadState = error instanceof Error && BAD_ROUTER_STATE.test(error.message);
  if (!hasBadState && !isUntouched(where.method, gathered)) return false;
  badRequests.add(gathered);
  return true;
}

/**
 * Turns Next's 500 for a bad request into 400.
 *
 * @param body as Next wrote it
 * @returns the body to send: an error page of our own where Next's page is empty
 */
export function respondBadRequest(
  { req, path, id }: GatewayContext,
  answer: GatewayResponse,
  body: Buffer,
  gathered: RequestContext,
): Buffer {
  if (answer.statusCode !== SERVER_ERROR) return body;
  if (!badRequests.has(gathered) && (isApiCall(path) || !isUntouched(req.method, gathered))) return body;
  answer.statusCode = BAD_REQUEST;
  const isPage = String(answer.getHeader('content-type') ?? '').startsWith('text/html');
  return isPage ? Buffer.from(renderErrorPage(BAD_REQUEST, { id })) : body;
}
