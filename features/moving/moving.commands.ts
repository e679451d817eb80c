import { exportRecord } from '@/lib/command/export-record';

/** Records an export of a run's report in the audit log, with its number of rows. */
export const recordReportExport = exportRecord({ access: 'site.manage', action: 'move.export', noun: 'move' });
