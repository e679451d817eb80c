import { isDatabaseAway } from '../errors';
import { describeError, log } from '../log';
import { setStatus } from '../trace';

/**
 * Writes a line about a page or call that threw while it was made, with the id under which the reader was answered. When the
 * database is away the reader hears so: 503, not 500.
 */
export function reportRenderError(error: unknown, where: { method: string; route: string; kind: string }): void {
  if (isDatabaseAway(error)) setStatus(503);
  log.error({ ...where, error: describeError(error) }, 'render failed');
}
