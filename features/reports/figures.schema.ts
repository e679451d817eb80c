import { z } from 'zod';

/** Figures of a category: items published in the counted days, and reads and shares in them. */
export const categoryFigures = z.object({
  id: z.number().int(),
  name: z.string(),
  items: z.number().int().min(0),
  reads: z.number().int().min(0),
  shares: z.number().int().min(0),
});
export type CategoryFigures = z.output<typeof categoryFigures>;

export const figureNames = ['items', 'reads', 'shares'] as const;
export type FigureName = (typeof figureNames)[number];
export type ReportSums = Record<FigureName, number>;

/** Figures of an organisation, in the order of the categories. */
export const reportFigures = z.object({ countedAt: z.iso.datetime(), categories: z.array(categoryFigures) });
export type ReportFigures = z.output<typeof reportFigures>;
