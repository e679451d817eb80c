import { statisticsMessages as words } from '../statistics.messages';
import type { FigureRow, Measure } from '../statistics.schema';
import { FigureNumbersTable } from './figure-numbers-table';
import { GraphFigure } from './graph-figure';
import { RankGraph } from './rank-graph';

type Props = { id: string; title: string; rows: readonly FigureRow[]; measure: Measure };

/** Ranking by a measure; renders nothing if it is empty. */
export function Ranking({ id, title, rows, measure }: Props) {
  if (rows.length === 0) return null;
  const name = words[`statistics.${measure}`];
  const compared = rows.some(({ before }) => before !== undefined);
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
