import type { FigureGraphs } from '../charts.queries';
import { formatPeriod } from '../ranges.rules';
import { statisticsMessages as words } from '../statistics.messages';
import type { Measure } from '../statistics.schema';
import { ColumnGraph } from './column-graph';
import { FigureNumbersTable } from './figure-numbers-table';
import { GraphFigure } from './graph-figure';
import { Legend } from './legend';

type Props = { graphs: FigureGraphs; measure: Measure };

/** A measure over time, split by category. */
export function SplitFigure({ graphs: { period, buckets, split }, measure }: Props) {
  const title = `${words[`statistics.${measure}`]} ${words['statistics.split']}`;
  const names = split.map(({ label }) => label);
  return (
    <GraphFigure id="split" title={title} wide>
      <ColumnGraph
        id="split-graph"
        title={title}
        text={`${formatPeriod(period)}: ${names.join(', ')}`}
        labels={buckets.map(({ short }) => short)}
        parts={split}
        height={300}
      />
      <Legend labels={names} patternsOf="split-graph" />
      <FigureNumbersTable
        label={title}
        name={words['statistics.period']}
        columns={names}
        rows={buckets.map(({ key, label }, index) => ({
          key,
          label,
          values: split.map(({ values }) => values[index] ?? 0),
        }))}
      />
    </GraphFigure>
  );
}
