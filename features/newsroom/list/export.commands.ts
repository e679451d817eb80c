import { command } from '@/lib/command/command';
import { newsroomExportInput } from './export.schema';

/** Writes down that a list left the house as a file, and with how many rows. */
export const recordNewsroomExport = command({
  access: 'news.write',
  input: newsroomExportInput,
  run: async () => undefined,
  invalidates: () => [],
  audit: (input) => ({ action: 'news.export', noun: 'news', after: input }),
});
