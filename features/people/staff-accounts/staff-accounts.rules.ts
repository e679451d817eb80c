import type { AccountRole } from './staff-accounts.schema';

/** Roles by kind of organisation, the default first. */
export const rolesByOrganisationKind = {
  agency: ['newseditors', 'VecAdmin'],
  department: ['veccentraldep'],
  unit: ['veccentral'],
  institute: ['iven'],
  province: ['VecProvince'],
  college: ['college'],
} as const satisfies Record<string, readonly [AccountRole, ...AccountRole[]]>;
export type StaffedOrganisationKind = keyof typeof rolesByOrganisationKind;

/**
 * Role of a new account: the requested one if the kind allows it, the default if none is requested.
 *
 * @returns undefined for a role that the kind doesn't allow
 */
export function findRoleForKind(kind: StaffedOrganisationKind, asked?: AccountRole): AccountRole | undefined {
  const given: readonly AccountRole[] = rolesByOrganisationKind[kind];
  return asked === undefined ? given[0] : given.find((role) => role === asked);
}
