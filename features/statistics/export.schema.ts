import { z } from 'zod';
import { text } from '@/lib/command/validation';
import { sheetFormats } from '@/lib/files/sheet-format';

export const figureFormats = [...sheetFormats, 'pdf'] as const;
export type FigureFormat = (typeof figureFormats)[number];

export const figureExport = z.object({
  /** The path of the screen in the viewer's area. */
  place: text(100),
  format: z.enum(figureFormats),
  rows: z.number().int().min(0),
});
