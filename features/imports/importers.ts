import { collegeUserImporter } from './college-user-importer';
import type { ImportKind } from './imports.schema';
import { createOrganisationImporter } from './organisation-importer';
import type { Importer } from './row-reading';
import { staffImporter } from './staff-importer';

/** Importers by kind. */
export const importers: Readonly<Record<ImportKind, Importer>> = {
  college: createOrganisationImporter('college'),
  institute: createOrganisationImporter('institute'),
  province: createOrganisationImporter('province'),
  department: createOrganisationImporter('department'),
  unit: createOrganisationImporter('unit'),
  collegeUsers: collegeUserImporter,
  staff: staffImporter,
};
