import { getSingleton } from '@/lib/process/singleton';
import type { RequestContext } from '@/lib/request/context';
import { type GatewayContext, isApiCall } from './context';
import { renderErrorPage } from './error-page';
import type { GatewayResponse } from './gateway-response';

const BAD_REQUEST = 400;
const SERVER_ERROR = 500;

/** Requests whose form or arguments could not be read; the page that Next draws to say so reads for itself. */
const badRequests = getSingleton('front.unusable', () => new WeakSet<RequestContext>());

/** Next's own words of the one header of its script in the browser that it can't read; it says 500 to that too. */
const BAD_ROUTER_STATE = /^The router state header was /;

/**
 * Whether Next gave up on a form or on the arguments of a server action before any code of the portal ran: nothing has been
 * read for the answer so far. Next says 500 then, though it is the request that can't be used.
 */
const isUntouched = (method: string | undefined, { status, tags }: RequestContext): boolean =>
  method === 'POST' && status === undefined && tags.size === 0;

/**
 * Notes an error that came of a request that can't be used; false for one of ours.
 *
 * @param where `kind` is Next's name for the part that failed: 'render' and 'action' belong to pages, 'route' to calls
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
 * Tells the sender of a request that can't be used so, in the place of an error of ours.
 *
 * @param body as Next wrote it
 * @returns the body to send, which is a page of our own where Next has an empty one
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
