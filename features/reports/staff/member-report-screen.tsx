import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/page/back-link';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { Viewer } from '@/lib/auth/viewer';
import { readId } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { reportsMessages as words } from '../reports.messages';
import { findFollowedReport } from '../reports.queries';
import { listReportSteps } from '../reports.rules';
import { ReportView } from './report-view';
import { ReturnedComment } from './returned-comment';
import { PassOnForm, ReturnForm } from './step-forms';

/**
 * Report of a supervised college, which may be returned with a comment until it is accepted, and is passed on to the agency
 * from the viewer's desk.
 */
export async function MemberReportScreen({ id, path, viewer }: { id: string; path: string; viewer: Viewer }) {
  const known = readId(id);
  const report = known === undefined ? undefined : await findFollowedReport(viewer, known);
  if (report?.id === undefined) {
    setStatus(404);
    return <EmptyState title={words['reports.missing']} action={<Back path={path} />} />;
  }
  const { organisation, period, state, version } = report;
  const isOwnDesk = report.desk?.id === viewer.organisationId;
  const steps = listReportSteps(isOwnDesk ? 'desk' : 'supervisor', state, period.state);
  return (
    <>
      <ScreenHeader title={organisation.name} lead={`${words['reports.title']} · ${period.name}`}>
        <Back path={path} />
      </ScreenHeader>
      <ReturnedComment report={report} />
      <div className="mb-6 flex flex-wrap items-start gap-3 empty:hidden">
        {steps.includes('passOn') && <PassOnForm id={report.id} version={version} back={path} />}
        {steps.includes('return') && <ReturnForm id={report.id} version={version} back={path} />}
      </div>
      <ReportView report={report} showOrganisation />
    </>
  );
}

const Back = ({ path }: { path: string }) => <BackLink href={path}>{words['reports.back']}</BackLink>;
