import type { DateRange, TimeStep } from './ranges.schema';
import type { FigureRow, Figures } from './statistics.schema';

/** Figures as a table: the totals, and a page of the `total` rows. */
export type FigureTable = {
  period: DateRange;
  compared?: DateRange;
  step: TimeStep;
  now: Figures;
  before?: Figures;
  rows: FigureRow[];
  total: number;
};
