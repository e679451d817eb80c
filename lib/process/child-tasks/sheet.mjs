import { Refusal, runTask } from './task.mjs';

/** First bytes of a ZIP archive, which an Excel file is, and of the old Excel format, which is not supported. */
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const MAX_COLUMNS = 40;
/** Maximum characters read of a cell, and of all cells together: one shared string may be used in every cell. */
const CELL_LENGTH = 25_000;
const SHEET_LENGTH = 8_000_000;

// Outputs the rows of a sheet; the first has its format: `xlsx`, or `csv` and the separator.
await runTask(async function* ({ maxRows }, file) {
  if (startsWith(file, OLD_EXCEL)) throw new Refusal('sheet.oldExcel');
  const csvBounds = { rows: maxRows + 2, recordLength: CELL_LENGTH * MAX_COLUMNS };
  const { rows, format } = startsWith(file, ZIP) ? await readExcel(file) : await readCsv(file, csvBounds);
  if (rows.length > maxRows + 1) throw new Refusal('sheet.tooManyRows');
  if (rows.some((row) => row.length > MAX_COLUMNS)) throw new Refusal('sheet.tooManyColumns');
  const measureLength = (row) => row.reduce((sum, cell) => sum + Math.min(String(cell ?? '').length, CELL_LENGTH), 0);
  if (rows.reduce((sum, row) => sum + measureLength(row), 0) > SHEET_LENGTH) throw new Refusal('sheet.tooLarge');
  let told = false;
  for (const [index, row] of rows.entries()) {
    const cells = row.map(toText);
    if (cells.every((cell) => cell === '')) continue;
    yield { number: index + 1, cells, raw: listRaw(row, cells), ...(told ? {} : { format }) };
    told = true;
  }
}, 'sheet.unreadable');

// Each parser is loaded for its own files only, as each file gets a new process.
async function readExcel(file) {
  const excel = await import('./excel.mjs');
  return { rows: await excel.readExcel(file), format: 'xlsx' };
}

async function readCsv(file, csvBounds) {
  const csv = await import('./csv.mjs');
  const { rows, delimiter } = csv.readCsv(file, csvBounds);
  return { rows, format: `csv${delimiter}` };
}

function startsWith(file, sign) {
  return file.subarray(0, sign.length).equals(sign);
}

/** The cells that differ from their text, as they came: by position. A date is `{ day }`. */
function listRaw(row, cells) {
  const differing = row.flatMap((cell, index) => {
    const raw = toRaw(cell);
    return raw === cells[index] || raw === null ? [] : [[index, raw]];
  });
  return Object.fromEntries(differing);
}

function toRaw(cell) {
  if (cell === null || cell === undefined) return null;
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : { day: cell.toISOString() };
  return typeof cell === 'number' || typeof cell === 'boolean' ? cell : String(cell).slice(0, CELL_LENGTH);
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
