import { getSingleton } from '@/lib/process/singleton';

/** Bounds of the buckets in seconds; longer times count in `+Inf` only. */
export const renderBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;
export const queryBounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5] as const;

/** Number of times in each bucket, the last one beyond all bounds, and the sum of all in seconds. */
export type Timings = { bounds: readonly number[]; counts: Float64Array; sum: number };

const createTimings = (bounds: readonly number[]): Timings => ({
  bounds,
  counts: new Float64Array(bounds.length + 1),
  sum: 0,
});

const timings = getSingleton('metrics.timings', () => ({
  page: createTimings(renderBounds),
  call: createTimings(renderBounds),
  query: createTimings(queryBounds),
}));

/** Records the duration of rendering a page or call, in milliseconds. */
export const observeRender = (kind: 'page' | 'call', ms: number): void => observe(timings[kind], ms);

/** Records the duration of a statement, in milliseconds. */
export const observeQuery = (ms: number): void => observe(timings.query, ms);

export const readTimings = (): Readonly<Record<'page' | 'call' | 'query', Timings>> => timings;

function observe(into: Timings, ms: number): void {
  const seconds = ms / 1_000;
  const { bounds, counts } = into;
  let place = 0;
  while (place < bounds.length && seconds > (bounds[place] ?? 0)) place += 1;
  counts[place] = (counts[place] ?? 0) + 1;
  into.sum += seconds;
}
