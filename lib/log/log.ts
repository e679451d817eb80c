import { isNativeError } from 'node:util/types';
import { type LogFn, pino } from 'pino';
import { env } from '@/lib/env/env';
import { getSingleton } from '@/lib/process/singleton';
import { requestContext } from '@/lib/request/context';
import { findRootErrorCode } from './error-code';
import { countError } from './error-groups';
import { createLogOutput } from './output';

/** Names of fields that never reach the log: secrets and personal data. */
const REDACTED_FIELDS = [
  ...['password', 'token', 'secret', 'cookie', 'cookies', 'authorization', 'apiKey', 'session', 'pepper', 'otp'],
  ...['email', 'recipient', 'phone', 'idCard', 'firstName', 'lastName', 'userName', 'address', 'ip'],
  ...['set-cookie', 'x-api-key', 'x-forwarded-for', 'user-agent'],
];

/** Redaction paths of a field, in the line itself or in an object up to two levels down. */
const toRedactPaths = (name: string): string[] => {
  const at = /^\w+$/.test(name) ? name : `["${name}"]`;
  return [at, ...['*', '*.*'].map((above) => (at === name ? `${above}.${name}` : `${above}${at}`))];
};

/** Level from which lines are counted by their groups. */
const ERROR_LEVEL = 50;

/** Counts errors on their way into the log. */
function countThenLog(this: pino.Logger, args: Parameters<LogFn>, write: LogFn, level: number): void {
  const [line, message]: unknown[] = args;
  if (level >= ERROR_LEVEL && typeof line === 'object' && line !== null && typeof message === 'string')
    countError(line, message);
  write.apply(this, args);
}

/** Format of the lines; separate, so that a test can write them elsewhere. */
export const logOptions = (level: string) => ({
  level,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (name: string) => ({ level: name }) },
  mixin: () => {
    const request = requestContext.getStore()?.id;
    return request === undefined ? {} : { request };
  },
  hooks: { logMethod: countThenLog },
  redact: { paths: REDACTED_FIELDS.flatMap(toRedactPaths), censor: '[cut]' },
});

/**
 * One JSON line per event on standard output. Lines of a request carry its id as `request`; a secret or a personal
 * detail that slips into an object is cut out by its name.
 */
export const log = getSingleton('log', () => pino(logOptions(env.LOG_LEVEL), createLogOutput()));

/**
 * The part of an error that is logged. Messages and stacks may quote what a person typed, so they are logged at the
 * level `debug` only.
 */
export function describeError(error: unknown): object {
  if (!isNativeError(error)) return { name: typeof error };
  const { name, stack } = error;
  const brief = { name, code: findRootErrorCode(error), digest: Reflect.get(error, 'digest') };
  return log.isLevelEnabled('debug') ? { ...brief, stack } : brief;
}
