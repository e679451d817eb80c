import { buildFigureSheetColumns, toFigureCells, toSumCells } from './export.rules';
import { type Breakdown, breakdowns } from './statistics.schema';

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
