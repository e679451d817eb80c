/** A cookie by its name; undefined for one that has none. */
const getPairName = (pair: string): string => pair.split('=', 1)[0]?.trim() ?? '';

const splitPairs = (header: string): string[] => header.split(';').map((pair) => pair.trim());

/**
 * One cookie out of the header `Cookie`.
 *
 * @returns undefined where there is none, and where there are two: which of them counts is up to whoever reads them, and
 *   somebody who could set one more would choose it
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  if (!header?.includes(name)) return undefined;
  const [found, ...others] = splitPairs(header).filter((pair) => getPairName(pair) === name);
  return others.length > 0 ? undefined : found?.slice(found.indexOf('=') + 1);
}

/**
 * The header `Cookie` with those cookies only of which there is one, so that all who read it read the same.
 *
 * @param isUnwanted names that are left out too
 * @returns undefined where none is left
 */
export function filterCookies(header: string, isUnwanted: (name: string) => boolean): string | undefined {
  const pairs = splitPairs(header).filter((pair) => pair !== '');
  const times = new Map<string, number>();
  for (const pair of pairs) times.set(getPairName(pair), (times.get(getPairName(pair)) ?? 0) + 1);
  const single = pairs.filter((pair) => times.get(getPairName(pair)) === 1 && !isUnwanted(getPairName(pair)));
  return single.length === 0 ? undefined : single.join('; ');
}
