import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { CsvError, parse } from 'csv-parse/sync';
import { readSheet as readXlsx } from 'read-excel-file/node';
import { codeOf } from './code-of';
import { AppError } from './errors';

const inflate = promisify(inflateRaw);

/** What a file may weigh, and an Excel file when it is unpacked. */
export const SHEET_BYTES = 5 * 1_048_576;
const UNPACKED_BYTES = 60 * 1_048_576;
const MAX_ENTRIES = 1_000;
const MAX_COLUMNS = 40;
/** Rows below the heading, empty ones counted too. */
export const SHEET_ROWS = 5_000;
/** Cells up to the furthest one that has any format. */
const MAX_CELLS = 2_000_000;
const CELL = /<(?:\w+:)?c\b[^>]*?\br=["']([A-Z]{1,3})(\d{1,7})["']/g;
/** Characters of a cell that are looked at. */
const CELL_LENGTH = 25_000;

/** The first bytes of a zip archive, which an Excel file is, and of the old Excel format, which is not read. */
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END_BYTES = 22;
const MAX_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

/** A row of a sheet: its number as spreadsheets count, and its cells as trimmed text. */
export type ReadRow = { number: number; cells: string[] };

const wrong = (key: string) => new AppError('invalid', key);

/**
 * The first sheet of an Excel file (xlsx), or a CSV file with commas, semicolons or tabs, in UTF-8 or Windows-874. Of
 * formulas only the value is looked at; rows without any text are left out.
 *
 * @throws AppError 'invalid' for other files, for what is too large in any way, and for one without rows
 */
export async function readSheet(file: Buffer): Promise<ReadRow[]> {
  if (file.length > SHEET_BYTES) throw wrong('sheet.tooLarge');
  if (file.subarray(0, OLD_EXCEL.length).equals(OLD_EXCEL)) throw wrong('sheet.oldExcel');
  const rows = file.subarray(0, ZIP.length).equals(ZIP) ? await readExcel(file) : readCsv(file);
  if (rows.length > SHEET_ROWS + 1) throw wrong('sheet.tooManyRows');
  if (rows.some((row) => row.length > MAX_COLUMNS)) throw wrong('sheet.tooManyColumns');
  const read = rows.map((cells, index) => ({ number: index + 1, cells: cells.map(toText) }));
  const filled = read.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) throw wrong('sheet.empty');
  return filled;
}

async function readExcel(file: Buffer): Promise<unknown[][]> {
  await refuseBomb(file);
  try {
    const rows: unknown[][] = await readXlsx(file);
    return rows.map(withoutEmptyEnd);
  } catch {
    throw wrong('sheet.unreadable');
  }
}

/** Sheets often have formatted but empty columns at their end. */
function withoutEmptyEnd(row: unknown[]): unknown[] {
  const end = row.findLastIndex((cell) => cell !== null && cell !== '');
  return row.slice(0, end + 1);
}

/** Unpacks every entry once, against the limit and without believing the sizes that the archive tells. */
async function refuseBomb(file: Buffer): Promise<void> {
  let left = UNPACKED_BYTES;
  for (const { method, packed } of listEntries(file)) {
    if (method !== STORED && method !== DEFLATED) throw wrong('sheet.unreadable');
    const content = method === STORED ? packed : await unpack(packed, left);
    left -= content.length;
    if (left <= 0) throw wrong('sheet.tooLarge');
    refuseFarCells(content.toString('latin1'));
  }
}

/** A reader makes room for all cells up to the furthest one. */
function refuseFarCells(xml: string): void {
  let [rows, columns] = [0, 0];
  for (const [, letters = '', row] of xml.matchAll(CELL)) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(
      columns,
      [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0),
    );
  }
  if (rows * columns > MAX_CELLS) throw wrong('sheet.tooManyRows');
}

async function unpack(packed: Buffer, left: number): Promise<Buffer> {
  try {
    return await inflate(packed, { maxOutputLength: left });
  } catch (error) {
    const isTooLarge = codeOf(error) === 'ERR_BUFFER_TOO_LARGE';
    throw wrong(isTooLarge ? 'sheet.tooLarge' : 'sheet.unreadable');
  }
}

/** The entries of a zip archive by its directory, as readers go by that; what is out of bounds makes it unreadable. */
function listEntries(file: Buffer): { method: number; packed: Buffer }[] {
  try {
    const end = findEnd(file);
    const count = file.readUInt16LE(end + 10);
    if (count > MAX_ENTRIES) throw wrong('sheet.tooLarge');
    let at = file.readUInt32LE(end + 16);
    return Array.from({ length: count }, () => {
      if (file.readUInt32LE(at) !== DIRECTORY_ENTRY) throw wrong('sheet.unreadable');
      const local = file.readUInt32LE(at + 42);
      const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
      const entry = {
        method: file.readUInt16LE(at + 10),
        packed: file.subarray(start, start + file.readUInt32LE(at + 20)),
      };
      at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
      return entry;
    });
  } catch (error) {
    throw error instanceof AppError ? error : wrong('sheet.unreadable');
  }
}

function findEnd(file: Buffer): number {
  const last = file.length - DIRECTORY_END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--) {
    if (file.readUInt32LE(at) === DIRECTORY_END) return at;
  }
  throw wrong('sheet.unreadable');
}

function readCsv(file: Buffer): string[][] {
  const text = decode(file);
  if (text.includes('\u0000')) throw wrong('sheet.unreadable');
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
      to: SHEET_ROWS + 2,
      max_record_size: CELL_LENGTH * MAX_COLUMNS,
    });
  } catch (error) {
    throw error instanceof CsvError ? wrong('sheet.badCsv') : error;
  }
}

/** UTF-8 where it is, else the Thai code page that older spreadsheets save in. */
function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-874').decode(file);
  }
}

/** The separator that the heading has most of. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => heading.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** A cell as somebody would have typed it; an apostrophe that keeps a text from being a formula is taken off. */
function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell)
    .slice(0, CELL_LENGTH)
    .normalize('NFC')
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/^'(?=[=+\-@\t])/, '')
    .trim();
}
