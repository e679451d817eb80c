import { FilePenLine } from 'lucide-react';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/page/back-link';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { getFirstValue, readId } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { formatDateTime } from '@/lib/time/format';
import { formatTimeLeft } from '../periods/staff/period-state-badge';
import { reportsMessages as words } from '../reports.messages';
import { findOwnReport, listOwnReports, type Report } from '../reports.queries';
import { isMissed, listReportSteps } from '../reports.rules';
import { CorrectReportForm } from './correct-report-form';
import { InlineConfirm } from './inline-confirm';
import { MemberReportScreen } from './member-report-screen';
import { MemberReports } from './member-reports';
import { OwnReportTable } from './own-report-table';
import { ReportForm } from './report-form';
import { ReportView } from './report-view';
import { TakeBackForm } from './step-forms';

/**
 * Performance reports of an office: the list of periods with their state, one report to write and hand in, and those of
 * the colleges that it supervises.
 */
export async function ReportsScreen(props: ScreenProps) {
  const member = getFirstValue(props.params.report);
  if (props.rest[0] === undefined && member) return <MemberReportScreen {...props} id={member} />;
  return props.rest[0] === undefined ? <OwnReports {...props} /> : <OwnReportScreen {...props} />;
}

async function OwnReports({ path, params, viewer }: ScreenProps) {
  const now = new Date();
  const reports = await listOwnReports(viewer, now);
  return (
    <>
      <ScreenHeader title={words['reports.title']} lead={words['reports.ownLead']} />
      {reports.length > 0 ? (
        <OwnReportTable reports={reports} now={now} path={path} />
      ) : (
        <EmptyState title={words['reports.empty']} text={words['reports.emptyText']} />
      )}
      <MemberReports path={path} params={params} viewer={viewer} />
    </>
  );
}

async function OwnReportScreen({ path, rest, viewer }: ScreenProps) {
  const now = new Date();
  const periodId = readId(rest[0]);
  const report = periodId === undefined ? undefined : await findOwnReport(viewer, periodId, now);
  if (!report) {
    setStatus(404);
    return <EmptyState title={words['reports.missing']} action={<Back path={path} />} />;
  }
  const back = `${path}/${report.period.id}`;
  const steps = listReportSteps('office', report.state, report.period.state);
  const fields = { ...report, periodId: report.period.id };
  return (
    <>
      <ScreenHeader title={report.period.name} lead={words['reports.title']}>
        <Back path={path} />
      </ScreenHeader>
      <div className="mb-6 grid gap-4">
        <ReportStatusAlert report={report} now={now} />
        {steps.includes('takeBack') && (
          <TakeBackForm periodId={report.period.id} version={report.version} back={back} />
        )}
        {steps.includes('correct') && <OwnReportCorrection report={report} back={back} />}
      </div>
      <ReportView
        report={report}
        form={steps.includes('save') ? <ReportForm report={fields} back={back} /> : undefined}
      />
    </>
  );
}

function OwnReportCorrection({ report, back }: { report: Report; back: string }) {
  return (
    <InlineConfirm label={words['reports.correct']} icon={FilePenLine}>
      <CorrectReportForm report={{ ...report, periodId: report.period.id }} types={false} back={back} />
    </InlineConfirm>
  );
}

const Back = ({ path }: { path: string }) => <BackLink href={path}>{words['reports.back']}</BackLink>;

/** Alert on the state of an office's report: the next step and its deadline, if any. */
function ReportStatusAlert({ report: { state, period, comment, desk, passedAt }, now }: { report: Report; now: Date }) {
  const until = `${words['reports.openNote']} ${formatDateTime(period.closesAt)}`;
  const deadline = period.state === 'open' ? `${until} (${formatTimeLeft(period, now)})` : undefined;
  if (state === 'returned') {
    return (
      <Alert kind="warn">
        <strong className="font-strong">{words['reports.commentFrom']}</strong>
        <p className="wrap-anywhere whitespace-pre-line">{comment}</p>
        {deadline && <p className="text-ink-2">{deadline}</p>}
      </Alert>
    );
  }
  if (state === 'accepted') return <Alert kind="ok">{words['reports.acceptedNote']}</Alert>;
  if (state === 'checking') return <Alert>{nameDesk(words['reports.checkingNote'], desk)}</Alert>;
  if (state === 'submitted')
    return <Alert>{passedAt ? nameDesk(words['reports.passedNote'], desk) : words['reports.waitingNote']}</Alert>;
  if (isMissed(state, period.state)) return <Alert kind="bad">{words['reports.closedNote']}</Alert>;
  return (
    <Alert>
      {deadline}
      {desk && <p className="text-ink-2">{nameDesk(words['reports.throughNote'], desk)}</p>}
    </Alert>
  );
}

const nameDesk = (text: string, desk: Report['desk']): string =>
  text.replace('{office}', desk?.name ?? words['reports.officeAbove']);
