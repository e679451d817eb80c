import { isNativeError } from 'node:util/types';
import { pino } from 'pino';
import { env } from '@/lib/env/env';
import { getSingleton } from '@/lib/process/singleton';
import { requestContext } from '@/lib/request/context';
import { findRootErrorCode } from './error-code';
import { createLogOutput } from './output';

/** What never reaches the log, by the name of its field: secrets, and what tells who somebody is. */
const REDACTED_FIELDS = [
  ...['password', 'token', 'secret', 'cookie', 'cookies', 'authorization', 'apiKey', 'session', 'pepper', 'otp'],
  ...['email', 'recipient', 'phone', 'idCard', 'firstName', 'lastName', 'userName', 'address', 'ip'],
  ...['set-cookie', 'x-api-key', 'x-forwarded-for', 'user-agent'],
];

/** A field of that name, in the line itself or in an object up to two levels down. */
const toRedactPaths = (name: string): string[] => {
  const at = /^\w+$/.test(name) ? name : `["${name}"]`;
  return [at, ...['*', '*.*'].map((above) => (at === name ? `${above}.${name}` : `${above}${at}`))];
};

/** How lines look; of its own so that a test can write them elsewhere. */
export const logOptions = (level: string) => ({
  level,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (name: string) => ({ level: name }) },
  mixin: () => {
    const request = requestContext.getStore()?.id;
    return request === undefined ? {} : { request };
  },
  redact: { paths: REDACTED_FIELDS.flatMap(toRedactPaths), censor: '[cut]' },
});

/**
 * One JSON line per event on standard output. Lines of a request carry its id as `request`; a secret or a personal detail
 * that slips into an object is cut out by its name.
 */
export const log = getSingleton('log', () => pino(logOptions(env.LOG_LEVEL), createLogOutput()));

/**
 * What the log keeps of a bug. Messages and stacks may quote what a person typed, so they are kept at the level `debug` only.
 */
export function describeError(error: unknown): object {
  if (!isNativeError(error)) return { name: typeof error };
  const { name, stack } = error;
  const brief = { name, code: findRootErrorCode(error), digest: Reflect.get(error, 'digest') };
  return log.isLevelEnabled('debug') ? { ...brief, stack } : brief;
}
