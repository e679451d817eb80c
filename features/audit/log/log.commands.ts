import { command } from '@/lib/command/command';
import { auditExport } from './log.schema';

/** Writes down that the log left the house as a file, and what was looked for in it. */
export const noteAuditExport = command({
  access: 'site.manage',
  input: auditExport,
  run: async () => undefined,
  touches: () => [],
  audit: (input) => ({ action: 'audit.export', noun: 'audit', after: input }),
});
