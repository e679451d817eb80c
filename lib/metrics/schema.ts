import { z } from 'zod';

/** One figure of a metric: its labels, and for a part of a histogram the name under which it is told. */
const sample = z.object({
  // JSON has no NaN, which the event loop's figures are before they have been taken once.
  value: z.number().nullable().catch(null),
  labels: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  metricName: z.string().optional(),
});

/** A metric as prom-client takes and gives it; `aggregator` says what becomes of it when processes are put together. */
const metric = z.object({
  name: z.string(),
  help: z.string(),
  type: z.enum(['counter', 'gauge', 'histogram', 'summary']),
  aggregator: z.enum(['sum', 'first', 'omit', 'average', 'min', 'max']).default('sum'),
  values: z.array(sample),
});
export type Metric = z.infer<typeof metric>;

/** What one process tells. */
export const metrics = z.array(metric);
