import { z } from 'zod';
import type { Right } from '@/lib/auth/access';
import { sheetFormats } from '@/lib/files/sheet-format';
import { command } from './command';
import { id, text } from './validation';

type ExportRecord = {
  access: Right;
  action: string;
  noun: string;
  /** Schemas of further details. */
  fields?: z.ZodRawShape;
  formats?: readonly string[];
};

/**
 * Declares a command that only writes the audit row of an export: its format and number of rows, the noun's `id`, the
 * `place` (path of the list in the viewer's area) and `fields`.
 */
export const exportRecord = ({ access, action, noun, fields = {}, formats = sheetFormats }: ExportRecord) => {
  const about = { id: id.optional(), place: text(100).optional(), ...fields };
  return command({
    access,
    input: z.object({ ...about, format: z.enum(formats), rows: z.number().int().min(0) }),
    run: async () => undefined,
    audit: ({ id: nounId, ...after }) => ({ action, noun, nounId, after }),
  });
};
