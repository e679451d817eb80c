import type { OrganisationKind } from '../organisations.schema';

/** Parts of a list, in the order of its tabs; `idle` are open ones whose office was not inside for 90 days. */
export const organisationTabs = ['all', 'open', 'closed', 'idle'] as const;
export type OrganisationTab = (typeof organisationTabs)[number];

/** The orders of a list; the first is the default. */
export const organisationSorts = ['name', 'code', 'login', 'people', 'items'] as const;
export type OrganisationSort = (typeof organisationSorts)[number];

/** What narrows a list down, by the parameter of the address. */
export const organisationFilters = ['region', 'province', 'institute', 'department'] as const;
export type OrganisationFilter = (typeof organisationFilters)[number];

/** Which filters a list of each kind has. */
export const filtersByKind: Readonly<Record<OrganisationKind, readonly OrganisationFilter[]>> = {
  college: ['region', 'province', 'institute'],
  province: ['region', 'province'],
  unit: ['department'],
  institute: [],
  department: [],
};

/** Whose rows a list shows: one kind everywhere, or those below the viewer's own. */
export type OrganisationListScope = { kind: OrganisationKind; scope: 'kind' | 'members' };

/** An organisation as a list shows it: plain JSON. */
export type OrganisationRow = {
  id: number;
  code: string;
  name: string;
  status: 'open' | 'closed';
  province?: string;
  region?: string;
  institute?: string;
  department?: string;
  email?: string;
  phone?: string;
  address?: string;
  website?: string;
  /** The login name of its office; undefined without one. */
  userName?: string;
  /** When its office was inside last, ISO 8601. */
  lastLoginAt?: string;
  idle: boolean;
  /** Accounts of the office and of its users. */
  people: number;
  /** Items that readers see. */
  items: number;
};

/** What is offered by a filter. */
export type FilterOption = { id: number; name: string };
