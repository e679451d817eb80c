import type { Prisma } from '@/lib/db/db';
import { filtersFor } from '@/lib/list/filters';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { type ChoiceOf, listParams, type Param } from '@/lib/list/list-params';
import { id, named, oneOf, paging, search } from '@/lib/list/params';
import { type OrganisationKind, organisationKinds } from '../organisations.schema';
import { organisationListMessages as words } from './list.messages';
import {
  filtersByKind,
  type OrganisationFilter,
  type OrganisationListScope,
  type OrganisationSort,
  organisationFilters,
  organisationSorts,
  organisationTabs,
} from './list.schema';

type Where = Prisma.OrganisationWhereInput;
const { supplied } = filtersFor<Where>();
const buildFilter = (name: OrganisationFilter, where: (id: number) => Where) =>
  supplied(id, { label: words[`organisationList.${name}`], all: words[`organisationList.all.${name}`], where });

/** Sort orders that are ascending by default; the others are descending. */
const TEXT_SORTS: readonly OrganisationSort[] = ['name', 'code'];
const isTextSort = (sort: unknown): boolean => TEXT_SORTS.some((name) => name === sort);

const order = paging(organisationSorts, 24);
const descending: Param<boolean> = {
  role: 'view',
  name: 'dir',
  read: (raw, query) => {
    const sort = order.sort.read(getFirstValue(query.sort), query);
    return isTextSort(sort) ? raw === 'desc' : raw !== 'asc';
  },
  write: (value, { sort }) => (value !== isTextSort(sort) ? undefined : value ? 'desc' : 'asc'),
};

/** The address of a list of organisations, with the filters of all kinds. */
export const organisationList = listParams({
  tab: named('status', oneOf(organisationTabs)),
  ...search,
  region: buildFilter('region', (regionGroupId) => ({ province: { regionGroupId } })),
  province: buildFilter('province', (provinceId) => ({ provinceId })),
  institute: buildFilter('institute', (instituteId) => ({ instituteId })),
  department: buildFilter('department', (departmentId) => ({ departmentId })),
  ...order,
  descending,
});
export type OrganisationChoice = ChoiceOf<typeof organisationList>;

/** Reads a list's state; forged values and filters that its kind does not have fall back to the whole list. */
export function readOrganisationChoice(params: SearchParams, kind: OrganisationKind): OrganisationChoice {
  const foreign = organisationFilters.filter((name) => !filtersByKind[kind].includes(name));
  return organisationList.read({ ...params, ...Object.fromEntries(foreign.map((name) => [name, undefined])) });
}

/** Sort link of a column: sorts by it, or reverses the order if the list is sorted by it already. */
export function buildSortLink(path: string, choice: OrganisationChoice, sort: OrganisationSort) {
  const isNow = sort === choice.sort;
  const descending = isNow ? !choice.descending : !isTextSort(sort);
  return {
    href: organisationList.href(path, choice, { sort, descending }),
    now: isNow ? (choice.descending ? ('descending' as const) : ('ascending' as const)) : undefined,
  };
}

/** Scope of a list from the scope of its row in the area table; undefined if that is no list of organisations. */
export function findOrganisationListScope(scope: string): OrganisationListScope | undefined {
  if (scope === 'members') return { kind: 'college', scope: 'members' };
  const kind = organisationKinds.find((name) => scope === `kind:${name}`);
  return kind && { kind, scope: 'kind' };
}
