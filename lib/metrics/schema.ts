import { z } from 'zod';

/** One value of a metric: its labels, and for a part of a histogram the name of that part. */
const sample = z.object({
  // JSON has no NaN, which the event loop's values are before their first measurement.
  value: z.number().nullable().catch(null),
  labels: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  metricName: z.string().optional(),
});

/** A metric in prom-client's format; `aggregator` says how the values of several processes are merged. */
const metric = z.object({
  name: z.string(),
  help: z.string(),
  type: z.enum(['counter', 'gauge', 'histogram', 'summary']),
  aggregator: z.enum(['sum', 'first', 'omit', 'average', 'min', 'max']).default('sum'),
  values: z.array(sample),
});
export type Metric = z.infer<typeof metric>;

/** Metrics of one process. */
export const metrics = z.array(metric);
