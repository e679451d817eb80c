import { z } from 'zod';
import { command } from '@/lib/command/command';
import { rawText } from '@/lib/command/validation';
import { formats, scopes } from './leaving.schema';

/** Longest name of a folder or a site, in characters. */
const FOLDER_LENGTH = 4_096;

const input = z.object({
  scope: z.enum(scopes),
  format: z.enum(formats),
  folder: rawText(FOLDER_LENGTH),
  /** Number of rows and files; undefined at the beginning. */
  rows: z.number().optional(),
  files: z.number().optional(),
});

/** Records that an export begins: one that is killed has taken data along, too. */
export const noteExportStart = command({
  access: 'site.manage',
  input,
  run: async () => undefined,
  audit: (after) => ({ action: 'export.start', noun: 'export', after }),
});

/** Records that an export is finished. */
export const noteExport = command({
  access: 'site.manage',
  input,
  run: async () => undefined,
  audit: (after) => ({ action: 'export.finish', noun: 'export', after }),
});

/** Records in the audit log of a new portal where its content came from. */
export const noteImport = command({
  access: 'site.manage',
  input: z.object({
    site: rawText(FOLDER_LENGTH),
    at: rawText(FOLDER_LENGTH),
    scope: z.enum(scopes),
    rows: z.number(),
    files: z.number(),
  }),
  run: async () => undefined,
  audit: (after) => ({ action: 'export.import', noun: 'export', after }),
});
