import { command } from '@/lib/command/command';
import { auditExportInput } from './log.schema';

/** Writes down that the log left the house as a file, and what was looked for in it. */
export const recordAuditExport = command({
  access: 'site.manage',
  input: auditExportInput,
  run: async () => undefined,
  invalidates: () => [],
  audit: (input) => ({ action: 'audit.export', noun: 'audit', after: input }),
});
