import { command } from '@/lib/command/command';
import { organisationExport } from './export.schema';

/** Records in the audit log that a list was exported, with its number of rows. */
export const recordOrganisationExport = command({
  access: 'organisations.read',
  input: organisationExport,
  run: async () => undefined,
  invalidates: () => [],
  audit: (input) => ({ action: 'organisation.export', noun: 'organisation', after: input }),
});
