import { command } from '@/lib/command/command';
import { auditExportInput } from './log.schema';

/** Records an export of the log in the log itself, with its filters. */
export const recordAuditExport = command({
  access: 'site.manage',
  input: auditExportInput,
  run: async () => undefined,
  audit: (input) => ({ action: 'audit.export', noun: 'audit', after: input }),
});
