import { exportRecord } from '@/lib/command/export-record';
import { figureFormats } from './export.schema';

/** Records an export of figures in the audit log, with its row count. */
export const recordFigureExport = exportRecord({
  access: 'statistics.read',
  action: 'statistics.export',
  noun: 'statistics',
  formats: figureFormats,
});
