import { collegeUserImporter } from './college-users';
import type { ImportKind } from './imports.schema';
import { createOrganisationImporter } from './organisations';
import type { Importer } from './reading';
import { staffImporter } from './staff';

/** How the rows of each kind are read and written. */
export const importers: Readonly<Record<ImportKind, Importer>> = {
  college: createOrganisationImporter('college'),
  institute: createOrganisationImporter('institute'),
  province: createOrganisationImporter('province'),
  department: createOrganisationImporter('department'),
  unit: createOrganisationImporter('unit'),
  collegeUsers: collegeUserImporter,
  staff: staffImporter,
};
