import { formatNumber } from '@/lib/time/format';
import { ChartPatterns } from './chart-patterns';
import { getChartColor, getPatternUrl } from './chart-styles';
import { Plot } from './plot';

type ColumnSeries = { key: string; label: string; values: readonly number[] };
type Props = {
  /** Unique on its page. */
  id: string;
  title: string;
  text: string;
  labels: readonly string[];
  /** Stacked on each other. */
  parts: readonly ColumnSeries[];
  height?: number;
  /** Number of axis labels in a wide window. */
  words?: number;
};

/** Gap between columns, as a fraction of a bucket's width. */
const GAP = 0.28;

/** Column chart over time, stacked if there are several parts. */
export function ColumnGraph({ id, title, text, labels, parts, height = 260, words }: Props) {
  const sums = labels.map((_, index) => parts.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  return (
    <Plot title={title} text={text} labels={labels} largest={Math.max(0, ...sums)} height={height} words={words}>
      {({ middle, width, y, foot }) => (
        <>
          <ChartPatterns id={id} />
          {parts.map(({ key, label, values }, part) => (
            <g key={key}>
              {values.map((value, index) => {
                if (value <= 0) return null;
                const below = parts.slice(0, part).reduce((sum, one) => sum + (one.values[index] ?? 0), 0);
                const box = {
                  x: `${middle(index) - (width * (1 - GAP)) / 2}%`,
                  width: `${width * (1 - GAP)}%`,
                  y: y(below + value),
                  height: foot - y(value),
                };
                return (
                  <g key={`${key}-${middle(index)}`}>
                    <rect {...box} fill={getChartColor(part)} />
                    <rect {...box} fill={getPatternUrl(id, part)}>
                      <title>{`${labels[index]} · ${label} ${formatNumber(value)}`}</title>
                    </rect>
                  </g>
                );
              })}
            </g>
          ))}
        </>
      )}
    </Plot>
  );
}
