/** Name of a cookie pair; '' if it has none. */
const getPairName = (pair: string): string => pair.split('=', 1)[0]?.trim() ?? '';

const splitPairs = (header: string): string[] => header.split(';').map((pair) => pair.trim());

/**
 * Reads one cookie from the `Cookie` header.
 *
 * @returns undefined if it is missing or present twice: parsers differ on which of two counts, so anyone who can add
 *   one could choose
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  if (!header?.includes(name)) return undefined;
  const [found, ...others] = splitPairs(header).filter((pair) => getPairName(pair) === name);
  return others.length > 0 ? undefined : found?.slice(found.indexOf('=') + 1);
}

/**
 * Keeps only the cookies that occur once in the `Cookie` header, so that every parser reads it alike.
 *
 * @param isUnwanted names to leave out as well
 * @returns undefined if none is left
 */
export function filterCookies(header: string, isUnwanted: (name: string) => boolean): string | undefined {
  const pairs = splitPairs(header).filter((pair) => pair !== '');
  const times = new Map<string, number>();
  for (const pair of pairs) times.set(getPairName(pair), (times.get(getPairName(pair)) ?? 0) + 1);
  const single = pairs.filter((pair) => times.get(getPairName(pair)) === 1 && !isUnwanted(getPairName(pair)));
  return single.length === 0 ? undefined : single.join('; ');
}
