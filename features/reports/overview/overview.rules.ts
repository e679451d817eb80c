import { type ChoiceOf, listParams, type Param } from '@/lib/list/list-params';
import { filterOf, id, named, oneOf, paging, search } from '@/lib/list/params';
import { readFiscalYear } from '../periods/periods.rules';
import { reportingKinds } from '../periods/periods.schema';
import { type OverviewView, overviewSorts, overviewViews, stateFilterNames } from './overview.schema';

/** A parameter that only the addresses of one view contain. */
const inView = <T>(view: OverviewView, param: Param<T>): Param<T> => ({
  ...param,
  write: (value, state) => (state.view === view ? param.write(value, state) : undefined),
});

/** Fiscal year of the Buddhist era. */
const year: Param<number | undefined> = { role: 'view', read: (raw) => readFiscalYear({ year: raw }), write: String };

/** The address of the overview. */
export const overviewList = listParams({
  view: oneOf(overviewViews),
  periodId: named('period', inView('period', { ...id, role: 'view' })),
  year: inView('year', year),
  kind: filterOf(reportingKinds),
  regionId: named('region', id),
  provinceId: named('province', id),
  state: inView('period', filterOf(stateFilterNames)),
  ...search,
  ...paging(overviewSorts, 24, 'asc'),
});
export type OverviewChoice = ChoiceOf<typeof overviewList>;
