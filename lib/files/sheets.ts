import { stringify } from 'csv-stringify/sync';
import writeXlsxFile, { type Row } from 'write-excel-file/node';
import { cutText, tidyText } from '@/lib/text/text-rules';
import { formatDate, formatTime } from '@/lib/time/format';

export type SheetValue = string | number | Date;
export type SheetRow = readonly SheetValue[];
/** A column: its heading, its width in characters, and whether its numbers are added up below it. */
export type SheetColumn = { title: string; width: number; sum?: boolean };

/** Excel's own format for a Thai moment: Buddhist year, Arabic digits. */
export const THAI_DATE_TIME_FORMAT = '[$-107041E]d mmm yyyy hh:mm';
const THAI_OFFSET_MS = 7 * 3_600_000;
/** What XML can't hold; a file with one of these does not open. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is taken out
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu;
/** Characters a cell of Excel holds. */
const CELL_LENGTH = 32_767;
/** Excel's limits for the name of a sheet: 31 characters, none of seven signs, no apostrophe at an end, not `History`. */
const SHEET_NAME_LENGTH = 31;
const NOT_IN_SHEET_NAME = /[[\]/\\:*?\s]+/g;
/** The name of a sheet whose title leaves nothing, or that Excel keeps for itself. */
const DEFAULT_SHEET_NAME = 'Sheet1';

/**
 * A CSV file that Excel reads as UTF-8, made batch by batch as fast as the reader takes it. Texts that a spreadsheet would
 * take for a formula get an apostrophe before them.
 *
 * @param batches read no further when the reader leaves
 * @param moment how a moment is told, as the format knows none; in the Buddhist era, to the minute, unless said otherwise
 */
export function createCsvStream(
  titles: readonly string[],
  batches: AsyncIterable<readonly SheetRow[]>,
  moment: (at: Date) => string = formatToMinute,
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

/** Rows of such a file; its first ones begin with the mark by which Excel knows UTF-8. */
export function encodeCsv(
  rows: readonly SheetRow[],
  { bom = false, moment = formatToMinute }: { bom?: boolean; moment?: (at: Date) => string } = {},
): Uint8Array<ArrayBuffer> {
  const cells = rows.map((row) => row.map((cell) => (cell instanceof Date ? moment(cell) : cell)));
  return encoder.encode(
    stringify(cells, { bom, escape_formulas: true, record_delimiter: 'windows', quoted_match: LINE_BREAK }),
  );
}
const encoder = new TextEncoder();
/** The package quotes a line break only where it is the one between rows; Excel takes any for the end of a row. */
const LINE_BREAK = /[\r\n]/;

/**
 * An Excel file of one sheet: a heading that stays in view, real dates in Thai time, numbers, and texts that are never
 * formulas.
 *
 * @param sum the word before the sums, in the second column; none without a column to add up
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

/** A title as Excel takes it for the name of a sheet; a poll's is any text of up to some hundred characters. */
function toSheetName(title: string): string {
  const name = tidyText(replaceXmlControls(title).replace(NOT_IN_SHEET_NAME, ' '));
  const cut = cutText(name, SHEET_NAME_LENGTH)
    .replace(/^'+|'+$/g, '')
    .trim();
  return cut === '' || cut.toLowerCase() === 'history' ? DEFAULT_SHEET_NAME : cut;
}

/** `20 พ.ย. 2569 10.30 น.` */
const formatToMinute = (at: Date): string => `${formatDate(at)} ${formatTime(at)}`;

/** A value as an Excel file can hold it: Thai time, and texts that are not too long and without what XML can't hold. */
export function toExcelValue(value: SheetValue): SheetValue {
  if (typeof value === 'number') return value;
  if (value instanceof Date) return new Date(value.getTime() + THAI_OFFSET_MS);
  return replaceXmlControls(cutText(value, CELL_LENGTH));
}

/** The same text with a blank for whatever XML can't hold. */
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
