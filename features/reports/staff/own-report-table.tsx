import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { formatNumber } from '@/lib/time/format';
import { figureNames } from '../figures.schema';
import { formatTimeLeft } from '../periods/staff/period-state-badge';
import { PeriodDays } from '../periods/staff/period-table';
import { reportsMessages as words } from '../reports.messages';
import type { OwnReport } from '../reports.queries';
import { isMissed, listReportSteps } from '../reports.rules';
import { ReportStateBadge } from './report-state-badge';

type Props = { reports: readonly OwnReport[]; now: Date; path: string };

/** Periods of an office with its own reports. */
export function OwnReportTable({ reports, now, path }: Props) {
  const columns: readonly Column<OwnReport>[] = [
    {
      key: 'period',
      title: words['reports.period'],
      isRowHeader: true,
      cell: ({ period }) => (
        <a href={`${path}/${period.id}`} className="font-strong text-link hover:underline">
          {period.name}
        </a>
      ),
    },
    { key: 'days', title: words['reports.days'], cell: ({ period }) => <PeriodDays {...period} /> },
    {
      key: 'deadline',
      title: words['reports.deadline'],
      cell: ({ period }) => (
        <>
          <ListDateTime at={period.closesAt} />
          <span className="tabular block text-ink-2 text-xs">{formatTimeLeft(period, now)}</span>
        </>
      ),
    },
    {
      key: 'state',
      title: words['reports.state'],
      cell: ({ state, desk, period }) => <ReportStateBadge state={state} desk={desk} period={period.state} />,
    },
    ...figureNames.map(
      (name): Column<OwnReport> => ({
        key: name,
        title: words[`reports.${name}`],
        number: true,
        cell: ({ sums }) => (sums ? formatNumber(sums[name]) : '–'),
      }),
    ),
    {
      key: 'open',
      title: words['reports.open'],
      quiet: true,
      cell: (report) => (
        <a
          href={`${path}/${report.period.id}`}
          className="inline-flex min-h-10 items-center font-normal text-link hover:underline"
        >
          {words[needsAction(report) ? 'reports.write' : 'reports.open']}
          <span className="sr-only"> {report.period.name}</span>
        </a>
      ),
    },
  ];
  return (
    <KeyedListTable
      label={words['reports.title']}
      columns={columns}
      rows={reports}
      getRowId={({ period }) => period.id}
    />
  );
}

const needsAction = ({ state, period }: OwnReport): boolean =>
  !isMissed(state, period.state) && listReportSteps('office', state, period.state).some((step) => step !== 'takeBack');
