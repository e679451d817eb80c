import type { Trace } from '../trace';
import type { Answer } from './answer';
import { brokenPage } from './broken-page';
import { isCall, type Visit } from './visit';

const UNUSABLE = 400;
const BROKEN = 500;

type Gathered = Pick<Trace, 'status' | 'tags'>;

/**
 * Whether Next gave up on a form or on the arguments of a server action before any code of the portal ran: nothing was read
 * for the answer. Next says 500 then, though it is the request that can't be used.
 */
export const isUnusable = (method: string | undefined, path: string, { status, tags }: Gathered): boolean =>
  method === 'POST' && !isCall(path) && status === undefined && tags.size === 0;

/**
 * Tells the sender of a request that can't be used so, in the place of an error of ours.
 *
 * @param body as Next wrote it
 * @returns the body to send, which is a page of our own where Next has an empty one
 */
export function refuseUnusable({ ask, path, id }: Visit, answer: Answer, body: Buffer, gathered: Gathered): Buffer {
  if (answer.statusCode !== BROKEN || !isUnusable(ask.method, path, gathered)) return body;
  answer.statusCode = UNUSABLE;
  const isPage = String(answer.getHeader('content-type') ?? '').startsWith('text/html');
  return isPage ? Buffer.from(brokenPage(UNUSABLE, id)) : body;
}
