import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { getCurrentFiscalYear } from '@/lib/time/fiscal-year';
import { findCurrentPeriod, findPeriod, listPeriods, listPeriodYears } from '../../periods/periods.queries';
import { PeriodOverview } from '../../periods/staff/period-overview';
import { YearOverview } from '../../periods/staff/year-overview';
import { reportsMessages as words } from '../../reports.messages';
import { OverviewFilters } from '../../staff/overview-filters';
import { ReportReviewScreen } from '../../staff/report-review-screen';
import { listOverviewLocations } from '../overview.queries';
import { type OverviewChoice, overviewList } from '../overview.rules';
import { overviewViews } from '../overview.schema';

/** Overview of submissions for a period or a fiscal year, or one report to review. */
export async function ReportOverviewScreen(props: ScreenProps) {
  const { params, path, rest, viewer } = props;
  if (rest[0] !== undefined) return <ReportReviewScreen id={rest[0]} path={path} viewer={viewer} />;
  const now = new Date();
  const asked = overviewList.read(params);
  const period = (asked.periodId && (await findPeriod(asked.periodId))) || (await findCurrentPeriod(now));
  if (!period) return <NoPeriods path={path} />;
  const choice: OverviewChoice = { ...asked, periodId: period.id, year: asked.year ?? period.fiscalYear };
  const [years, places] = await Promise.all([listPeriodYears(), listOverviewLocations()]);
  const periods = await listPeriods(
    choice.view === 'year' ? (choice.year ?? getCurrentFiscalYear(now)) : period.fiscalYear,
  );
  return (
    <>
      <ScreenHeader title={words['reports.title']} lead={words['reports.overviewLead']} />
      <OverviewFilters
        path={path}
        choice={choice}
        periods={[...periods, ...(await periodsOfOtherYears(years, period.fiscalYear))]}
        years={years.map(({ year }) => year)}
        places={places}
      />
      <ListTabs
        label={words['reports.views']}
        tabs={overviewViews.map((view) => ({
          key: view,
          label: words[`reports.view.${view}`],
          href: overviewList.href(path, choice, { view, state: undefined }),
          current: choice.view === view,
        }))}
      />
      <div className="mt-6">
        {choice.view === 'year' ? (
          <YearOverview choice={choice} periods={periods} path={path} now={now} />
        ) : (
          <PeriodOverview choice={choice} period={period} path={path} now={now} />
        )}
      </div>
    </>
  );
}

/** Maximum number of other fiscal years whose periods are offered. */
const OTHER_YEARS = 3;

async function periodsOfOtherYears(years: readonly { year: number }[], shown: number) {
  const others = years.filter(({ year }) => year !== shown).slice(0, OTHER_YEARS);
  return (await Promise.all(others.map(({ year }) => listPeriods(year)))).flat();
}

function NoPeriods({ path }: { path: string }) {
  return (
    <>
      <ScreenHeader title={words['reports.title']} lead={words['reports.overviewLead']} />
      <EmptyState
        title={words['reports.noPeriods']}
        text={words['reports.noPeriodsText']}
        action={
          <LinkButton look="primary" href={path.replace(/reportsoutcome$/, 'period')}>
            {words['reports.goToPeriods']}
          </LinkButton>
        }
      />
    </>
  );
}
