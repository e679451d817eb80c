import { EmptyState } from '@/components/ui/empty-state';
import { ListFooter } from '@/components/ui/list/list-footer';
import { listYearOverview } from '../../overview/overview.queries';
import { type OverviewChoice, overviewList } from '../../overview/overview.rules';
import { reportsMessages as words } from '../../reports.messages';
import { YearTable } from '../../staff/year-table';
import { getPeriodState } from '../periods.rules';
import type { Period } from '../periods.schema';

type Props = { choice: OverviewChoice; periods: readonly Period[]; path: string; now: Date };
const EVERYBODY = { id: { gt: 0 } } as const;

/** Submissions for each period of a fiscal year. */
export async function YearOverview({ choice, periods, path, now }: Props) {
  const { rows, total } = await listYearOverview(choice, periods, EVERYBODY);
  const inOrder = periods.toReversed().map((period) => ({ ...period, state: getPeriodState(period, now) }));
  return (
    <>
      {rows.length > 0 ? (
        <YearTable
          rows={rows}
          periods={inOrder}
          hrefOf={(id) => `${path}/${id}`}
          periodHrefOf={(periodId) => overviewList.href(path, choice, { view: 'period', periodId })}
        />
      ) : (
        <EmptyState title={words['reports.noMatch']} text={words['reports.noMatchText']} />
      )}
      <ListFooter choice={choice} total={total} hrefOf={(change) => overviewList.href(path, choice, change)} />
    </>
  );
}
