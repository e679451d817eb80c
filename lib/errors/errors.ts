import { isNativeError } from 'node:util/types';
import { collectErrorCodes, getErrorCode, walkCauses } from '@/lib/log/error-code';
import { type KeyedMessage, pickMessage } from '@/lib/messages/message';
import { errorMessages } from './messages';

/** Kinds of expected errors; anything else thrown is a bug. */
export type ErrorKind =
  | ('invalid' | 'unauthenticated' | 'forbidden' | 'missing' | 'conflict' | 'limited' | 'busy')
  | ('tooLarge' | 'mediaType');

/** Thing of the audit log; `anonymous` where its last author is nobody's business. */
export type ChangedThing = { noun: string; id: string | number } | 'anonymous';

/** Brand by which an AppError is recognised wherever it was created: a process may load this module more than once. */
const BRAND = Symbol.for('portal.refusal');

/**
 * An expected refusal, in the words that the API and the forms show: `pickMessage()` takes them from the messages of
 * the feature that throws it. The key names the same words in logs and tests.
 */
export class AppError extends Error {
  readonly [BRAND] = true;

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNativeError(value) && Reflect.has(value, BRAND);
  }

  readonly key: string;
  /** Thai text. */
  readonly text: string;

  constructor(
    readonly kind: ErrorKind,
    { key, text }: KeyedMessage,
    /** Thai text for each invalid field. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** Seconds until a retry may succeed, for 'limited' and 'busy'. */
    readonly retryAfterSeconds?: number,
    /** Thing that somebody else saved since its form was opened, for a 'conflict' of that kind. */
    readonly changed?: ChangedThing,
  ) {
    super(`${kind}: ${key}`);
    this.name = 'AppError';
    this.key = key;
    this.text = text;
  }
}

/** Invalid input, with a text for each of its fields. */
export const createInvalidError = (fields: Readonly<Record<string, string>>): AppError =>
  new AppError('invalid', pickMessage(errorMessages, 'errors.invalid'), fields);

/**
 * Refusal of a write whose author had an older version open. Its form shows the differences (`components/ui/form/stale/`),
 * and who saved the thing.
 */
export const createStaleError = (message: KeyedMessage, changed: ChangedThing): AppError =>
  new AppError('conflict', message, {}, undefined, changed);

/** An invalid field, with its text. */
export const createFieldError = (field: string, text: string): AppError => createInvalidError({ [field]: text });

/** True if a server's Unix socket is missing; any other missing file is a bug of ours. */
export function isMissingSocket(error: unknown): boolean {
  return getErrorCode(error) === 'ENOENT' && isNativeError(error) && Reflect.get(error, 'syscall') === 'connect';
}

/**
 * True for errors that mean "not now": the database or the disk is unavailable, full, read-only or too slow. The reader
 * gets 503, not 500, and a bug of ours stays a 500. The codes of causes count too; the message counts only for an error
 * without a code.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof AppError) return false;
  const codes = collectErrorCodes(error);
  if (codes.some((code) => OUTAGES.has(code) || SQL_OUTAGES.test(code))) return true;
  const things = [...walkCauses(error)];
  if (things.some(isMissingSocket) || things.some(isServiceError)) return true;
  return things.some(
    (thing) => isNativeError(thing) && getErrorCode(thing) === undefined && OUTAGE_MESSAGES.test(thing.message),
  );
}

/** For `catch`: undefined during an outage; other errors are thrown on. */
export function ignoreOutage(error: unknown): undefined {
  if (!isOutage(error)) throw error;
}

/** True for an outage of the disk that files are written to. */
export const isDiskError = (error: unknown): boolean => collectErrorCodes(error).some((code) => DISK_ERRORS.has(code));
const DISK_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/**
 * SQLSTATEs (Appendix A of PostgreSQL's manual): lost connections, refused logins, unknown database, insufficient
 * resources, cancelled by an operator or a time limit, failing disks, read-only, and locks held by others for too long.
 */
const SQL_OUTAGES =
  /^(?:08[0-9A-Z]{3}|28[0-9A-Z]{3}|53[0-9A-Z]{3}|57P0[1-5]|58[0-9A-Z]{3}|57014|25006|25P0[34]|3D000|40001|40P01|55P03)$/;

const OUTAGES = new Set([
  // Prisma: unreachable, refused, too slow, closed, no free connection, a transaction that took too long, a write conflict.
  ...['P1000', 'P1001', 'P1002', 'P1003', 'P1008', 'P1010', 'P1011', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037'],
  // The same as error kinds of Prisma's adapters.
  ...['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections', 'TransactionWriteConflict'],
  ...['TlsConnectionError', 'AuthenticationFailed', 'DatabaseAccessDenied', 'DatabaseDoesNotExist'],
  // Node: the network.
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH'],
  ...['ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN'],
  // Node: the disk and the resource limits of a process.
  ...DISK_ERRORS,
  ...['EMFILE', 'ENFILE', 'ENOMEM'],
]);

/** Error names of a temporarily unavailable S3 store, or one that stays silent. */
const SERVICE_ERRORS = new Set(['ServiceUnavailable', 'SlowDown', 'InternalError', 'RequestTimeout', 'TimeoutError']);

/** True for a refusal of an S3 store, or of a proxy in front of it, that says "not now"; an answer to HEAD has no name. */
function isServiceError(thing: object): boolean {
  if (SERVICE_ERRORS.has(String(Reflect.get(thing, 'name')))) return true;
  const answer: unknown = Reflect.get(thing, '$metadata');
  const status = Number(typeof answer === 'object' && answer !== null && Reflect.get(answer, 'httpStatusCode'));
  return status >= 500 || status === 429;
}

/** Outage messages of drivers without a code. */
const OUTAGE_MESSAGES =
  /^(?:Connection terminated|timeout expired$|timeout exceeded when trying to connect|Query read timeout$|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|server closed the connection|The server does not support SSL|There was an error establishing an SSL)|can't reach database|the database system is (?:starting up|shutting down|in recovery)|statement timeout|terminating connection/i;
