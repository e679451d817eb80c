/** Percentile of the values at `share` (0 to 1); undefined without values. */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

export const median = (values) => percentile(values, 0.5);

/** 50th, 95th and 99th percentile, and the maximum, in the unit of the values. */
export const summarizePercentiles = (values) => ({
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  p99: percentile(values, 0.99),
  most: percentile(values, 1),
});

/** Formats a figure with a precision that fits its size, from 0.0123 to 54,321. */
export function formatFigure(value) {
  if (value === undefined || value === null || Number.isNaN(value)) return '–';
  const size = Math.abs(value);
  if (Number.isInteger(value)) return value.toLocaleString('en');
  if (size >= 100) return Math.round(value).toLocaleString('en');
  if (size >= 10) return value.toFixed(1);
  if (size >= 0.1) return value.toFixed(2);
  return value.toFixed(4);
}

/** Rounds for the results file: more than four digits are not significant. */
export const roundFigure = (value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);
