import { buildFigureSheetColumns, describeSince, toFigureCells, toSumCells } from './export.rules';
import { type Breakdown, breakdowns, measures } from './statistics.schema';

const figures = { published: 1, reads: 2, shares: 3 };
const period = { from: '2025-10-01', to: '2026-09-30' };

test.each(breakdowns)('a row and the totals have one cell per column (%s)', (by: Breakdown) => {
  for (const compared of [undefined, period]) {
    const before = compared && figures;
    const columns = buildFigureSheetColumns(by, { compared });
    const row = { key: '1/', label: 'ชื่อ', about: 'ของใคร', now: figures, ...(before ? { before } : {}) };
    const cells = toFigureCells(by, row, 1);
    expect(cells).toHaveLength(columns.length);
    expect(toSumCells(by, { now: figures, before })).toHaveLength(columns.length);
    expect(cells.map((cell) => typeof cell === 'number').slice(1)).toEqual(
      columns.map(({ sum }) => sum === true).slice(1),
    );
  }
});

test('figures of a time before anything was counted are words, not zeros', () => {
  const zero = { published: 0, reads: 0, shares: 0 };
  const row = { key: '1', label: 'ต.ค.', now: figures, before: zero, uncounted: { before: measures } };
  expect(toFigureCells('time', row, 1)).toEqual([1, 'ต.ค.', 1, 2, 3, ...Array(3).fill('ไม่มีข้อมูล')]);
  expect(toSumCells('time', { now: zero, before: undefined, uncounted: { now: measures } }).slice(2)).toEqual(
    Array(3).fill('ไม่มีข้อมูล'),
  );
});

test('the first counted day is named where the period or the compared one begins before it', () => {
  const since = '2025-10-01';
  const firstDays = { published: since, reads: since, shares: since };
  expect(describeSince({ period, compared: undefined, since, firstDays })).toEqual([]);
  const compared = { from: '2024-10-01', to: '2025-09-30' };
  expect(describeSince({ period, compared, since, firstDays })).toEqual(['เก็บสถิติตั้งแต่ 1 ต.ค. 2568 ก่อนหน้านั้นไม่มีข้อมูล']);
  const later = { published: since, reads: '2026-03-01', shares: '2026-03-01' };
  expect(describeSince({ period, compared: undefined, since, firstDays: later })).toEqual([
    'นับยอดอ่านและยอดแชร์ตั้งแต่ 1 มี.ค. 2569 ก่อนหน้านั้นไม่มีข้อมูล',
  ]);
});
