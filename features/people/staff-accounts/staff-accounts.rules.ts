import type { AccountRole } from './staff-accounts.schema';

/** The roles that the accounts of each kind of organisation may have, the usual one first. */
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
 * The role that an account of an organisation gets: what was asked for where the kind leaves a choice, else the usual one.
 *
 * @returns undefined for a role that the kind doesn't give
 */
export function findRoleForKind(kind: StaffedOrganisationKind, asked?: AccountRole): AccountRole | undefined {
  const given: readonly AccountRole[] = rolesByOrganisationKind[kind];
  return asked === undefined ? given[0] : given.find((role) => role === asked);
}
