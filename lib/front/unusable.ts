import { shared } from '../shared';
import type { Trace } from '../trace';
import type { Answer } from './answer';
import { brokenPage } from './broken-page';
import { isCall, type Visit } from './visit';

const UNUSABLE = 400;
const BROKEN = 500;

/** Requests whose form or arguments could not be read; the page that Next draws to say so reads for itself. */
const noted = shared('front.unusable', () => new WeakSet<Trace>());

/**
 * Whether Next gave up on a form or on the arguments of a server action before any code of the portal ran: nothing has been
 * read for the answer so far. Next says 500 then, though it is the request that can't be used.
 */
const isUntouched = (method: string | undefined, path: string, { status, tags }: Trace): boolean =>
  method === 'POST' && !isCall(path) && status === undefined && tags.size === 0;

/** Notes an error that came of a request that can't be used; false for one of ours. */
export function noteUnusable(method: string, path: string, gathered: Trace | undefined): boolean {
  if (!gathered || !isUntouched(method, path, gathered)) return false;
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
  if (!noted.has(gathered) && !isUntouched(ask.method, path, gathered)) return body;
  answer.statusCode = UNUSABLE;
  const isPage = String(answer.getHeader('content-type') ?? '').startsWith('text/html');
  return isPage ? Buffer.from(brokenPage(UNUSABLE, id)) : body;
}
