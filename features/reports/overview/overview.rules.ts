import type { Prisma } from '@/lib/db/db';
import { filtersFor } from '@/lib/list/filters';
import { type ChoiceOf, listParams, type Param } from '@/lib/list/list-params';
import { id, named, oneOf, paging, search } from '@/lib/list/params';
import { readFiscalYear } from '../periods/periods.rules';
import { reportingKinds } from '../periods/periods.schema';
import { reportsMessages as words } from '../reports.messages';
import { type OverviewView, overviewSorts, overviewViews, stateFilterNames } from './overview.schema';

const { selectOf, supplied } = filtersFor<Prisma.OrganisationWhereInput>();
const buildLabels = (label: string) => ({ label, all: `${label}: ${words['reports.all']}` });

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
  kind: selectOf(reportingKinds, {
    label: words['reports.kind'],
    all: words['reports.allKinds'],
    toLabel: (kind) => words[`reports.kind.${kind}`],
    where: (kind) => ({ kind }),
  }),
  regionId: supplied(named('region', id), {
    ...buildLabels(words['reports.region']),
    where: (regionGroupId) => ({ province: { regionGroupId } }),
  }),
  provinceId: supplied(named('province', id), {
    ...buildLabels(words['reports.province']),
    where: (provinceId) => ({ provinceId }),
  }),
  state: inView(
    'period',
    selectOf(stateFilterNames, {
      ...buildLabels(words['reports.state']),
      toLabel: (state) => words[`reports.filter.${state}`],
    }),
  ),
  ...search,
  ...paging(overviewSorts, 24, 'asc'),
});
export type OverviewChoice = ChoiceOf<typeof overviewList>;
