import { EmptyState } from '@/components/ui/empty-state';
import { AddDialogLink } from '@/components/ui/list/add-link';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { setStatus } from '@/lib/request/context';
import { readEntryAction } from '@/lib/site/rules';
import { getCurrentFiscalYear } from '@/lib/time/fiscal-year';
import { periodsMessages as words } from '../periods.messages';
import {
  countReportingOrganisations,
  findPeriod,
  listPeriodChanges,
  listPeriodEntries,
  listPeriodYears,
} from '../periods.queries';
import { readFiscalYear } from '../periods.rules';
import { PeriodDialogs } from './period-dialogs';
import { PeriodTable } from './period-table';

/** Reporting periods of a fiscal year with their progress: create, edit, extend and delete. */
export async function PeriodsScreen({ params, path, rest }: Pick<ScreenProps, 'params' | 'path' | 'rest'>) {
  const now = new Date();
  const thisYear = getCurrentFiscalYear(now);
  const asked = readEntryAction(params, rest);
  const [years, total, named] = await Promise.all([
    listPeriodYears(),
    countReportingOrganisations(),
    typeof asked?.id === 'number' ? findPeriod(asked.id) : undefined,
  ]);
  const latest = years.some(({ year }) => year === thisYear) ? thisYear : (years[0]?.year ?? thisYear);
  const year = named?.fiscalYear ?? readFiscalYear(params) ?? latest;
  const entries = await listPeriodEntries(year, now);
  const changes = await listPeriodChanges(entries.map(({ id }) => id));
  const list = `${path}?year=${year}`;
  if (typeof asked?.id === 'number' && !named && asked.kind !== 'deleted') setStatus(404);
  return (
    <>
      <ScreenHeader title={words['periods.title']} lead={words['periods.lead']}>
        <AddDialogLink list={list}>{words['periods.add']}</AddDialogLink>
      </ScreenHeader>
      <PeriodDialogs
        asked={asked}
        entry={entries.find(({ id }) => id === asked?.id)}
        years={[thisYear + 1, thisYear, thisYear - 1, thisYear - 2]}
        year={year}
        back={list}
      />
      {years.length > 0 && (
        <ListTabs
          label={words['periods.years']}
          tabs={years.map((one) => ({
            key: String(one.year),
            label: `${words['periods.year']} ${one.year}`,
            href: `${path}?year=${one.year}`,
            count: one.periods,
            current: one.year === year,
          }))}
        />
      )}
      <div className="my-6">
        {entries.length > 0 ? (
          <PeriodTable
            entries={entries}
            changes={changes}
            total={total}
            now={now}
            list={list}
            overview={path.replace(/period$/, 'reportsoutcome')}
          />
        ) : (
          <EmptyState title={words['periods.empty']} text={words['periods.emptyText']} />
        )}
      </div>
    </>
  );
}
