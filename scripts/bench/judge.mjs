import { formatChecks } from './checks.mjs';
import { BASE, promises } from './promises.mjs';

/**
 * Formats the measurement of a promise at one size in one line; undefined if it was not measured.
 *
 * @param {object} promise
 * @param {{ runs: Record<string, { rows: Record<string, object> }> }} store
 * @param {number} items
 */
export function judgePromise(promise, store, items) {
  const rows = { ...(promise.anySize && store.runs[BASE]?.rows), ...store.runs[items]?.rows };
  if (!promise.rows.every((name) => rows[name])) return undefined;
  const skipped = promise.rows.map((name) => rows[name].skipped).find(Boolean);
  if (skipped) return `… ${skipped}`;
  return formatChecks(promise.checks(rows, store.runs[BASE]?.rows ?? {}, items));
}

/** Promises that depend on these rows. */
export const findPromises = (names) => promises.filter(({ rows }) => rows.some((name) => names.includes(name)));
