import writeXlsxFile from 'write-excel-file/node';

/** Widths of the sheet of facts, in characters. */
const FACT_WIDTHS = [24, 80];

/**
 * @param {{
 *   sheet: string, columns: { title: string, width: number }[], moment: string, about: string, facts: string[][]
 * }} head `facts` are a second sheet named `about`
 */
export function openXlsx({ sheet, columns, moment, about, facts }) {
  const rows = [columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' }))];
  return {
    /** @param {(string | number | Date)[][]} added */
    add: (added) => {
      for (const cells of added) rows.push(cells.map((value) => toCell(value, moment)));
      return [];
    },
    end: () =>
      writeXlsxFile([
        { data: rows, sheet, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 },
        {
          data: facts.map(([name, value]) => [{ ...toCell(name), fontWeight: 'bold' }, toCell(value)]),
          sheet: about,
          columns: FACT_WIDTHS.map((width) => ({ width })),
        },
      ]).toBuffer(),
  };
}

function toCell(value, moment) {
  if (typeof value === 'number') return { value, type: Number };
  if (value instanceof Date) return { value, type: Date, format: moment };
  return { value, type: String };
}
