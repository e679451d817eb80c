import type { PdfBlock } from '@/lib/files/pdf';
import { formatPeriod, listBuckets } from './ranges.rules';
import { statisticsMessages as words } from './statistics.messages';
import type { FigureChoice } from './statistics.rules';
import type { FigureTable } from './tables.queries';

/** Number of rows in a printed ranking. */
const TOP = 10;

/** The chosen measure as a chart: columns over time, or the rows with the most; none without figures. */
export function buildFigureChart(
  table: FigureTable,
  { by, measure }: Pick<FigureChoice, 'by' | 'measure'>,
): PdfBlock[] {
  const { period, compared, step, rows } = table;
  const name = words[`statistics.${measure}`];
  if (rows.every(({ now, before }) => now[measure] === 0 && !before?.[measure])) return [];
  if (by === 'time') {
    const before = compared &&
      rows.some(({ uncounted }) => !uncounted?.before?.includes(measure)) && {
        label: formatPeriod(compared),
        values: rows.map((row) => row.before?.[measure] ?? 0),
      };
    return [
      {
        kind: 'columnChart',
        title: `${words['statistics.trend']} ${name}`,
        labels: listBuckets(period, step).map(({ short }) => short),
        now: { label: formatPeriod(period), values: rows.map(({ now }) => now[measure]) },
        ...(before ? { before } : {}),
      },
    ];
  }
  const most = rows
    .filter(({ now }) => now[measure] > 0)
    .toSorted((one, other) => other.now[measure] - one.now[measure])
    .slice(0, TOP);
  if (most.length === 0) return [];
  const title = words['statistics.chartTop']
    .replace('{n}', String(most.length))
    .replace('{by}', words[`statistics.by.${by}`]);
  return [
    {
      kind: 'barChart',
      title: `${name} · ${title}`,
      rows: most.map(({ label, now }) => ({ label, value: now[measure] })),
    },
  ];
}
