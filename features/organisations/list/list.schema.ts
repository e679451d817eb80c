import type { OrganisationKind } from '../organisations.schema';

/** Tabs of a list, in their order; `idle` are open organisations whose office has not logged in for 90 days. */
export const organisationTabs = ['all', 'open', 'closed', 'idle'] as const;
export type OrganisationTab = (typeof organisationTabs)[number];

/** Sort orders of a list; the first is the default. */
export const organisationSorts = ['name', 'code', 'login', 'people', 'items', 'health'] as const;
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

/** Option of a filter. */
export type FilterOption = { id: number; name: string };
