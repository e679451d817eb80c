import type { DateRange, TimeStep } from './ranges.schema';
import type { FigureRow, Figures } from './statistics.schema';

/** What was asked for as numbers: the sums of the whole, and a page of its lines, of which there are `total`. */
export type FigureTable = {
  period: DateRange;
  compared?: DateRange;
  step: TimeStep;
  now: Figures;
  before?: Figures;
  rows: FigureRow[];
  total: number;
};
