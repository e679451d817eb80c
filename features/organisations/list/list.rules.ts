import { getFirstValue, type ListState, readId, readList, type SearchParams } from '@/lib/list/list';
import { type OrganisationKind, organisationKinds } from '../organisations.schema';
import {
  filtersByKind,
  type OrganisationFilter,
  type OrganisationListScope,
  type OrganisationSort,
  type OrganisationTab,
  organisationFilters,
  organisationSorts,
  organisationTabs,
} from './list.schema';

/** Default number of rows per page. */
const ROWS = 24;
/** Sort orders that are ascending by default; the others are descending. */
const TEXT_SORTS: readonly OrganisationSort[] = ['name', 'code'];

/** State of a list of organisations, from its URL. */
export type OrganisationChoice = ListState<OrganisationSort> & {
  tab: OrganisationTab;
  filters: Readonly<Partial<Record<OrganisationFilter, number>>>;
};

/** Reads a list's state; forged values and filters that its kind does not have fall back to the whole list. */
export function readOrganisationChoice(params: SearchParams, kind: OrganisationKind): OrganisationChoice {
  const list = readList(params, organisationSorts, ROWS);
  const asked = getFirstValue(params.dir);
  const filters = filtersByKind[kind].flatMap((name) => {
    const id = readId(params[name]);
    return id === undefined ? [] : [[name, id] as const];
  });
  return {
    ...list,
    descending: TEXT_SORTS.includes(list.sort) ? asked === 'desc' : asked !== 'asc',
    tab: organisationTabs.find((tab) => tab === getFirstValue(params.status)) ?? 'all',
    filters: Object.fromEntries(filters),
  };
}

type Change = Partial<Pick<OrganisationChoice, 'tab' | 'search' | 'sort' | 'descending' | 'per' | 'page' | 'filters'>>;

/** Query of a list's URL with a change; any change but the page leads to the first page. */
export function organisationQuery(choice: OrganisationChoice, change: Change = {}): URLSearchParams {
  const next = { ...choice, page: 1, ...change };
  const isUsual = next.descending !== TEXT_SORTS.includes(next.sort);
  const pairs: [string, string | undefined][] = [
    ['status', next.tab === 'all' ? undefined : next.tab],
    ['search', next.search || undefined],
    ...organisationFilters.map((name): [string, string | undefined] => [name, next.filters[name]?.toString()]),
    ['sort', next.sort === organisationSorts[0] ? undefined : next.sort],
    ['dir', isUsual ? undefined : next.descending ? 'desc' : 'asc'],
    ['per', next.per === ROWS ? undefined : String(next.per)],
    ['page', next.page > 1 ? String(next.page) : undefined],
  ];
  return new URLSearchParams(pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** A list's URL with a change; as `organisationQuery`. */
export function organisationHref(path: string, choice: OrganisationChoice, change: Change = {}): string {
  const query = organisationQuery(choice, change).toString();
  return query ? `${path}?${query}` : path;
}

/** Sort link of a column: sorts by it, or reverses the order if the list is sorted by it already. */
export function buildSortLink(path: string, choice: OrganisationChoice, sort: OrganisationSort) {
  const isNow = sort === choice.sort;
  const descending = isNow ? !choice.descending : !TEXT_SORTS.includes(sort);
  return {
    href: organisationHref(path, choice, { sort, descending }),
    now: isNow ? (choice.descending ? ('descending' as const) : ('ascending' as const)) : undefined,
  };
}

/** True if any filter besides the tab is set. */
export const isNarrowed = ({ search, filters }: OrganisationChoice): boolean =>
  search !== '' || Object.keys(filters).length > 0;

/** Scope of a list from the scope of its row in the area table; undefined if that is no list of organisations. */
export function findOrganisationListScope(scope: string): OrganisationListScope | undefined {
  if (scope === 'members') return { kind: 'college', scope: 'members' };
  const kind = organisationKinds.find((name) => scope === `kind:${name}`);
  return kind && { kind, scope: 'kind' };
}
