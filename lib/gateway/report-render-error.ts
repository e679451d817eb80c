import { isOutage } from '@/lib/errors/errors';
import { getErrorCode } from '@/lib/log/error-code';
import { describeError, log } from '@/lib/log/log';
import { requestContext, setStatus } from '@/lib/request/context';
import { markBadRequest } from './bad-request';

/**
 * Logs an error thrown while a page or call was rendered, with the id that the client was given. In an outage the
 * client gets 503, not 500. A bad request is the client's fault, and only a warning.
 */
export function reportRenderError(error: unknown, where: { method: string; route: string; kind: string }): void {
  const hasLeft = isAborted(error);
  if (!hasLeft && isOutage(error)) setStatus(503);
  const line = { ...where, error: describeError(error) };
  if (hasLeft) log.warn(line, 'the client closed the request');
  else if (markBadRequest(error, where, requestContext.getStore())) log.warn(line, 'a request could not be read');
  else log.error(line, 'render failed');
}

/** Node's error for a request that ended early; its code is also that of a lost database connection. */
const isAborted = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && getErrorCode(error) === 'ECONNRESET';
