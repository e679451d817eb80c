import { formatFigure, percentile } from '../bench/numbers.mjs';
import { growingTables } from './grown-tables.mjs';

/** Growth of memory in the second half that counts as flat, in percent an hour. */
const FLAT_PERCENT = 1;
/** Shortest second half, in minutes, whose slope says something; in a shorter one caches are still filling. */
const LEAST_MINUTES = 30;
/** Ratio of the last tenth's median latency to the first's that counts as the same. */
const SAME_RATIO = 1.5;
const HOUR_SECONDS = 3_600;
const SHARE = 0.1;

/** Slope of a line through points by least squares, in units of y for a unit of x; 0 for fewer than two. */
export function fitSlope(points) {
  const n = points.length;
  if (n < 2) return 0;
  const [mx, my] = [0, 1].map((at) => points.reduce((sum, point) => sum + point[at], 0) / n);
  const spread = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / spread;
}

/**
 * Memory of each process that lived through the second half: mean, and slope in percent an hour.
 *
 * @param {{ at: number, processes: { name: string, pid: number, mb: number }[] }[]} samples `at` in seconds
 */
export function judgeMemory(samples, seconds) {
  const second = samples.filter(({ at }) => at >= seconds / 2);
  const pids = new Map(second.flatMap(({ processes }) => processes.map(({ pid, name }) => [pid, name])));
  return [...pids].flatMap(([pid, name]) => {
    const points = second.flatMap(({ at, processes }) =>
      processes.filter((one) => one.pid === pid).map(({ mb }) => [at, mb]),
    );
    if (points.length < second.length) return [];
    const mean = points.reduce((sum, [, mb]) => sum + mb, 0) / points.length;
    return [{ name, pid, mb: mean, percentAnHour: (fitSlope(points) * HOUR_SECONDS * 100) / mean }];
  });
}

/**
 * Tables that grew in both halves.
 *
 * @param {Record<string, number>[]} counts at the beginning, in the middle, at the end
 * @returns {{ table: string, rows: number, reason: string | undefined }[]} without a reason: nothing deletes their rows
 */
export function judgeTables([first, middle, last]) {
  return Object.keys(last)
    .filter((table) => middle[table] > (first[table] ?? 0) && last[table] > middle[table])
    .map((table) => ({ table, rows: last[table] - (first[table] ?? 0), reason: growingTables[table] }))
    .toSorted((a, b) => b.rows - a.rows);
}

/** Latency of readers in the first and in the last tenth, in milliseconds. @param {{ at: number, ms: number }[]} reads */
export function judgeLatency(reads, seconds) {
  const part = (from, to) => reads.filter(({ at }) => at >= from * seconds && at < to * seconds).map(({ ms }) => ms);
  const [first, last] = [part(0, SHARE), part(1 - SHARE, 1.01)];
  const figures = (values) => ({ p50: percentile(values, 0.5), p99: percentile(values, 0.99) });
  return { first: figures(first), last: figures(last), reads: reads.length };
}

/** Faults of a soak, one line each; times and slopes count only in a long one. */
export function findFaults({ seconds, failures, memory, tables, latency }) {
  const faults = [...new Set(failures)].map((failure) => `work failed: ${failure}`);
  for (const { table, rows, reason } of tables)
    if (reason === undefined) faults.push(`${table} grew by ${rows} rows, and nothing deletes them`);
  if (seconds < 2 * LEAST_MINUTES * 60) return faults;
  for (const { name, percentAnHour } of memory)
    if (percentAnHour > FLAT_PERCENT) faults.push(`${name} grows by ${percentAnHour.toFixed(1)} % an hour`);
  const ratio = latency.last.p50 / latency.first.p50;
  if (ratio > SAME_RATIO) faults.push(`readers wait ${ratio.toFixed(2)} times as long as at the beginning`);
  return faults;
}

/** Tables of a report in Markdown, as docs/operations.md has them. */
export function formatReport({ about, seconds, done, errors = [], memory, tables, latency, faults }) {
  const minutes = formatFigure(Math.round(seconds / 6) / 10);
  const { first, last, reads } = latency;
  return [
    `${about}; ${minutes} minutes.`,
    '',
    '| process | memory, MB | slope of the second half |',
    '| --- | --- | --- |',
    ...memory.map(
      ({ name, mb, percentAnHour }) => `| ${name} | ${formatFigure(mb)} | ${percentAnHour.toFixed(1)} % an hour |`,
    ),
    '',
    '| work | done |',
    '| --- | --- |',
    ...Object.entries(done).map(([kind, n]) => `| ${kind} | ${formatFigure(n)} |`),
    '',
    '| readers | first tenth | last tenth |',
    '| --- | --- | --- |',
    `| p50 · p99 of ${formatFigure(reads)} pages | ${formatFigure(first.p50)} · ${formatFigure(first.p99)} ms | ${formatFigure(last.p50)} · ${formatFigure(last.p99)} ms |`,
    '',
    '| table that grew | rows | why it may |',
    '| --- | --- | --- |',
    ...tables.map(
      ({ table, rows, reason }) => `| \`${table}\` | ${formatFigure(rows)} | ${reason ?? '**nothing deletes them**'} |`,
    ),
    '',
    ...errors.map(({ message, place, detail, count }) => `- ${count} × ${[message, place, detail].join(' · ')}`),
    ...(errors.length > 0 ? [''] : []),
    faults.length === 0 ? 'No fault.' : faults.map((fault) => `✘ ${fault}`).join('\n'),
  ].join('\n');
}
