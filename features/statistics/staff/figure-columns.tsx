import type { Column } from '@/components/ui/list/list-table';
import { formatNumber } from '@/lib/time/format';
import { statisticsMessages as words } from '../statistics.messages';
import { type FigureRow, type Figures, type Measure, measures } from '../statistics.schema';
import { ChangeBadge } from './change-badge';
import { getChartColor } from './chart-styles';

type ColumnOptions = {
  /** Header of the column with the rows' names. */
  title: string;
  now: Figures;
  before?: Figures;
  measure: Measure;
  /** Sort link and current order of a measure's column; left out where the rows are ordered by time. */
  sortOf?: (measure: Measure) => Column<FigureRow>['sort'];
};

/** Columns of a breakdown: the figures of each row, its share of the total, and the totals in the footer. */
export function buildFigureColumns({ title, now, before, measure, sortOf }: ColumnOptions): Column<FigureRow>[] {
  const largest = Math.max(1, now[measure]);
  return [
    {
      key: 'name',
      title,
      isRowHeader: true,
      foot: <span className="max-md:hidden">{words['statistics.sumPage']}</span>,
      cell: ({ label, about }) => (
        <>
          <span className="font-normal">{label}</span>
          {about && <span className="block text-ink-3 text-xs">{about}</span>}
        </>
      ),
    },
    ...measures.map(
      (name): Column<FigureRow> => ({
        key: name,
        title: words[`statistics.${name}`],
        number: true,
        sort: sortOf?.(name),
        foot: <Sum now={now[name]} before={before?.[name]} />,
        cell: (row) => <Value now={row.now[name]} before={row.before?.[name]} />,
      }),
    ),
    {
      key: 'share',
      title: words['statistics.share'],
      extra: before !== undefined,
      width: 'w-40',
      cell: (row) => <Bar part={row.now[measure] / largest} />,
    },
  ];
}

function Value({ now, before }: { now: number; before?: number }) {
  return (
    <>
      {formatNumber(now)}
      {before !== undefined && (
        <span className="block text-ink-3 text-xs">
          {formatNumber(before)} <ChangeBadge now={now} before={before} />
        </span>
      )}
    </>
  );
}

/** Hidden on phones, where the totals appear only above the table. */
function Sum({ now, before }: { now: number; before?: number }) {
  return (
    <span className="max-md:hidden">
      <Value now={now} before={before} />
    </span>
  );
}

function Bar({ part }: { part: number }) {
  const hundredths = Math.round(part * 1_000) / 10;
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" height="10" className="w-0 min-w-16 flex-1">
        <rect width="100%" height="10" rx="3" className="fill-sunken" />
        <rect width={`${hundredths}%`} height="10" rx="3" fill={getChartColor(0)} />
      </svg>
      <span className="tabular w-12 text-end text-xs">{formatNumber(hundredths)}%</span>
    </span>
  );
}
