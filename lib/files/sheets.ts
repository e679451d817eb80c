import { stringify } from 'csv-stringify/sync';
import writeXlsxFile, { type Row } from 'write-excel-file/node';
import { cutText, tidyText } from '@/lib/text/text-rules';
import { formatDateTime } from '@/lib/time/format';
import { THAI_OFFSET_MS } from '@/lib/time/units';
import type { SheetColumn } from './sheet-format';

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
/** Fallback sheet name, for a title that leaves nothing or that Excel reserves. */
const DEFAULT_SHEET_NAME = 'Sheet1';

/**
 * Streams a CSV file that Excel reads as UTF-8, batch by batch as fast as the reader consumes it. Texts that a
 * spreadsheet would take for a formula get a leading apostrophe.
 *
 * @param batches not read further once the reader cancels
 * @param moment formats a date, as CSV has no date type; by default in the Buddhist era, to the minute
 */
export function createCsvStream(
  titles: readonly string[],
  batches: AsyncIterable<readonly SheetRow[]>,
  moment: (at: Date) => string = formatDateTime,
) {
  const iterator = batches[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encodeCsv([titles], { bom: true, moment })),
      pull: async (controller) => {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(encodeCsv(value, { moment }));
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
/** The package quotes only the line break that separates rows; Excel takes any for the end of a row. */
const LINE_BREAK = /[\r\n]/;

/**
 * Writes an Excel file with one sheet: a sticky heading, real dates in Thai time, numbers, and texts that are never
 * formulas.
 *
 * @param sum label of the totals, in the second column; unused without a column to total
 */
export async function writeSheet(
  name: string,
  columns: readonly SheetColumn[],
  rows: readonly SheetRow[],
  sum: string,
): Promise<Buffer> {
  const head: Row = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' }));
  const body = rows.map((row) => row.map(toCell));
  const foot: Row[] = columns.some((column) => column.sum) ? [buildSumRow(columns, rows, sum)] : [];
  return writeXlsxFile([head, ...body, ...foot], {
    sheet: toSheetName(name),
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
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

function toCell(raw: SheetValue) {
  const value = toExcelValue(raw);
  if (typeof value === 'number') return { value, type: Number };
  if (value instanceof Date) return { value, type: Date, format: THAI_DATE_TIME_FORMAT };
  return { value, type: String };
}

function buildSumRow(columns: readonly SheetColumn[], rows: readonly SheetRow[], word: string): Row {
  return columns.map(({ sum }, index) => {
    if (index === 1) return { value: word, type: String, fontWeight: 'bold' };
    if (!sum) return null;
    const value = rows.reduce((total, row) => total + Number(row[index]), 0);
    return { value, type: Number, fontWeight: 'bold' };
  });
}
