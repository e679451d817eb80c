import type { OrganisationKind } from '../organisations.schema';

/** Tabs of a list, in their order; `idle` are open organisations whose office has not logged in for 90 days. */
export const organisationTabs = ['all', 'open', 'closed', 'idle'] as const;
export type OrganisationTab = (typeof organisationTabs)[number];

/** Sort orders of a list; the first is the default. */
export const organisationSorts = ['name', 'code', 'login', 'people', 'items'] as const;
export type OrganisationSort = (typeof organisationSorts)[number];

/** Filters of a list, by query parameter. */
export const organisationFilters = ['region', 'province', 'institute', 'department'] as const;
export type OrganisationFilter = (typeof organisationFilters)[number];

/** Filters that a list of each kind has. */
export const filtersByKind: Readonly<Record<OrganisationKind, readonly OrganisationFilter[]>> = {
  college: ['region', 'province', 'institute'],
  province: ['region', 'province'],
  unit: ['department'],
  institute: [],
  department: [],
};

/** Rows of a list: one kind everywhere, or those supervised by the viewer's own organisation. */
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
  /** Login name of its office; undefined if it has none. */
  userName?: string;
  /** Time of its office's last login, ISO 8601. */
  lastLoginAt?: string;
  idle: boolean;
  /** Accounts of the office and of its users. */
  people: number;
  /** Number of public items. */
  items: number;
};

/** Option of a filter. */
export type FilterOption = { id: number; name: string };
