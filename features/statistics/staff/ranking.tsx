import { formatNumber } from '@/lib/time/format';
import { statisticsMessages as words } from '../statistics.messages';
import type { FigureRow, Measure } from '../statistics.schema';
import { getChartColor } from './chart-styles';
import { FigureNumbersTable } from './figure-numbers-table';
import { GraphFigure } from './graph-figure';

type Props = { id: string; title: string; rows: readonly FigureRow[]; measure: Measure };

/** Ranking by a measure; renders nothing if it is empty. */
export function Ranking({ id, title, rows, measure }: Props) {
  if (rows.length === 0) return null;
  const name = words[`statistics.${measure}`];
  const compared = rows.some(({ before, uncounted }) => before !== undefined && !uncounted?.before?.includes(measure));
  return (
    <GraphFigure id={id} title={title} about={name}>
      <RankGraph rows={rows.map(({ key, label, about, now }) => ({ key, label, about, value: now[measure] }))} />
      <FigureNumbersTable
        label={title}
        name={title}
        columns={compared ? [name, words['statistics.before']] : [name]}
        rows={rows.map(({ key, label, now, before }) => ({
          key,
          label,
          values: compared ? [now[measure], before?.[measure] ?? 0] : [now[measure]],
        }))}
      />
    </GraphFigure>
  );
}

type RankGraphProps = { rows: readonly { key: string; label: string; about?: string; value: number }[] };

/** Ranking as horizontal bars; names have their own line, so that long Thai names are not cut off. */
function RankGraph({ rows }: RankGraphProps) {
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ol className="grid gap-2.5">
      {rows.map(({ key, label, about, value }) => (
        <li key={key}>
          <div className="flex items-baseline justify-between gap-4 text-sm">
            <span className="min-w-0">
              {label} {about && <span className="text-ink-3 text-xs">{about}</span>}
            </span>
            <span className="tabular shrink-0 font-normal">{formatNumber(value)}</span>
          </div>
          <svg aria-hidden="true" width="100%" height="10" className="block">
            <rect width="100%" height="10" rx="3" className="fill-sunken" />
            <rect width={`${(value / largest) * 100}%`} height="10" rx="3" fill={getChartColor(0)} />
          </svg>
        </li>
      ))}
    </ol>
  );
}
