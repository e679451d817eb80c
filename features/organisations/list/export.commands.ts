import { exportRecord } from '@/lib/command/export-record';

/** Records in the audit log that a list was exported, with its number of rows. */
export const recordOrganisationExport = exportRecord({
  access: 'organisations.read',
  action: 'organisation.export',
  noun: 'organisation',
});
