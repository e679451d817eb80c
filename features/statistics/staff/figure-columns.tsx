import type { Column } from '@/components/ui/list/list-table';
import { formatNumber } from '@/lib/time/format';
import { statisticsMessages as words } from '../statistics.messages';
import { type FigureRow, type Figures, type Measure, measures, type Uncounted } from '../statistics.schema';
import { ChangeBadge } from './change-badge';
import { getChartColor } from './chart-styles';

type ColumnOptions = {
  /** Header of the column with the rows' names. */
  title: string;
  now: Figures;
  before?: Figures;
  uncounted: Uncounted;
  measure: Measure;
  /** Sort link and current order of a measure's column; left out where the rows are ordered by time. */
  sortOf?: (measure: Measure) => Column<FigureRow>['sort'];
};

/** Columns of a breakdown: the figures of each row, its share of the total, and the totals in the footer. */
export function buildFigureColumns({
  title,
  now,
  before,
  uncounted,
  measure,
  sortOf,
}: ColumnOptions): Column<FigureRow>[] {
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
        foot: <Sum now={now[name]} before={before?.[name]} {...toMarks(name, uncounted)} />,
        cell: (row) => <Value now={row.now[name]} before={row.before?.[name]} {...toMarks(name, row.uncounted)} />,
      }),
    ),
    {
      key: 'share',
      title: words['statistics.shareOf'].replace('{measure}', words[`statistics.${measure}`]),
      extra: before !== undefined,
      width: 'w-40',
      cell: (row) =>
        now[measure] === 0 || row.uncounted?.now?.includes(measure) ? (
          <NoData />
        ) : (
          <Bar part={row.now[measure] / now[measure]} />
        ),
    },
  ];
}

type ValueProps = { now: number; before?: number; noNow: boolean; noBefore: boolean; inPart: boolean };

const toMarks = (name: Measure, { now = [], before = [], beforeInPart = [] }: Uncounted = {}) => ({
  noNow: now.includes(name),
  noBefore: before.includes(name),
  inPart: beforeInPart.includes(name),
});

const NoData = () => <span className="whitespace-nowrap text-ink-3 text-xs">{words['statistics.noData']}</span>;

function Value({ now, before, noNow, noBefore, inPart }: ValueProps) {
  return (
    <>
      {noNow ? <NoData /> : formatNumber(now)}
      {before !== undefined && (
        <span className="block text-ink-3 text-xs">
          {noBefore ? (
            <NoData />
          ) : (
            <>
              {formatNumber(before)} {inPart && `(${words['statistics.inPart']})`}
              {!noNow && !inPart && <ChangeBadge now={now} before={before} />}
            </>
          )}
        </span>
      )}
    </>
  );
}

/** Hidden on phones, where the totals appear only above the table. */
function Sum(value: ValueProps) {
  return (
    <span className="max-md:hidden">
      <Value {...value} />
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
