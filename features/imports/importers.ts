import { collegeUsers } from './college-users';
import type { ImportKind } from './imports.schema';
import { organisationsOf } from './organisations';
import type { Importer } from './reading';
import { staff } from './staff';

/** How the rows of each kind are read and written. */
export const importers: Readonly<Record<ImportKind, Importer>> = {
  college: organisationsOf('college'),
  institute: organisationsOf('institute'),
  province: organisationsOf('province'),
  department: organisationsOf('department'),
  unit: organisationsOf('unit'),
  collegeUsers,
  staff,
};
