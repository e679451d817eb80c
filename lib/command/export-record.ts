import { z } from 'zod';
import type { Right } from '@/lib/auth/access';
import { sheetFormats } from '@/lib/files/sheet-format';
import { command } from './command';
import { id } from './validation';

type ExportRecord = {
  access: Right;
  action: string;
  noun: string;
  /** Schemas of further details; `id` is that of the noun. */
  fields?: z.ZodRawShape;
  formats?: readonly string[];
};

/** Declares a command that only writes the audit row of an export: its format, its number of rows and `fields`. */
export const exportRecord = ({ access, action, noun, fields = {}, formats = sheetFormats }: ExportRecord) =>
  command({
    access,
    input: z.object({ id: id.optional(), ...fields, format: z.enum(formats), rows: z.number().int().min(0) }),
    invalidates: () => [],
    run: async () => undefined,
    audit: ({ id: nounId, ...after }) => ({ action, noun, nounId, after }),
  });
