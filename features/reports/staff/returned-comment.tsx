import { Alert } from '@/components/ui/alert';
import { reportsMessages as words } from '../reports.messages';
import type { Report } from '../reports.queries';

/** Comment with which a report was returned; nothing in any other state. */
export function ReturnedComment({ report: { state, comment } }: { report: Pick<Report, 'state' | 'comment'> }) {
  if (state !== 'returned' || !comment) return null;
  return (
    <div className="mb-6">
      <Alert kind="warn">
        <strong className="font-strong">{words['reports.comment']}</strong>
        <p className="wrap-anywhere whitespace-pre-line">{comment}</p>
      </Alert>
    </div>
  );
}
