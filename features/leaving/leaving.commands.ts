import { z } from 'zod';
import { command } from '@/lib/command/command';
import { formats, scopes } from './leaving.schema';

const input = z.object({
  scope: z.enum(scopes),
  format: z.enum(formats),
  folder: z.string(),
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
  input: z.object({ site: z.string(), at: z.string(), scope: z.enum(scopes), rows: z.number(), files: z.number() }),
  run: async () => undefined,
  audit: (after) => ({ action: 'export.import', noun: 'export', after }),
});
