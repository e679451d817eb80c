import { command } from '@/lib/command/command';
import { figureExport } from './export.schema';

/** Writes down that figures left the house as a file, and with how many rows. */
export const recordFigureExport = command({
  access: 'statistics.read',
  input: figureExport,
  run: async () => undefined,
  invalidates: () => [],
  audit: (input) => ({ action: 'statistics.export', noun: 'statistics', after: input }),
});
