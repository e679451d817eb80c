import type { CanvasElement, Content } from 'pdfmake/interfaces';
import { formatCount, formatNumber } from '@/lib/time/format';
import { listTicks } from './chart-ticks';
import { toBreakable } from './pdf-text';

/** Columns over time; `before` are those of a compared period, drawn as outlines beside the filled ones. */
export type PdfColumnChart = {
  kind: 'columnChart';
  title: string;
  labels: readonly string[];
  now: { label: string; values: readonly number[] };
  before?: { label: string; values: readonly number[] };
};

/** A ranking as horizontal bars. */
export type PdfBarChart = { kind: 'barChart'; title: string; rows: readonly { label: string; value: number }[] };

const FILL = '#8f1527';
const GRID = '#d8d2cc';
const TRACK = '#f0ebe6';
/** Points: height of a chart's plot, width of its scale, height of a bar. */
const PLOT_HEIGHT = 120;
const SCALE_WIDTH = 44;
const BAR_HEIGHT = 7;
const LABEL_SIZE = 7.5;
/** Share of a bucket's width that is left empty. */
const GAP = 0.3;
/** Points that a label below a chart needs. */
const LABEL_ROOM = 38;

const toTitle = (text: string): Content => ({ text: toBreakable(text), bold: true, margin: [0, 2, 0, 6] });

/** Draws columns over time with scale, grid, labels and, if compared, a legend; never parted by the end of a page. */
export function drawColumnChart({ title, labels, now, before }: PdfColumnChart, width: number): Content {
  const plot = width - SCALE_WIDTH;
  const ticks = listTicks(Math.max(0, ...now.values, ...(before?.values ?? [])));
  const top = ticks.at(-1) ?? 1;
  const toY = (value: number) => PLOT_HEIGHT * (1 - value / top);
  const bucket = plot / Math.max(1, labels.length);
  const column = (bucket * (1 - GAP)) / (before ? 2 : 1);
  const bars = (values: readonly number[], shift: number, look: object): CanvasElement[] =>
    values.flatMap((value, index) =>
      value > 0
        ? [
            {
              ...{ type: 'rect', x: SCALE_WIDTH + index * bucket + (bucket * GAP) / 2 + shift, y: toY(value) },
              ...{ w: column, h: PLOT_HEIGHT - toY(value), ...look },
            } as CanvasElement,
          ]
        : [],
    );
  const canvas: CanvasElement[] = [
    ...ticks.map(
      (tick): CanvasElement => ({
        ...{ type: 'line', x1: SCALE_WIDTH, y1: toY(tick), x2: width, y2: toY(tick) },
        ...{ lineWidth: 0.5, lineColor: GRID },
      }),
    ),
    ...bars(before?.values ?? [], 0, { lineWidth: 0.75, lineColor: FILL, color: '#ffffff' }),
    ...bars(now.values, before ? column : 0, { color: FILL, lineWidth: 0 }),
  ];
  const scale = ticks.map(
    (tick): Content => ({
      columns: [{ width: SCALE_WIDTH - 6, text: formatCount(tick), alignment: 'right', fontSize: LABEL_SIZE }],
      relativePosition: { x: 0, y: toY(tick) - 6 },
    }),
  );
  return {
    unbreakable: true,
    margin: [0, 0, 0, 12],
    stack: [
      toTitle(title),
      ...scale,
      { canvas },
      drawLabels(labels, plot),
      ...(before ? [drawLegend(now.label, before.label)] : []),
    ],
  };
}

/** Labels below a chart, each in the middle of its bucket; only every n-th if all would not fit. */
function drawLabels(labels: readonly string[], plot: number): Content {
  const every = Math.max(1, Math.ceil((labels.length * LABEL_ROOM) / plot));
  const bucket = plot / Math.max(1, labels.length);
  const shown = labels.flatMap((label, index) => (index % every === 0 ? [{ label, index }] : []));
  return {
    columnGap: 0,
    margin: [0, 3, 0, 0],
    columns: [
      { width: SCALE_WIDTH, text: ' ', fontSize: LABEL_SIZE },
      ...shown.map(({ label, index }) => ({
        ...{ width: bucket * Math.min(every, labels.length - index), text: toBreakable(label) },
        ...{ fontSize: LABEL_SIZE, alignment: every === 1 ? ('center' as const) : ('left' as const) },
      })),
    ],
  };
}

const drawLegend = (now: string, before: string): Content => ({
  margin: [SCALE_WIDTH, 4, 0, 0],
  columnGap: 6,
  columns: [
    { width: 8, canvas: [{ type: 'rect', x: 0, y: 3, w: 8, h: 8, color: FILL, lineWidth: 0 }] },
    { width: 'auto', text: toBreakable(now), fontSize: LABEL_SIZE + 1 },
    {
      width: 8,
      canvas: [{ type: 'rect', x: 0, y: 3, w: 8, h: 8, lineColor: FILL, lineWidth: 0.75 }],
      margin: [8, 0, 0, 0],
    },
    { width: 'auto', text: toBreakable(before), fontSize: LABEL_SIZE + 1, margin: [8, 0, 0, 0] },
  ],
});

/** Draws a ranking: name, bar and number of each row; never parted by the end of a page. */
export function drawBarChart({ title, rows }: PdfBarChart, width: number): Content {
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  const bar = width * 0.45;
  return {
    unbreakable: true,
    margin: [0, 0, 0, 12],
    stack: [
      toTitle(title),
      {
        layout: 'noBorders',
        table: {
          widths: ['*', bar, 'auto'],
          body: rows.map(({ label, value }) => [
            { text: toBreakable(label), fontSize: 9 },
            {
              canvas: [
                { type: 'rect', x: 0, y: 3, w: bar, h: BAR_HEIGHT, color: TRACK, lineWidth: 0 },
                { type: 'rect', x: 0, y: 3, w: (bar * value) / largest, h: BAR_HEIGHT, color: FILL, lineWidth: 0 },
              ],
            },
            { text: formatNumber(value), alignment: 'right', fontSize: 9 },
          ]),
        },
      },
    ],
  };
}
