import { figureNames, type ReportFigures, type ReportSums } from './figures.schema';

/** Sums of the figures over all categories. */
export function sumFigures({ categories }: Pick<ReportFigures, 'categories'>): ReportSums {
  const sums: ReportSums = { items: 0, reads: 0, shares: 0 };
  for (const category of categories) for (const name of figureNames) sums[name] += category[name];
  return sums;
}
