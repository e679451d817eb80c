import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { roundFigure } from './numbers.mjs';

const FILE = 'docs/benchmarks.json';

/**
 * Reads the stored results. `notes` are written by hand, by the name of a promise, and preserved.
 *
 * @returns {{ notes: Record<string, string>, runs: Record<string, { rows: Record<string, object> }> }}
 */
export const readStore = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { notes: {}, runs: {} });

/**
 * Replaces the rows of the same size by those of a run.
 *
 * @param {object} store
 * @param {{ items: number, about: object, results: Record<string, object> }} run
 */
export function addRun(store, { items, about, results }) {
  const rows = { ...store.runs[items]?.rows };
  const { date, commit } = about;
  for (const [name, figures] of Object.entries(results)) rows[name] = { date, commit, ...round(figures) };
  const runs = { ...store.runs, [items]: { ...about, rows } };
  return { ...store, runs };
}

export const writeStore = (store) => writeFileSync(FILE, `${JSON.stringify(store, undefined, 2)}\n`);

const round = (figures) =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) => {
      if (value === undefined || Number.isNaN(value)) return [];
      return [[name, typeof value === 'object' ? round(value) : roundFigure(value)]];
    }),
  );
