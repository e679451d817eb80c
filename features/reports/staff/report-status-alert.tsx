import { Alert } from '@/components/ui/alert';
import { formatDateTime } from '@/lib/time/format';
import { formatTimeLeft } from '../periods/staff/period-state-badge';
import { reportsMessages as words } from '../reports.messages';
import { isMissed } from '../reports.rules';
import type { Report } from '../reports.schema';

/** Alert on the state of an office's report: the next step and its deadline, if any. */
export function ReportStatusAlert({ report: { state, period, comment }, now }: { report: Report; now: Date }) {
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
  if (state === 'submitted') return <Alert>{words['reports.waitingNote']}</Alert>;
  if (isMissed(state, period.state)) return <Alert kind="bad">{words['reports.closedNote']}</Alert>;
  return <Alert>{deadline}</Alert>;
}
