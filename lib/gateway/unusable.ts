import { shared } from '@/lib/process/shared';
import type { Trace } from '@/lib/request/context';
import type { Answer } from './answer';
import { brokenPage } from './broken-page';
import { isCall, type Visit } from './visit';

const UNUSABLE = 400;
const BROKEN = 500;

/** Requests whose form or arguments could not be read; the page that Next draws to say so reads for itself. */
const noted = shared('front.unusable', () => new WeakSet<Trace>());

/** Next's own words of the one header of its script in the browser that it can't read; it says 500 to that too. */
const BAD_STATE = /^The router state header was /;

/**
 * Whether Next gave up on a form or on the arguments of a server action before any code of the portal ran: nothing has been
 * read for the answer so far. Next says 500 then, though it is the request that can't be used.
 */
const isUntouched = (method: string | undefined, { status, tags }: Trace): boolean =>
  method === 'POST' && status === undefined && tags.size === 0;

/**
 * Notes an error that came of a request that can't be used; false for one of ours.
 *
 * @param where `kind` is Next's name for the part that failed: 'render' and 'action' belong to pages, 'route' to calls
 */
export function noteUnusable(
  error: unknown,
  where: { method: string; kind: string },
  gathered: Trace | undefined,
): boolean {
  if (!gathered || where.kind === 'route') return false;
  const hasBadState = error instanceof Error && BAD_STATE.test(error.message);
  if (!hasBadState && !isUntouched(where.method, gathered)) return false;
  noted.add(gathered);
  return true;
}

/**
 * Tells the sender of a request that can't be used so, in the place of an error of ours.
 *
 * @param body as Next wrote it
 * @returns the body to send, which is a page of our own where Next has an empty one
 */
export function refuseUnusable({ ask, path, id }: Visit, answer: Answer, body: Buffer, gathered: Trace): Buffer {
  if (answer.statusCode !== BROKEN) return body;
  if (!noted.has(gathered) && (isCall(path) || !isUntouched(ask.method, gathered))) return body;
  answer.statusCode = UNUSABLE;
  const isPage = String(answer.getHeader('content-type') ?? '').startsWith('text/html');
  return isPage ? Buffer.from(brokenPage(UNUSABLE, { id })) : body;
}
