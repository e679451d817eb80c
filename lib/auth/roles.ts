import { type LoginKind, type RoleFacts, type RoleTitle, roleTable } from './role-table';

export type Role = keyof typeof roleTable;
type RoleWith<Facts> = { [R in Role]: (typeof roleTable)[R] extends Facts ? R : never }[Role];
/** Roles of accounts. */
export type AccountRole = RoleWith<{ login: LoginKind }>;
/** Roles of staff accounts. */
export type StaffRole = RoleWith<{ login: 'staff' }>;
/** Roles of accounts that belong to an organisation. */
export type OrganisationRole = RoleWith<{ kind: OrganisationKind }>;
/** Roles of the offices' own logins. */
export type OfficeRole = RoleWith<{ offices: RoleTitle }>;
/** Kinds of organisations that have accounts. */
export type OrganisationKind = NonNullable<RoleFacts['kind']>;

const facts: Readonly<Record<Role, RoleFacts>> = roleTable;

/** The facts of a role, of a common type. */
export const getRoleFacts = (role: Role): RoleFacts => facts[role];

export const isRole = (name: string): name is Role => Object.hasOwn(roleTable, name);
/** All roles, in the order of the table. */
export const roles = Object.keys(roleTable).filter(isRole);

export const accountRoles = roles.filter((role): role is AccountRole => facts[role].login !== undefined);
export const staffRoles = roles.filter((role): role is StaffRole => facts[role].login === 'staff');
export const organisationRoles = roles.filter((role): role is OrganisationRole => facts[role].kind !== undefined);
export const officeRoles = roles.filter((role): role is OfficeRole => facts[role].offices !== undefined);

/** Roles that staff accounts of a kind of organisation can have, the default first. */
export const listStaffRoles = (kind: OrganisationKind): StaffRole[] =>
  staffRoles.filter((role) => facts[role].kind === kind);

/** Role of the office's login in the organisation of an account; undefined for roles outside of offices. */
export function findOfficeRole(role: Role): OfficeRole | undefined {
  const { kind } = facts[role];
  return kind && findOfficeRoleOfKind(kind);
}

/** Role of the office's login of a kind of organisation; undefined for the agency. */
export const findOfficeRoleOfKind = (kind: OrganisationKind): OfficeRole | undefined =>
  officeRoles.find((role) => facts[role].kind === kind);
