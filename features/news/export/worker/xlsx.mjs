import writeXlsxFile from 'write-excel-file/node';

/** @param {{ sheet: string, columns: { title: string, width: number }[], moment: string }} head */
export function openXlsx({ sheet, columns, moment }) {
  const rows = [columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' }))];
  return {
    /** @param {(string | number | Date)[][]} added */
    add: (added) => {
      for (const cells of added) rows.push(cells.map((value) => toCell(value, moment)));
      return [];
    },
    end: () =>
      writeXlsxFile(rows, { sheet, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 }).toBuffer(),
  };
}

function toCell(value, moment) {
  if (typeof value === 'number') return { value, type: Number };
  if (value instanceof Date) return { value, type: Date, format: moment };
  return { value, type: String };
}
