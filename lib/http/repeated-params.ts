/**
 * Finds the first query parameter that is repeated: parsers differ on which of its values counts.
 *
 * @param among the parameters to check; all by default
 */
export function findRepeatedParam(query: URLSearchParams, among?: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (const name of query.keys()) {
    if (among && !among.includes(name)) continue;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return undefined;
}
