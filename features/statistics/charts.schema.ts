import type { TimeBucket } from './ranges.rules';
import type { DateRange, TimeStep } from './ranges.schema';
import type { FigureRow } from './statistics.schema';

/** One series of a graph over time, with a value for each bucket. */
export type Series = { key: string; label: string; values: number[] };

/** Data of the graphs: all of the chosen measure, except the trend, which has all three. */
export type FigureGraphs = {
  period: DateRange;
  compared?: DateRange;
  step: TimeStep;
  buckets: TimeBucket[];
  trend: FigureRow[];
  split: Series[];
  organisations: FigureRow[];
  authors: FigureRow[];
  categories: FigureRow[];
  kinds: FigureRow[];
};
