import clsx from 'clsx';
import type { ReactNode } from 'react';
import { listTicks } from '@/lib/files/chart-ticks';
import { formatCount } from '@/lib/time/format';

/** Space in pixels above the top grid line for its number, and below the axis for the labels. */
const ABOVE = 12;
const BELOW = 28;
/** Default number of axis labels below a wide and a narrow graph. */
const WIDE_WORDS = 12;
const NARROW_WORDS = 4;

/** Coordinates: a bucket's middle and width in per cent, the height of a value in pixels. */
export type PlotCoordinates = {
  middle: (index: number) => number;
  width: number;
  y: (value: number) => number;
  foot: number;
};

type Props = {
  title: string;
  /** The graph's content in one sentence, for screen readers. */
  text: string;
  labels: readonly string[];
  largest: number;
  height: number;
  /** Number of axis labels in a wide window. */
  words?: number;
  children: (places: PlotCoordinates) => ReactNode;
};

/** Frame of a graph over time: scale, grid lines and axis labels. Fills the available width without stretching. */
export function Plot({ title, text, labels, largest, height, words = WIDE_WORDS, children }: Props) {
  const ticks = listTicks(largest);
  const top = ticks.at(-1) ?? 1;
  const inner = height - ABOVE - BELOW;
  const width = 100 / Math.max(1, labels.length);
  const places: PlotCoordinates = {
    middle: (index) => (index + 0.5) * width,
    width,
    y: (value) => ABOVE + inner * (1 - value / top),
    foot: ABOVE + inner,
  };
  return (
    <div className="flex gap-2">
      <svg aria-hidden="true" width="40" height={height} className="shrink-0">
        {ticks.map((tick) => (
          <text key={tick} x="40" y={places.y(tick) + 4} textAnchor="end" className="chart-word">
            {formatCount(tick)}
          </text>
        ))}
      </svg>
      <svg role="img" width="100%" height={height} className="min-w-0 flex-1 overflow-visible">
        <title>{title}</title>
        <desc>{text}</desc>
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={places.y(tick)} y2={places.y(tick)} className="stroke-line" />
        ))}
        {children(places)}
        <AxisLabels labels={labels} places={places} y={height - 6} words={words} />
      </svg>
    </div>
  );
}

type AxisLabelsProps = { labels: readonly string[]; places: PlotCoordinates; y: number; words: number };

function AxisLabels({ labels, places, y, words }: AxisLabelsProps) {
  const every = (fitting: number) => Math.max(1, Math.ceil(labels.length / fitting));
  const [wide, narrow] = [every(words), every(NARROW_WORDS)];
  return labels.map((label, index) => {
    const [inWide, inNarrow] = [index % wide === 0, index % narrow === 0];
    if (!inWide && !inNarrow) return null;
    return (
      <text
        key={`${label}-${places.middle(index)}`}
        x={`${places.middle(index)}%`}
        y={y}
        textAnchor="middle"
        className={clsx('chart-word', !inNarrow && 'max-sm:hidden', !inWide && 'sm:hidden')}
      >
        {label}
      </text>
    );
  });
}
