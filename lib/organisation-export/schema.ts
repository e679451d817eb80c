import { z } from 'zod';
import { text } from '../validation';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const organisationExport = z.object({
  /** The path of the list in the viewer's area. */
  place: text(100),
  format: z.enum(exportFormats),
  rows: z.number().int().min(0),
});
