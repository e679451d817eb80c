import { stringify } from 'csv-stringify/sync';
import writeXlsxFile, { type Row } from 'write-excel-file/node';
import { cutText, tidyText } from '@/lib/text/text-rules';
import { formatDateTime } from '@/lib/time/format';
import { THAI_OFFSET_MS } from '@/lib/time/units';
import type { SheetFact } from './sheet-facts';
import type { SheetColumn } from './sheet-format';
import { buildPrintSetup, getRowHeight } from './sheet-layout.mjs';
import { sheetMessages as words } from './sheet-messages';

export type SheetValue = string | number | Date;
export type SheetRow = readonly SheetValue[];

/** Excel's format for a Thai date and time: Buddhist year, Arabic digits. */
export const THAI_DATE_TIME_FORMAT = '[$-107041E]d mmm yyyy hh:mm';
/** Characters that XML forbids; a file with one of them does not open. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is taken out
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu;
/** Maximum number of characters in an Excel cell. */
const CELL_LENGTH = 32_767;
/**
 * Excel's limits for a sheet name: 31 characters, none of seven characters, no apostrophe at either end, not `History`.
 */
const SHEET_NAME_LENGTH = 31;
const NOT_IN_SHEET_NAME = /[[\]/\\:*?\s]+/g;
/** Widths of the sheet of facts, in characters. */
const FACT_WIDTHS = [24, 80];
/** Fallback sheet name, for a title that leaves nothing or that Excel reserves. */
const DEFAULT_SHEET_NAME = 'Sheet1';

type CsvOptions = {
  /** Formats a date, as CSV has no date type; by default in the Buddhist era, to the minute. */
  moment?: (at: Date) => string;
  /** Totals, the last row of the table. */
  foot?: SheetRow;
  /** Facts about the file, given the number of its rows; they follow the table, after an empty row. */
  about?: (rows: number) => readonly SheetFact[];
};

/**
 * Streams a CSV file that Excel reads as UTF-8, batch by batch as fast as the reader consumes it. Texts that a
 * spreadsheet would take for a formula get a leading apostrophe.
 *
 * @param batches not read further once the reader cancels
 */
export function createCsvStream(
  titles: readonly string[],
  batches: AsyncIterable<readonly SheetRow[]>,
  { moment = formatDateTime, foot, about }: CsvOptions = {},
) {
  const iterator = batches[Symbol.asyncIterator]();
  let rows = 0;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encodeCsv([titles], { bom: true, moment })),
      pull: async (controller) => {
        const { done, value } = await iterator.next();
        if (!done) {
          rows += value.length;
          controller.enqueue(encodeCsv(value, { moment }));
          return;
        }
        if (foot) controller.enqueue(encodeCsv([foot], { moment }));
        if (about) controller.enqueue(encodeCsvFacts(about(rows), titles.length));
        controller.close();
      },
      cancel: async () => {
        await iterator.return?.();
      },
    },
    { highWaterMark: 1 },
  );
}

/** Encodes rows of a CSV file; with `bom` they start with the byte order mark by which Excel detects UTF-8. */
export function encodeCsv(
  rows: readonly SheetRow[],
  { bom = false, moment = formatDateTime }: { bom?: boolean; moment?: (at: Date) => string } = {},
): Uint8Array<ArrayBuffer> {
  const cells = rows.map((row) => row.map((cell) => (cell instanceof Date ? moment(cell) : cell)));
  return encoder.encode(
    stringify(cells, { bom, escape_formulas: true, record_delimiter: 'windows', quoted_match: LINE_BREAK }),
  );
}
const encoder = new TextEncoder();

/**
 * The end of a CSV file: a row of empty cells, at which the table ends, and the facts. All rows have `width` cells, as
 * strict readers refuse a file with rows of different lengths.
 */
export function encodeCsvFacts(facts: readonly SheetFact[], width: number): Uint8Array<ArrayBuffer> {
  const rows = facts.map(([name, value]) => (width > 1 ? [name, value] : [`${name}: ${value}`]));
  return encodeCsv([[], ...rows].map((row) => [...row, ...new Array<string>(width - row.length).fill('')]));
}
/** The package quotes only the line break that separates rows; Excel takes any for the end of a row. */
const LINE_BREAK = /[\r\n]/;

/**
 * Writes an Excel file: a sheet with a sticky heading, real dates in Thai time, numbers, and texts that are never
 * formulas, and a second sheet with the facts, if there are any. It is set up for printing.
 *
 * @param sum label of the totals, in the second column; unused without a column to total
 */
export async function writeSheet(
  name: string,
  columns: readonly SheetColumn[],
  rows: readonly SheetRow[],
  sum: string,
  facts: readonly SheetFact[] = [],
): Promise<Buffer> {
  const head: Row = columns.map(({ title, sum: isNumber }) => ({
    ...{ value: title, type: String, fontWeight: 'bold' as const },
    ...(isNumber && { align: 'right' as const }),
  }));
  const widths = columns.map(({ width }) => width);
  const body = rows.map((row) => toRow(row, widths));
  const foot: Row[] = columns.some((column) => column.sum) ? [buildSumRow(columns, rows, sum)] : [];
  const sheet = toSheetName(name);
  const table = { data: [head, ...body, ...foot], sheet, columns: widths.map((width) => ({ width })) };
  const about = {
    data: facts.map(
      ([fact, value]): Row => [
        { value: fact, type: String, fontWeight: 'bold', alignVertical: 'top' },
        ...toRow([value], FACT_WIDTHS.slice(1)),
      ],
    ),
    sheet: words['sheet.about'],
    columns: FACT_WIDTHS.map((width) => ({ width })),
  };
  const sheets = [{ ...table, stickyRowsCount: 1 }, ...(facts.length > 0 ? [about] : [])];
  return writeXlsxFile(sheets, { features: [buildPrintSetup(replaceXmlControls(name), sheet, widths)] }).toBuffer();
}

/** Converts a title to a valid sheet name; the title of a poll is any text of some hundred characters. */
function toSheetName(title: string): string {
  const name = tidyText(replaceXmlControls(title).replace(NOT_IN_SHEET_NAME, ' '));
  const cut = cutText(name, SHEET_NAME_LENGTH)
    .replace(/^'+|'+$/g, '')
    .trim();
  return cut === '' || cut.toLowerCase() === 'history' ? DEFAULT_SHEET_NAME : cut;
}

/** Converts a value for Excel: Thai time; texts truncated, without characters that XML forbids. */
export function toExcelValue(value: SheetValue): SheetValue {
  if (typeof value === 'number') return value;
  if (value instanceof Date) return new Date(value.getTime() + THAI_OFFSET_MS);
  return replaceXmlControls(cutText(value, CELL_LENGTH));
}

/** Replaces characters that XML forbids with blanks. */
export const replaceXmlControls = (text: string): string => text.replace(NOT_IN_XML, ' ');

/** Cells of a row, as high as its longest text needs. */
function toRow(row: SheetRow, widths: readonly number[]): Row {
  const height = getRowHeight(row, widths);
  return row.map((cell) => ({ ...toCell(cell), ...(height !== undefined && { height }) }));
}

function toCell(raw: SheetValue) {
  const value = toExcelValue(raw);
  if (typeof value === 'number') return { value, type: Number, alignVertical: 'top' as const };
  if (value instanceof Date) return { value, type: Date, format: THAI_DATE_TIME_FORMAT, alignVertical: 'top' as const };
  return { value, type: String, wrap: true, alignVertical: 'top' as const };
}

function buildSumRow(columns: readonly SheetColumn[], rows: readonly SheetRow[], word: string): Row {
  return columns.map(({ sum }, index) => {
    if (index === 1) return { value: word, type: String, fontWeight: 'bold' };
    if (!sum) return null;
    // Cells that say that nothing was counted are texts.
    const value = rows.reduce((total, row) => total + toNumber(row[index]), 0);
    return { value, type: Number, fontWeight: 'bold' };
  });
}

const toNumber = (value: SheetValue | undefined): number => (typeof value === 'number' ? value : 0);
