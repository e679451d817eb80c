import { FileDown, FileSpreadsheet } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { ListFooter } from '@/components/ui/list/list-footer';
import { supervisedBy } from '@/features/organisations/organisations.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import type { SearchParams } from '@/lib/list/list';
import { listOverview } from '../overview/overview.queries';
import { overviewList } from '../overview/overview.rules';
import { findCurrentPeriod } from '../periods/periods.queries';
import { getPeriodState } from '../periods/periods.rules';
import { reportsMessages as words } from '../reports.messages';
import { listWaitingReports } from '../way/waiting.queries';
import { OverviewTable } from './overview-table';
import { RemindForm } from './remind-form';
import { ReportSection } from './report-section';
import { ReportsToCheck } from './reports-to-check';

type Props = { path: string; params: SearchParams; viewer: Viewer };

/**
 * Progress of the supervised colleges in the current period, with their reports, a reminder and a file; nothing without
 * any college.
 */
export async function MemberReports({ path, params, viewer }: Props) {
  const now = new Date();
  if (!can(viewer, 'reports.follow')) return null;
  const [period, waiting] = await Promise.all([findCurrentPeriod(now), listWaitingReports(viewer)]);
  if (!period || period.opensAt > now) return null;
  const choice = { ...overviewList.read({ page: params.page }), periodId: undefined };
  const { rows, total } = await listOverview(choice, period, supervisedBy(viewer), now);
  if (total === 0) return null;
  const state = getPeriodState(period, now);
  const file = (format: string) =>
    `/api/v1/reports/overview?${new URLSearchParams({ period: String(period.id), format })}`;
  return (
    <>
      <ReportsToCheck reports={waiting} path={path} />
      <ReportSection title={words['reports.members']}>
        <p className="mb-3 text-ink-2 text-sm">
          {words['reports.membersLead']} {period.name}
        </p>
        <div className="mb-4 flex flex-wrap items-start gap-3">
          {state === 'open' && <RemindForm periodId={period.id} back={path} />}
          <LinkButton href={file('xlsx')} download icon={FileSpreadsheet}>
            {words['reports.excel']}
          </LinkButton>
          <LinkButton href={file('pdf')} download icon={FileDown}>
            {words['reports.pdf']}
          </LinkButton>
        </div>
        <OverviewTable rows={rows} period={{ ...period, state }} hrefOf={(id) => `${path}?report=${id}`} />
        <ListFooter
          choice={choice}
          total={total}
          hrefOf={(change) => overviewList.href(path, choice, change)}
          fixedSize
        />
      </ReportSection>
    </>
  );
}
