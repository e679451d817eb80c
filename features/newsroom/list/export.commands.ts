import { command } from '@/lib/command/command';
import { newsExport } from './export.schema';

/** Writes down that a list left the house as a file, and with how many rows. */
export const noteExport = command({
  access: 'news.write',
  input: newsExport,
  run: async () => undefined,
  touches: () => [],
  audit: (input) => ({ action: 'news.export', noun: 'news', after: input }),
});
