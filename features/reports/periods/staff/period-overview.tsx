import { FileDown, FileSpreadsheet } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { buildSort } from '@/components/ui/list/build-sort';
import { ListFooter } from '@/components/ui/list/list-footer';
import { formatDate, formatTime } from '@/lib/time/format';
import { listOverview } from '../../overview/overview.queries';
import { type OverviewChoice, overviewList } from '../../overview/overview.rules';
import { countReportProgress } from '../../overview/progress.queries';
import { reportsMessages as words } from '../../reports.messages';
import { OverviewProgress } from '../../staff/overview-progress';
import { OverviewTable } from '../../staff/overview-table';
import { RemindForm } from '../../staff/remind-form';
import { periodsMessages } from '../periods.messages';
import { getPeriodState } from '../periods.rules';
import type { Period } from '../periods.schema';
import { PeriodStateBadge } from './period-state-badge';

type Props = { choice: OverviewChoice; period: Period; path: string; now: Date };
const EVERYBODY = { id: { gt: 0 } } as const;

/** Submissions of a period with figures, reminders and downloads. */
export async function PeriodOverview({ choice, period, path, now }: Props) {
  const [{ rows, total }, progress] = await Promise.all([
    listOverview(choice, period, EVERYBODY, now),
    countReportProgress(period.id),
  ]);
  const state = getPeriodState(period, now);
  const isWaiting = progress.some(({ checking }) => checking > 0);
  const file = (format: string) => `/api/v1/reports/overview?format=${format}&${overviewList.toQuery(choice)}`;
  const hrefOf = (change: Partial<OverviewChoice>) => overviewList.href(path, choice, change);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg">{period.name}</h2>
          <p className="tabular text-ink-2 text-sm">
            {words['reports.deadline']} {formatDate(period.closesAt)} {formatTime(period.closesAt)}
          </p>
          <PeriodStateBadge period={{ ...period, state }} now={now} />
          {period.way === 'province' && <p className="text-ink-2 text-sm">{periodsMessages['periods.way.province']}</p>}
        </div>
        <div className="flex flex-wrap items-start gap-3">
          <LinkButton href={file('xlsx')} download icon={FileSpreadsheet}>
            {words['reports.excel']}
          </LinkButton>
          <LinkButton href={file('pdf')} download icon={FileDown}>
            {words['reports.pdf']}
          </LinkButton>
          {(state === 'open' || isWaiting) && <RemindForm periodId={period.id} back={path} />}
        </div>
      </div>
      <OverviewProgress progress={progress} />
      {rows.length > 0 ? (
        <OverviewTable
          rows={rows}
          period={{ ...period, state }}
          hrefOf={(id) => `${path}/${id}`}
          sorts={{ name: buildSort('name', choice, hrefOf, false), kind: buildSort('kind', choice, hrefOf, false) }}
        />
      ) : (
        <EmptyState title={words['reports.noMatch']} text={words['reports.noMatchText']} />
      )}
      <ListFooter choice={choice} total={total} hrefOf={hrefOf} />
    </>
  );
}
