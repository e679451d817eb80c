import { formatNumber } from '@/lib/time/format';
import type { FigureGraphs } from '../charts.queries';
import { formatPeriod } from '../ranges.rules';
import { statisticsMessages as words } from '../statistics.messages';
import type { Measure } from '../statistics.schema';
import { FigureNumbersTable } from './figure-numbers-table';
import { GraphFigure } from './graph-figure';
import { Legend } from './legend';
import { LineGraph } from './line-graph';

type Props = { graphs: FigureGraphs; measure: Measure };

/** Trend of a measure in the period, with the compared one. */
export function TrendFigure({ graphs: { period, compared, buckets, trend }, measure }: Props) {
  const name = words[`statistics.${measure}`];
  const now = { key: 'now', label: formatPeriod(period), values: trend.map((row) => row.now[measure]) };
  const before = compared &&
    trend.some(({ uncounted }) => !uncounted?.before?.includes(measure)) && {
      key: 'before',
      label: formatPeriod(compared),
      values: trend.map((row) => row.before?.[measure] ?? 0),
    };
  const lines = before ? [now, before] : [now];
  const highest = Math.max(...now.values);
  const at = buckets[now.values.indexOf(highest)]?.label ?? '';
  const title = `${words['statistics.trend']} ${name}`;
  const text = `${words['statistics.highest']} ${formatNumber(highest)} (${at})`;
  return (
    <GraphFigure id="trend" title={title} about={text} wide>
      <LineGraph title={title} text={text} labels={buckets.map(({ short }) => short)} lines={lines} />
      {before && <Legend labels={lines.map(({ label }) => label)} />}
      <FigureNumbersTable
        label={title}
        name={words['statistics.period']}
        columns={lines.map(({ label }) => label)}
        rows={buckets.map(({ key, label }, index) => ({
          key,
          label,
          values: lines.map(({ values }) => values[index] ?? 0),
        }))}
      />
    </GraphFigure>
  );
}
