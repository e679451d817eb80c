import { z } from 'zod';
import { sheetFormats } from '../sheet-format';
import { text } from '../validation';

export const organisationExport = z.object({
  /** The path of the list in the viewer's area. */
  place: text(100),
  format: z.enum(sheetFormats),
  rows: z.number().int().min(0),
});
