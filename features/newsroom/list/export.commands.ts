import { command } from '@/lib/command/command';
import { newsroomExportInput } from './export.schema';

/** Records in the audit log that a list was exported, with its number of rows. */
export const recordNewsroomExport = command({
  access: 'news.write',
  input: newsroomExportInput,
  run: async () => undefined,
  invalidates: () => [],
  audit: (input) => ({ action: 'news.export', noun: 'news', after: input }),
});
