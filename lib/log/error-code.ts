import { isNativeError } from 'node:util/types';

/** The code that node or a driver put on an error, such as 'ENOENT'; undefined for anything without one. */
export function getErrorCode(error: unknown): string | undefined {
  const code = isNativeError(error) ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

/**
 * Fields in which drivers put codes: node and PostgreSQL `code`, Prisma `errorCode`, its adapters `originalCode` and a
 * `kind`.
 */
const CODES = ['code', 'errorCode', 'originalCode', 'kind'];
/** Fields that hold the cause of an error; an AggregateError has a list. */
const CAUSES = ['cause', 'errors', 'meta', 'driverAdapterError', 'originalError'];
/** Maximum depth of causes; deeper ones are of no use. */
const MAX_DEPTH = 6;

/**
 * An error and its causes, the outermost first, down to `MAX_DEPTH`, where a circular chain ends too. Drivers put some
 * of them on plain objects.
 */
export function* walkCauses(thing: unknown, depth = 0): Generator<object> {
  if (typeof thing !== 'object' || thing === null || depth > MAX_DEPTH) return;
  yield thing;
  for (const cause of CAUSES.flatMap((name): unknown[] => [Reflect.get(thing, name)].flat())) {
    yield* walkCauses(cause, depth + 1);
  }
}

/** An error's own codes and those of its causes: system codes, SQLSTATEs, Prisma's, and the kinds of its adapters. */
export function collectErrorCodes(error: unknown): string[] {
  return [...walkCauses(error)].flatMap((thing) =>
    CODES.flatMap((name) => {
      const code: unknown = Reflect.get(thing, name);
      return typeof code === 'string' ? [code] : [];
    }),
  );
}

/** A system code or a SQLSTATE, but none of Prisma's own. */
const ROOT = /^(?:E[A-Z_]+|(?!P[1-6]\d{3}$)[0-9A-Z]{5})$/;

/** The most specific code: that of the system or the database, if there is one behind a library's own. */
export function findRootErrorCode(error: unknown): string | undefined {
  const codes = collectErrorCodes(error);
  return codes.find((code) => ROOT.test(code)) ?? codes[0];
}
