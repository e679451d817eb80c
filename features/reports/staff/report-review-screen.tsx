import { FilePenLine } from 'lucide-react';
import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/page/back-link';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { Viewer } from '@/lib/auth/viewer';
import { readId } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { reportsMessages as words } from '../reports.messages';
import { findReport } from '../reports.queries';
import { listReportSteps } from '../reports.rules';
import { CorrectReportForm } from './correct-report-form';
import { InlineConfirm } from './inline-confirm';
import { ReportView } from './report-view';
import { ReturnedComment } from './returned-comment';
import { AcceptForm, ReturnForm } from './step-forms';

/** Report as an overseer reviews it: accept, return, or correct after the end. */
export async function ReportReviewScreen({ id, path, viewer }: { id: string; path: string; viewer: Viewer }) {
  const known = readId(id);
  const report = known === undefined ? undefined : await findReport(viewer, known);
  if (report?.id === undefined) {
    setStatus(404);
    return <EmptyState title={words['reports.missing']} action={<Back href={path} />} />;
  }
  const { organisation, period, state, version } = report;
  const step = { id: report.id, version, back: `${path}/${report.id}` };
  const steps = listReportSteps('overseer', state, period.state);
  return (
    <>
      <ScreenHeader title={organisation.name} lead={`${words['reports.title']} · ${period.name}`}>
        <Back href={`${path}?period=${period.id}`} />
      </ScreenHeader>
      <ReturnedComment report={report} />
      <div className="mb-6 flex flex-wrap items-start gap-3 empty:hidden">
        {steps.includes('accept') && <AcceptForm {...step} />}
        {steps.includes('return') && <ReturnForm {...step} />}
        {steps.includes('correct') && (
          <InlineConfirm label={words['reports.correct']} icon={FilePenLine}>
            <CorrectReportForm report={{ ...report, periodId: period.id }} types back={step.back} />
          </InlineConfirm>
        )}
      </div>
      <ReportView report={report} showOrganisation />
    </>
  );
}

const Back = ({ href }: { href: string }) => <BackLink href={href}>{words['reports.back']}</BackLink>;
