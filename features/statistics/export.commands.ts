import { exportRecord } from '@/lib/command/export-record';
import { text } from '@/lib/command/validation';
import { figureFormats } from './export.schema';

/** Records in the audit log that figures were exported; `place` is the path of their screen in the viewer's area. */
export const recordFigureExport = exportRecord({
  access: 'statistics.read',
  action: 'statistics.export',
  noun: 'statistics',
  fields: { place: text(100) },
  formats: figureFormats,
});
