import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import type { Prisma } from '@/lib/db/db';
import { filtersFor } from '@/lib/list/filters';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { type ChoiceOf, listParams, type Param } from '@/lib/list/list-params';
import { id, named, oneOf, paging, search } from '@/lib/list/params';
import { healthMessages } from '../health/health.messages';
import { FAIR_SCORE, GOOD_SCORE, type HealthLevel, healthLevels } from '../health/health.schema';
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
const { selectOf, supplied } = filtersFor<Where>();
const buildFilter = (name: OrganisationFilter, where: (id: number) => Where) =>
  supplied(id, { label: words[`organisationList.${name}`], all: words[`organisationList.all.${name}`], where });

/** Sort orders that are ascending by default; the others are descending. The lowest health comes first. */
const ASCENDING_SORTS: readonly OrganisationSort[] = ['name', 'code', 'health'];
const isAscendingSort = (sort: unknown): boolean => ASCENDING_SORTS.some((name) => name === sort);

/** Scores of each level, for the filter. */
const healthWheres: Readonly<Record<HealthLevel, Where>> = {
  low: { health: { score: { lt: FAIR_SCORE } } },
  fair: { health: { score: { gte: FAIR_SCORE, lt: GOOD_SCORE } } },
  good: { health: { score: { gte: GOOD_SCORE } } },
  none: { OR: [{ health: null }, { health: { score: null } }] },
};

const order = paging(organisationSorts, 24);
const descending: Param<boolean> = {
  role: 'view',
  name: 'dir',
  read: (raw, query) => {
    const sort = order.sort.read(getFirstValue(query.sort), query);
    return isAscendingSort(sort) ? raw === 'desc' : raw !== 'asc';
  },
  write: (value, { sort }) => (value !== isAscendingSort(sort) ? undefined : value ? 'desc' : 'asc'),
};

/** The address of a list of organisations, with the filters of all kinds. */
export const organisationList = listParams({
  tab: named('status', oneOf(organisationTabs)),
  ...search,
  region: buildFilter('region', (regionGroupId) => ({ province: { regionGroupId } })),
  province: buildFilter('province', (provinceId) => ({ provinceId })),
  institute: buildFilter('institute', (instituteId) => ({ instituteId })),
  department: buildFilter('department', (departmentId) => ({ departmentId })),
  health: selectOf(healthLevels, {
    label: healthMessages['health.short'],
    all: healthMessages['health.all'],
    toLabel: (level) => healthMessages[`health.level.${level}`],
    where: (level) => healthWheres[level],
  }),
  ...order,
  descending,
});
export type OrganisationChoice = ChoiceOf<typeof organisationList>;

/** Reads a list's state; forged values and filters that its kind does not have fall back to the whole list. */
export function readOrganisationChoice(params: SearchParams, kind: OrganisationKind): OrganisationChoice {
  const foreign = organisationFilters.filter((name) => !filtersByKind[kind].includes(name));
  return organisationList.read({ ...params, ...Object.fromEntries(foreign.map((name) => [name, undefined])) });
}

/** The choice of a viewer; without the right to see scores neither order nor filter tells them. */
export const withoutHidden = (
  viewer: Pick<Viewer, 'role' | 'session'>,
  choice: OrganisationChoice,
): OrganisationChoice =>
  seesHealth(viewer)
    ? choice
    : { ...choice, health: undefined, ...(choice.sort === 'health' ? { sort: 'name', descending: false } : {}) };

/** True for viewers whose lists show scores: they supervise the organisations in them. */
export const seesHealth = (viewer: Pick<Viewer, 'role' | 'session'>): boolean =>
  can(viewer, 'organisations.read') && can(viewer, 'organisations.overview');

/** Sort link of a column: sorts by it, or reverses the order if the list is sorted by it already. */
export function buildSortLink(path: string, choice: OrganisationChoice, sort: OrganisationSort) {
  const isNow = sort === choice.sort;
  const descending = isNow ? !choice.descending : !isAscendingSort(sort);
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
