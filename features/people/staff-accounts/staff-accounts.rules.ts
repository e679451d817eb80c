import { listStaffRoles, type OrganisationKind, type StaffRole } from '@/lib/auth/roles';

/**
 * Role of a new account: the requested one if the kind allows it, the default if none is requested.
 *
 * @returns undefined for a role that the kind doesn't allow
 */
export function findRoleForKind(kind: OrganisationKind, asked?: StaffRole): StaffRole | undefined {
  const given = listStaffRoles(kind);
  return asked === undefined ? given[0] : given.find((role) => role === asked);
}
