import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { formatNumber } from '@/lib/time/format';
import { figureNames } from '../figures.schema';
import type { OverviewRow } from '../overview/overview.queries';
import type { OverviewPeriod } from '../overview/overview.schema';
import { reportsMessages as words } from '../reports.messages';
import { ReportStateBadge } from './report-state-badge';

type Sort = Column<OverviewRow>['sort'];
type Props = {
  rows: readonly OverviewRow[];
  period: OverviewPeriod;
  /** URL of a report, if the viewer may open it. */
  hrefOf?: (reportId: number) => string;
  sorts?: { name: Sort; kind: Sort };
};

/** Organisations with their reports of a period. */
export function OverviewTable({ rows, period, hrefOf, sorts }: Props) {
  const sumUp = (name: (typeof figureNames)[number]) => rows.reduce((sum, { sums }) => sum + (sums?.[name] ?? 0), 0);
  const columns: readonly Column<OverviewRow>[] = [
    {
      key: 'name',
      title: words['reports.organisation'],
      isRowHeader: true,
      sort: sorts?.name,
      cell: ({ name, province, reportId }) => (
        <>
          {hrefOf && reportId !== undefined ? (
            <a href={hrefOf(reportId)} className="font-strong text-link hover:underline">
              {name}
            </a>
          ) : (
            <span className="font-strong">{name}</span>
          )}
          {province && <span className="block text-ink-2 text-xs">{province}</span>}
        </>
      ),
      foot: <span className="text-ink-2">{words['reports.pageSum']}</span>,
    },
    {
      key: 'kind',
      title: words['reports.kind'],
      sort: sorts?.kind,
      cell: ({ kind }) => words[`reports.kind.${kind}`],
    },
    {
      key: 'state',
      title: words['reports.state'],
      cell: ({ state, desk }) => <ReportStateBadge state={state} desk={desk} period={period.state} />,
    },
    {
      key: 'submittedAt',
      title: words['reports.submittedAt'],
      cell: ({ submittedAt }) => (submittedAt ? <ListDateTime at={submittedAt} /> : '–'),
    },
    ...figureNames.map(
      (name): Column<OverviewRow> => ({
        key: name,
        title: words[`reports.${name}`],
        number: true,
        cell: ({ sums }) => (sums ? formatNumber(sums[name]) : words['reports.noData']),
        foot: <span className="font-strong">{formatNumber(sumUp(name))}</span>,
      }),
    ),
  ];
  return (
    <KeyedListTable
      label={words['reports.overview']}
      columns={columns}
      rows={rows}
      getRowId={({ organisationId }) => organisationId}
    />
  );
}
