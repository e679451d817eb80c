import type { Column } from '@/components/ui/list/list-table';
import { formatNumber } from '@/lib/time/format';
import { statisticsMessages as words } from '../statistics.messages';
import { type FigureRow, type Figures, type Measure, measures } from '../statistics.schema';
import { ChangeBadge } from './change-badge';
import { getChartColor } from './chart-styles';

type ColumnOptions = {
  /** What the lines are, at the head of their names. */
  title: string;
  now: Figures;
  before?: Figures;
  measure: Measure;
  /** The table ordered by a measure, and how it is ordered now; left out where time gives the order. */
  sortOf?: (measure: Measure) => Column<FigureRow>['sort'];
};

/** A breakdown as a table: each line's figures, how it stands to the whole, and the sums at the foot. */
export function buildFigureColumns({ title, now, before, measure, sortOf }: ColumnOptions): Column<FigureRow>[] {
  const largest = Math.max(1, now[measure]);
  return [
    {
      key: 'name',
      title,
      isRowHeader: true,
      foot: <span className="max-md:hidden">{words['statistics.sumPage'].th}</span>,
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
        title: words[`statistics.${name}`].th,
        number: true,
        sort: sortOf?.(name),
        foot: <Sum now={now[name]} before={before?.[name]} />,
        cell: (row) => <Value now={row.now[name]} before={row.before?.[name]} />,
      }),
    ),
    {
      key: 'share',
      title: words['statistics.share'].th,
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

/** On phones the sums stand above the table only. */
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
