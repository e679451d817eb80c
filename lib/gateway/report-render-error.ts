import { isOutage } from '@/lib/errors/errors';
import { getErrorCode } from '@/lib/log/error-code';
import { describeError, log } from '@/lib/log/log';
import { requestContext, setStatus } from '@/lib/request/context';
import { markBadRequest } from './bad-request';

/**
 * Writes a line about a page or call that threw while it was made, with the id under which the reader was answered. In an
 * outage the reader hears so: 503, not 500. A request that can't be used is its sender's fault, and only a warning.
 */
export function reportRenderError(error: unknown, where: { method: string; route: string; kind: string }): void {
  const hasLeft = isAborted(error);
  if (!hasLeft && isOutage(error)) setStatus(503);
  const line = { ...where, error: describeError(error) };
  if (hasLeft) log.warn(line, 'the client closed the request');
  else if (markBadRequest(error, where, requestContext.getStore())) log.warn(line, 'a request could not be read');
  else log.error(line, 'render failed');
}

/** As node says that a request ended before all of it came; its code is that of a lost database too. */
const isAborted = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && getErrorCode(error) === 'ECONNRESET';
