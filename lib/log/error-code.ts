import { isNativeError } from 'node:util/types';

/** The code that node or a driver put on an error, such as 'ENOENT'; undefined for anything without one. */
export function getErrorCode(error: unknown): string | undefined {
  const code = isNativeError(error) ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The fields in which drivers put codes: node and PostgreSQL `code`, Prisma `errorCode`, its adapters `originalCode` and a `kind`. */
const CODES = ['code', 'errorCode', 'originalCode', 'kind'];
/** The fields of what was behind an error; an AggregateError has a list. */
const CAUSES = ['cause', 'errors', 'meta', 'driverAdapterError', 'originalError'];
/** Causes further down than this say nothing that anybody needs. */
const MAX_DEPTH = 6;

/**
 * An error and what was behind it, the outermost first, as far as it is told. Drivers put some of it on plain objects. A chain
 * that leads back to itself ends.
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

/** The code that tells most: of the system or the database where there is one behind what a library says of it. */
export function findRootErrorCode(error: unknown): string | undefined {
  const codes = collectErrorCodes(error);
  return codes.find((code) => ROOT.test(code)) ?? codes[0];
}
