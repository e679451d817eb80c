/**
 * The first parameter that stands in a query more than once: which of its values counts is up to whoever reads it.
 *
 * @param among the only ones that matter; all of them where nothing is said
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
