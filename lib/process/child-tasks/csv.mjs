import { CsvError, parse } from 'csv-parse/sync';
import { Refusal } from './task.mjs';

/**
 * The rows of a CSV file with commas, semicolons or tabs, in UTF-8 or Windows-874.
 *
 * @param {Buffer} file
 * @param {{ rows: number, recordLength: number }} bounds rows that are read, and characters of one
 * @returns {{ rows: string[][], delimiter: string }}
 */
export function readCsv(file, { rows, recordLength }) {
  const text = decode(file);
  if (text.includes('\u0000')) throw new Refusal('sheet.unreadable');
  const delimiter = findDelimiter(text);
  try {
    const read = parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      to: rows,
      max_record_size: recordLength,
    });
    return { rows: read, delimiter };
  } catch (error) {
    throw error instanceof CsvError ? new Refusal('sheet.badCsv') : error;
  }
}

/** UTF-8 if valid, else the Thai code page that older spreadsheets save in. */
function decode(file) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-874').decode(file);
  }
}

/** The most frequent separator of the heading. */
function findDelimiter(text) {
  const [heading = ''] = text.split(/\r?\n/, 1);
  const count = (sign) => heading.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
