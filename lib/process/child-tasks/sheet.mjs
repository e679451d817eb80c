import { Refusal, runTask } from './task.mjs';

/** First bytes of a ZIP archive, which an Excel file is, and of the old Excel format, which is not supported. */
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const MAX_COLUMNS = 40;
/** Maximum characters read of a cell, and of all cells together: one shared string may be used in every cell. */
const CELL_LENGTH = 25_000;
const SHEET_LENGTH = 8_000_000;

await runTask(async function* ({ maxRows }, file) {
  if (startsWith(file, OLD_EXCEL)) throw new Refusal('sheet.oldExcel');
  const csvBounds = { rows: maxRows + 2, recordLength: CELL_LENGTH * MAX_COLUMNS };
  const rows = startsWith(file, ZIP) ? await readExcel(file) : await readCsv(file, csvBounds);
  if (rows.length > maxRows + 1) throw new Refusal('sheet.tooManyRows');
  if (rows.some((row) => row.length > MAX_COLUMNS)) throw new Refusal('sheet.tooManyColumns');
  const measureLength = (row) => row.reduce((sum, cell) => sum + Math.min(String(cell ?? '').length, CELL_LENGTH), 0);
  if (rows.reduce((sum, row) => sum + measureLength(row), 0) > SHEET_LENGTH) throw new Refusal('sheet.tooLarge');
  for (const [index, row] of rows.entries()) {
    const cells = row.map(toText);
    if (cells.some((cell) => cell !== '')) yield { number: index + 1, cells };
  }
}, 'sheet.unreadable');

// Each parser is loaded for its own files only, as each file gets a new process.
async function readExcel(file) {
  const excel = await import('./excel.mjs');
  return excel.readExcel(file);
}

async function readCsv(file, csvBounds) {
  const csv = await import('./csv.mjs');
  return csv.readCsv(file, csvBounds);
}

function startsWith(file, sign) {
  return file.subarray(0, sign.length).equals(sign);
}

/** A cell as typed text, without the apostrophe that keeps a text from being a formula. */
function toText(cell) {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell)
    .slice(0, CELL_LENGTH)
    .normalize('NFC')
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/^'(?=[=+\-@\t])/, '')
    .trim();
}
