import { isNativeError } from 'node:util/types';
import { pino } from 'pino';
import { codeOf } from './code-of';
import { env } from './env';
import { shared } from './shared';

/** One JSON line per event on standard output; secrets that slip into an object are cut out by name. */
export const log = shared('log', () =>
  pino({
    level: env.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'cookie',
        'authorization',
        'password',
        '*.cookie',
        '*.authorization',
        '*.password',
        'headers["set-cookie"]',
      ],
      censor: '[cut]',
    },
  }),
);

/**
 * What the log keeps of a bug. Messages and stacks may quote what a person typed, so they are kept at the level `debug` only.
 */
export function describeError(error: unknown): object {
  if (!isNativeError(error)) return { name: typeof error };
  const { name, stack } = error;
  const brief = { name, code: codeOf(error), digest: Reflect.get(error, 'digest') };
  return log.isLevelEnabled('debug') ? { ...brief, stack } : brief;
}
