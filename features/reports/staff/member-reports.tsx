import { ListFooter } from '@/components/ui/list/list-footer';
import { supervisedBy } from '@/features/organisations/organisations.queries';
import type { Viewer } from '@/lib/auth/viewer';
import type { SearchParams } from '@/lib/list/list';
import { listOverview } from '../overview/overview.queries';
import { overviewList } from '../overview/overview.rules';
import { findCurrentPeriod } from '../periods/periods.queries';
import { getPeriodState } from '../periods/periods.rules';
import { reportsMessages as words } from '../reports.messages';
import { OverviewTable } from './overview-table';
import { ReportSection } from './report-section';

type Props = { path: string; params: SearchParams; viewer: Viewer };

/** Read-only progress of the supervised colleges in the current period; nothing without any. */
export async function MemberReports({ path, params, viewer }: Props) {
  const now = new Date();
  const period = await findCurrentPeriod(now);
  if (!period || period.opensAt > now) return null;
  const choice = { ...overviewList.read({ page: params.page }), periodId: undefined };
  const { rows, total } = await listOverview(choice, period, supervisedBy(viewer), now);
  if (total === 0) return null;
  return (
    <ReportSection title={words['reports.members']}>
      <p className="mb-3 text-ink-2 text-sm">
        {words['reports.membersLead']} {period.name}
      </p>
      <OverviewTable rows={rows} period={{ ...period, state: getPeriodState(period, now) }} />
      <ListFooter
        choice={choice}
        total={total}
        hrefOf={(change) => overviewList.href(path, choice, change)}
        fixedSize
      />
    </ReportSection>
  );
}
