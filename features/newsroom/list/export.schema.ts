import { z } from 'zod';
import { text } from '@/lib/command/validation';
import { sheetFormats } from '@/lib/files/sheet-format';

export const newsroomExportInput = z.object({
  /** The path of the list in the viewer's area. */
  place: text(100),
  format: z.enum(sheetFormats),
  rows: z.number().int().min(0),
});
