/**
 * One text that names all parts, for keys of caches, limiters and the like. Each part stands behind its length, so two lists of
 * parts have one key only where they are the same list, whatever signs their parts are made of.
 *
 * @param parts in a fixed order; numbers count as their digits, and what is undefined as another part than the empty text
 */
export function joinKey(...parts: readonly (string | number | undefined)[]): string {
  let key = '';
  for (const part of parts) {
    if (part === undefined) key += '-';
    else key += `${String(part).length}:${part}`;
  }
  return key;
}
