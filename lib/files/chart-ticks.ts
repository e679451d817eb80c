/** Number of grid lines, not counting the one at zero. */
const LINES = 4;

/**
 * The scale of a graph: from 0 in round whole steps up to a number not below the largest value.
 *
 * @returns at least 0 and 1
 */
export function listTicks(largest: number): number[] {
  const rough = Math.max(1, largest / LINES);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough && Number.isInteger(size)) ?? 1;
  return Array.from({ length: Math.max(1, Math.ceil(largest / step)) + 1 }, (_, index) => index * step);
}
