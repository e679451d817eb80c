import { getFirstValue, type ListState, readId, readList, type SearchParams } from '@/lib/list/list';
import { readFiscalYear } from '../periods/periods.rules';
import { type ReportingKind, reportingKinds } from '../periods/periods.schema';
import { type OverviewView, overviewSorts, overviewViews, type StateFilter, stateFilterNames } from './overview.schema';

/** State of the overview from the query parameters. */
export type OverviewChoice = ListState<(typeof overviewSorts)[number]> & {
  view: OverviewView;
  periodId?: number;
  /** Fiscal year of the Buddhist era. */
  year?: number;
  kind?: ReportingKind;
  provinceId?: number;
  regionId?: number;
  state?: StateFilter;
};

const ROWS = 24;

/** Reads the state of the overview; forged values fall back to the whole of it. */
export function readOverviewChoice(params: SearchParams): OverviewChoice {
  const [kind, state, view] = [getFirstValue(params.kind), getFirstValue(params.state), getFirstValue(params.view)];
  return {
    ...readList(params, overviewSorts, ROWS),
    descending: getFirstValue(params.dir) === 'desc',
    view: overviewViews.find((name) => name === view) ?? overviewViews[0],
    periodId: readId(params.period),
    year: readFiscalYear(params),
    kind: reportingKinds.find((name) => name === kind),
    provinceId: readId(params.province),
    regionId: readId(params.region),
    state: stateFilterNames.find((name) => name === state),
  };
}

type Change = Partial<Omit<OverviewChoice, 'needle'>>;

/** Query parameters of the overview with a change; any change except of the page returns to the first page. */
export function overviewQuery(choice: OverviewChoice, change: Change = {}): URLSearchParams {
  const next = { ...choice, page: 1, ...change };
  const pairs: [string, string | undefined][] = [
    ['view', next.view === overviewViews[0] ? undefined : next.view],
    ['period', next.view === 'period' ? next.periodId?.toString() : undefined],
    ['year', next.view === 'year' ? next.year?.toString() : undefined],
    ['kind', next.kind],
    ['region', next.regionId?.toString()],
    ['province', next.provinceId?.toString()],
    ['state', next.view === 'period' ? next.state : undefined],
    ['search', next.search || undefined],
    ['sort', next.sort === overviewSorts[0] ? undefined : next.sort],
    ['dir', next.descending ? 'desc' : undefined],
    ['per', next.per === ROWS ? undefined : String(next.per)],
    ['page', next.page > 1 ? String(next.page) : undefined],
  ];
  return new URLSearchParams(pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** URL of the overview with a change. */
export function overviewHref(path: string, choice: OverviewChoice, change: Change = {}): string {
  const query = overviewQuery(choice, change).toString();
  return query ? `${path}?${query}` : path;
}

/** True if any filter is set. */
export const isNarrowed = ({ search, kind, provinceId, regionId, state }: OverviewChoice): boolean =>
  [search || undefined, kind, provinceId, regionId, state].some((one) => one !== undefined);
