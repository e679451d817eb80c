/**
 * Finds the sidebar entry of an address: the one that links to it, else the closest list above it. An area's home is
 * marked at its own address only.
 *
 * @param hrefs the entries' addresses, the area's home first
 * @returns the entry's address, and `page` if it links to this very address, else `true`
 */
export function findCurrentEntry(
  hrefs: readonly string[],
  path: string,
): { href: string; kind: 'page' | 'true' } | undefined {
  const here = path.replace(/\/+$/, '');
  const exact = hrefs.find((href) => href === here);
  if (exact) return { href: exact, kind: 'page' };
  const above = hrefs.slice(1).filter((href) => here.startsWith(`${href}/`));
  const nearest = above.toSorted((a, b) => b.length - a.length)[0];
  return nearest === undefined ? undefined : { href: nearest, kind: 'true' };
}
