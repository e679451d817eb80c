import { command } from '@/lib/command/command';
import { figureExport } from './export.schema';

/** Writes down that figures left the house as a file, and with how many rows. */
export const noteFigureExport = command({
  access: 'statistics.read',
  input: figureExport,
  run: async () => undefined,
  touches: () => [],
  audit: (input) => ({ action: 'statistics.export', noun: 'statistics', after: input }),
});
