import { buildFigureChart } from './figure-document';
import type { FigureTable } from './tables.queries';

const figures = (reads: number) => ({ published: 1, reads, shares: 0 });
const table = (rows: FigureTable['rows'], compared = false): FigureTable => ({
  ...{ period: { from: '2026-01-01', to: '2026-02-28' }, step: 'month', now: figures(9), total: rows.length, rows },
  compared: compared ? { from: '2025-01-01', to: '2025-02-28' } : undefined,
  before: compared ? figures(1) : undefined,
  firstDays: { published: '2020-01-01', reads: '2020-01-01', shares: '2020-01-01' },
  ...{ since: '2020-01-01', uncounted: { now: [], before: [], beforeInPart: [] } },
});
const row = (key: string, reads: number, before?: number) => ({
  ...{ key, label: key, now: figures(reads) },
  ...(before === undefined ? {} : { before: figures(before) }),
});

test('time is a chart of columns of the chosen measure, with those of the compared period', () => {
  const rows = [row('ม.ค.', 5, 1), row('ก.พ.', 4, 0)];
  expect(buildFigureChart(table(rows, true), { by: 'time', measure: 'reads' })).toEqual([
    {
      ...{ kind: 'columnChart', title: 'แนวโน้ม ยอดอ่าน', labels: ['ม.ค. 69', 'ก.พ. 69'] },
      now: { label: '1 ม.ค. 2569 – 28 ก.พ. 2569', values: [5, 4] },
      before: { label: '1 ม.ค. 2568 – 28 ก.พ. 2568', values: [1, 0] },
    },
  ]);
});

test('another breakdown is a ranking of its largest rows, whatever the order of the table', () => {
  const rows = Array.from({ length: 12 }, (_, index) => row(String(index), index));
  const [chart] = buildFigureChart(table(rows), { by: 'category', measure: 'reads' });
  expect(chart).toMatchObject({ kind: 'barChart', title: 'ยอดอ่าน · หมวดหมู่ที่สูงสุด 10 อันดับ' });
  expect(chart?.kind === 'barChart' && chart.rows.map(({ value }) => value)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test('nothing counted is no chart', () => {
  expect(buildFigureChart(table([row('a', 0)]), { by: 'time', measure: 'reads' })).toEqual([]);
  expect(buildFigureChart(table([]), { by: 'kind', measure: 'shares' })).toEqual([]);
});
