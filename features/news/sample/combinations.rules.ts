/** All choices of `count` of some values, in their order. */
export function listCombinations<T>(values: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return values.flatMap((value, at) =>
    listCombinations(values.slice(at + 1), count - 1).map((rest) => [value, ...rest]),
  );
}
