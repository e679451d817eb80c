import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/time/format';
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

const stroke = { stroke: 'var(--paper)', strokeWidth: 1.5, strokeOpacity: 0.55, fill: 'none' } as const;

/** Pattern over each colour: none, rising, falling, vertical and horizontal strokes, and dots. */
const drawings: readonly ReactNode[] = [
  null,
  <path key="up" d="M-2 10 10 -2M-2 2 2 -2M6 10l4 -4" {...stroke} />,
  <path key="down" d="M-2 -2 10 10M6 -2l4 4M-2 6l4 4" {...stroke} />,
  <path key="upright" d="M4 0v8" {...stroke} />,
  <path key="lying" d="M0 4h8" {...stroke} />,
  <circle key="dots" cx="4" cy="4" r="1.5" fill="var(--paper)" fillOpacity="0.55" />,
];

/** The patterns of a graph; `id` is the prefix of their ids. */
function ChartPatterns({ id }: { id: string }) {
  return (
    <defs>
      {drawings.map((drawing, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the patterns have no names but their numbers
        <pattern key={index} id={`${id}-p${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
          {drawing}
        </pattern>
      ))}
    </defs>
  );
}
