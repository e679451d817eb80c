import { pino } from 'pino';
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
