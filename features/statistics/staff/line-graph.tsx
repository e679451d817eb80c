import { formatNumber } from '@/lib/time/format';
import { getChartColor } from './chart-styles';
import { Plot } from './plot';

type Line = { key: string; label: string; values: readonly number[] };
type Props = {
  title: string;
  text: string;
  labels: readonly string[];
  /** The first line is solid, the others are dashed. */
  lines: readonly Line[];
  height?: number;
  /** Number of axis labels in a wide window. */
  words?: number;
};

/** Maximum number of points drawn as dots; more would cover the line. */
const MOST_DOTS = 62;

/** Line chart over time, which compares two periods best. */
export function LineGraph({ title, text, labels, lines, height = 260, words }: Props) {
  const largest = Math.max(0, ...lines.flatMap(({ values }) => values));
  return (
    <Plot title={title} text={text} labels={labels} largest={largest} height={height} words={words}>
      {({ middle, y }) =>
        lines.map(({ key, label, values }, index) => (
          <g key={key}>
            <svg
              aria-hidden="true"
              viewBox={`0 0 100 ${height}`}
              width="100%"
              height={height}
              preserveAspectRatio="none"
              className="overflow-visible"
            >
              <polyline
                points={values.map((value, at) => `${middle(at)},${y(value)}`).join(' ')}
                fill="none"
                stroke={getChartColor(index)}
                strokeWidth="2.5"
                strokeDasharray={index === 0 ? undefined : '7 5'}
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            {values.length <= MOST_DOTS &&
              values.map((value, at) => (
                <circle
                  key={`${key}-${middle(at)}`}
                  cx={`${middle(at)}%`}
                  cy={y(value)}
                  r="4"
                  fill={getChartColor(index)}
                >
                  <title>{`${labels[at]} · ${label} ${formatNumber(value)}`}</title>
                </circle>
              ))}
          </g>
        ))
      }
    </Plot>
  );
}
