import writeXlsxFile from 'write-excel-file/node';
import { buildPrintSetup, getRowHeight } from '../../../../lib/files/sheet-layout.mjs';

/** Widths of the sheet of facts, in characters. */
const FACT_WIDTHS = [24, 80];

/**
 * @param {{
 *   title: string, sheet: string, columns: { title: string, width: number }[], moment: string, about: string, facts: string[][]
 * }} head `facts` are a second sheet named `about`
 */
export function openXlsx({ title, sheet, columns, moment, about, facts }) {
  const widths = columns.map(({ width }) => width);
  const rows = [columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' }))];
  return {
    /** @param {(string | number | Date)[][]} added */
    add: (added) => {
      for (const cells of added) rows.push(toRow(cells, widths, moment));
      return [];
    },
    end: () =>
      writeXlsxFile(
        [
          { data: rows, sheet, columns: widths.map((width) => ({ width })), stickyRowsCount: 1 },
          {
            data: facts.map((fact) => toRow(fact, FACT_WIDTHS).with(0, { ...toCell(fact[0]), fontWeight: 'bold' })),
            sheet: about,
            columns: FACT_WIDTHS.map((width) => ({ width })),
          },
        ],
        { features: [buildPrintSetup(title, sheet, widths)] },
      ).toBuffer(),
  };
}

function toRow(cells, widths, moment) {
  const height = getRowHeight(cells, widths);
  return cells.map((value) => ({ ...toCell(value, moment), ...(height !== undefined && { height }) }));
}

function toCell(value, moment) {
  if (typeof value === 'number') return { value, type: Number, alignVertical: 'top' };
  if (value instanceof Date) return { value, type: Date, format: moment, alignVertical: 'top' };
  return { value, type: String, wrap: true, alignVertical: 'top' };
}
