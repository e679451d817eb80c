import { isNativeError } from 'node:util/types';
import { codeOf } from './code-of';

/** What can go wrong on purpose; anything else thrown is a bug. */
export type ErrorKind =
  | ('invalid' | 'unauthenticated' | 'forbidden' | 'missing' | 'conflict' | 'limited' | 'busy')
  | ('tooLarge' | 'mediaType');

/** By this a refusal is known wherever it was made: one process may hold this module more than once. */
const BRAND = Symbol.for('portal.refusal');

/**
 * An expected refusal. It carries a kind and the key of a message, no prose: the two doors (the POST server and the form
 * action) translate it.
 */
export class AppError extends Error {
  readonly [BRAND] = true;

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNativeError(value) && Reflect.has(value, BRAND);
  }

  constructor(
    readonly kind: ErrorKind,
    readonly key: string,
    readonly fields: Readonly<Record<string, string>> = {},
    /** When another try may succeed, for 'limited' and 'busy'. */
    readonly retryAfterSeconds?: number,
  ) {
    super(`${kind}: ${key}`);
    this.name = 'AppError';
  }
}

/** The HTTP status of each kind. */
export const statusOf: Readonly<Record<ErrorKind, number>> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  limited: 429,
  busy: 503,
  tooLarge: 413,
  mediaType: 415,
};

/** Whether a server's socket folder is missing; any other missing file is a fault of ours. */
export function isMissingSocket(error: unknown): boolean {
  return codeOf(error) === 'ENOENT' && isNativeError(error) && Reflect.get(error, 'syscall') === 'connect';
}

/** True for errors that mean "the database can't be reached or is too slow now", which readers meet as 503, not 500. */
export function isDatabaseAway(error: unknown): boolean {
  if (AWAY_CODES.has(codeOf(error) ?? '') || isMissingSocket(error)) return true;
  return isNativeError(error) && AWAY_WORDS.test(error.message);
}

/** Prisma's and node's own codes: unreachable, time-out, pool used up, a transaction that could not begin or took too long, connection closed. */
const AWAY_CODES = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'P2037',
  'ECONNREFUSED',
  'ECONNRESET',
]);
const AWAY_WORDS =
  /can't reach database|connection terminated|timeout exceeded when trying to connect|the database system is (starting up|shutting down)|statement timeout|terminating connection/i;
