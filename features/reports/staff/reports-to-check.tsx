import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { reportsMessages as words } from '../reports.messages';
import type { WaitingReport } from '../way/waiting.queries';
import { ReportSection } from './report-section';

/** Reports of colleges that the viewer's office has to pass on or return; nothing without any. */
export function ReportsToCheck({ reports, path }: { reports: readonly WaitingReport[]; path: string }) {
  if (reports.length === 0) return null;
  const columns: readonly Column<WaitingReport>[] = [
    {
      key: 'college',
      title: words['reports.organisation'],
      isRowHeader: true,
      cell: ({ id, college }) => (
        <a href={`${path}?report=${id}`} className="font-strong text-link hover:underline">
          {college}
        </a>
      ),
    },
    { key: 'period', title: words['reports.period'], cell: ({ period }) => period },
    { key: 'deadline', title: words['reports.deadline'], cell: ({ closesAt }) => <ListDateTime at={closesAt} /> },
    {
      key: 'submittedAt',
      title: words['reports.submittedAt'],
      cell: ({ submittedAt }) => (submittedAt ? <ListDateTime at={submittedAt} /> : '–'),
    },
  ];
  return (
    <ReportSection title={words['reports.toCheck']}>
      <p className="mb-3 text-ink-2 text-sm">{words['reports.toCheckLead']}</p>
      <ListTable label={words['reports.toCheck']} columns={columns} rows={reports} />
    </ReportSection>
  );
}
