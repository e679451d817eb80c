import { command } from '@/lib/command/command';
import { figureExport } from './export.schema';

/** Records an export of figures in the audit log, with its row count. */
export const recordFigureExport = command({
  access: 'statistics.read',
  input: figureExport,
  run: async () => undefined,
  invalidates: () => [],
  audit: (input) => ({ action: 'statistics.export', noun: 'statistics', after: input }),
});
