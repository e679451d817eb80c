import { exportRecord } from '@/lib/command/export-record';

/** Records in the audit log that a list was exported, with its number of rows. */
export const recordNewsroomExport = exportRecord({ access: 'news.write', action: 'news.export', noun: 'news' });
