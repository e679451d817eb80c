import { exportRecord } from '@/lib/command/export-record';
import { text } from '@/lib/command/validation';

/** Records in the audit log that a list was exported; `place` is its path in the viewer's area. */
export const recordOrganisationExport = exportRecord({
  access: 'organisations.read',
  action: 'organisation.export',
  noun: 'organisation',
  fields: { place: text(100) },
});
