import { command } from '@/lib/command/command';
import { organisationExport } from './export.schema';

/** Writes down that a list of organisations left the house as a file, and with how many rows. */
export const recordOrganisationExport = command({
  access: 'organisations.read',
  input: organisationExport,
  run: async () => undefined,
  invalidates: () => [],
  audit: (input) => ({ action: 'organisation.export', noun: 'organisation', after: input }),
});
