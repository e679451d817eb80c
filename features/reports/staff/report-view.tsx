import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { Facts } from '@/components/ui/page/facts';
import { formatDateTime } from '@/lib/time/format';
import { PeriodDays } from '../periods/staff/period-table';
import { reportsMessages as words } from '../reports.messages';
import type { Report } from '../reports.queries';
import { Corrections } from './corrections';
import { FiguresTable } from './figures-table';
import { FileList } from './file-list';
import { ReportSection } from './report-section';
import { ReportStateBadge } from './report-state-badge';

type Props = {
  report: Report;
  /** True to show the organisation, where it is not obvious. */
  showOrganisation?: boolean;
  /** Form shown in place of remarks and files. */
  form?: ReactNode;
};

/** Report with period, state, figures, remarks, files and corrections. */
export function ReportView({ report, showOrganisation = false, form }: Props) {
  const { period, organisation, state, desk, submittedAt, submittedBy, remarks, files, corrections } = report;
  const { passedAt, passedBy } = report;
  return (
    <>
      <Facts
        rows={[
          ...(showOrganisation
            ? ([
                [words['reports.organisation'], organisation.name],
                [words['reports.kind'], formatKind(report)],
              ] as const)
            : []),
          [words['reports.days'], <PeriodDays key="days" {...period} />],
          [words['reports.deadline'], <span key="deadline">{formatDateTime(period.closesAt)}</span>],
          [words['reports.state'], <ReportStateBadge key="state" state={state} desk={desk} period={period.state} />],
          ...(submittedAt ? ([[words['reports.submittedAt'], formatStep(submittedAt, submittedBy)]] as const) : []),
          ...(state === 'checking' && desk ? ([[words['reports.liesAt'], desk.name]] as const) : []),
          ...(passedAt ? ([[words['reports.passedAt'], formatStep(passedAt, passedBy)]] as const) : []),
        ]}
      />
      <LinkButton href={buildPdfHref(report)} size="sm" download icon={FileDown}>
        {words['reports.pdf']}
      </LinkButton>
      <ReportSection title={words['reports.figures']}>
        <FiguresTable figures={report.figures} frozen={report.frozen} />
      </ReportSection>
      {form ?? (
        <>
          <ReportSection title={words['reports.remarks']}>
            <p className="wrap-anywhere max-w-read whitespace-pre-line">{remarks || words['reports.noRemarks']}</p>
          </ReportSection>
          <ReportSection title={words['reports.files']}>
            <FileList files={files} />
          </ReportSection>
        </>
      )}
      {corrections.length > 0 && (
        <ReportSection title={words['reports.corrections']}>
          <Corrections corrections={corrections} />
        </ReportSection>
      )}
    </>
  );
}

const formatStep = (at: Date, by: string | undefined): string =>
  [formatDateTime(at), by && `${words['reports.by']} ${by}`].filter(Boolean).join(' ');

const formatKind = ({ organisation: { kind, province } }: Report): string =>
  [words[`reports.kind.${kind}`], province].filter(Boolean).join(' · ');

/** URL of the PDF; a report not yet begun is identified by its period. */
const buildPdfHref = ({ id, period }: Report): string =>
  `/api/v1/reports/pdf?${id === undefined ? `period=${period.id}` : `report=${id}`}`;
