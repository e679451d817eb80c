import { isNativeError } from 'node:util/types';
import { codeOf } from '../code-of';
import { isDatabaseAway } from '../errors';
import { log } from '../log';
import { setStatus, trace } from '../trace';

/**
 * What the log keeps of a bug. Messages and stacks may quote what a person typed, so they are kept at the level `debug` only.
 */
export function describeError(error: unknown): object {
  if (!isNativeError(error)) return { name: typeof error };
  const { name, stack } = error;
  const brief = { name, code: codeOf(error), digest: Reflect.get(error, 'digest') };
  return log.isLevelEnabled('debug') ? { ...brief, stack } : brief;
}

/**
 * Writes a line about a page or call that threw while it was made, with the id under which the reader was answered. When the
 * database is away the reader hears so: 503, not 500.
 */
export function reportRenderError(error: unknown, where: { method: string; route: string; kind: string }): void {
  if (isDatabaseAway(error)) setStatus(503);
  log.error({ id: trace.getStore()?.id, ...where, error: describeError(error) }, 'render failed');
}
