/**
 * Joins parts into one string, for keys of caches, limiters and the like. Each part is prefixed with its length, so
 * that two lists of parts have the same key only if they are equal, whatever characters they contain.
 *
 * @param parts in a fixed order; a number equals its digits, and undefined differs from the empty string
 */
export function joinKey(...parts: readonly (string | number | undefined)[]): string {
  let key = '';
  for (const part of parts) {
    if (part === undefined) key += '-';
    else key += `${String(part).length}:${part}`;
  }
  return key;
}
