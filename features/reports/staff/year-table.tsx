import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import type { YearRow } from '../overview/overview.queries';
import type { OverviewPeriod } from '../overview/overview.schema';
import { reportsMessages as words } from '../reports.messages';
import { ReportStateBadge } from './report-state-badge';

type Props = {
  rows: readonly YearRow[];
  periods: readonly OverviewPeriod[];
  hrefOf: (reportId: number) => string;
  periodHrefOf: (periodId: number) => string;
};

/** Organisations with their state in each period of a fiscal year. */
export function YearTable({ rows, periods, hrefOf, periodHrefOf }: Props) {
  const columns: readonly Column<YearRow>[] = [
    {
      key: 'name',
      title: words['reports.organisation'],
      isRowHeader: true,
      cell: ({ name, kind, province }) => (
        <>
          <span className="font-strong">{name}</span>
          <span className="block text-ink-2 text-xs">
            {[words[`reports.kind.${kind}`], province].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    ...periods.map(
      (period): Column<YearRow> => ({
        key: String(period.id),
        title: period.name,
        head: (
          <a href={periodHrefOf(period.id)} className="whitespace-normal text-link hover:underline max-md:hidden">
            {period.name}
          </a>
        ),
        cell: ({ reports, name, desk }) => {
          const report = reports.find(({ periodId }) => periodId === period.id);
          const badge = <ReportStateBadge state={report?.state ?? 'none'} desk={desk} period={period.state} />;
          if (period.state === 'upcoming') return '–';
          if (!report) return badge;
          return (
            <a href={hrefOf(report.reportId)} aria-label={`${words['reports.open']} ${name} ${period.name}`}>
              {badge}
            </a>
          );
        },
      }),
    ),
  ];
  return (
    <div className="overflow-x-auto">
      <KeyedListTable
        label={words['reports.overview']}
        columns={columns}
        rows={rows}
        getRowId={({ organisationId }) => organisationId}
      />
    </div>
  );
}
