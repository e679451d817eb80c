import type { Metric } from './schema';
import type { Timings } from './timings';

type Count = { count: number } & Readonly<Record<string, string | number>>;

/** Counter; every field beside `count` is a label. */
export const buildCounter = (name: string, help: string, counts: readonly Count[]): Metric => ({
  name,
  help,
  type: 'counter',
  aggregator: 'sum',
  values: counts.map(({ count, ...labels }) => ({ value: count, labels })),
});

/** Gauge, by the value of one label. */
export const buildGauge = (
  name: string,
  help: string,
  label: string,
  numbers: Readonly<Record<string, number>>,
): Metric => ({
  name,
  help,
  type: 'gauge',
  aggregator: 'sum',
  values: Object.entries(numbers).map(([of, value]) => ({ value, labels: { [label]: of } })),
});

/** Histogram of times in seconds, with cumulative buckets, by the value of one label. */
export const buildHistogram = (
  name: string,
  help: string,
  label: string,
  timings: Readonly<Record<string, Timings>>,
): Metric => ({
  name,
  help,
  type: 'histogram',
  aggregator: 'sum',
  values: Object.entries(timings).flatMap(([of, { bounds, counts, sum }]) => {
    const labels = { [label]: of };
    let sofar = 0;
    const parts = [...bounds, '+Inf'].map((le, place) => {
      sofar += counts[place] ?? 0;
      return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: sofar };
    });
    return [
      ...parts,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: sofar },
    ];
  }),
});

/** The same metric with the process's name on each value, so that those of several processes stay apart. */
export const addProcessLabel = (metric: Metric, process: string): Metric => ({
  ...metric,
  aggregator: 'sum',
  values: metric.values.map((figure) => ({ ...figure, labels: { ...figure.labels, process } })),
});
