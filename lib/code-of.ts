import { isNativeError } from 'node:util/types';

/** The code that node or a driver put on an error, such as 'ENOENT'; undefined for anything without one. */
export function codeOf(error: unknown): string | undefined {
  const code = isNativeError(error) ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}
