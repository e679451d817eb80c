import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { openArchive, openBytes, unpack } from './archive.mjs';
import { Refusal } from './task.mjs';
import { checkXml } from './xml-bounds.mjs';

const MIB = 1_048_576;
const bounds = { entries: 1_000, totalBytes: 60 * MIB, entryBytes: 60 * MIB, ratio: 200 };
/** A cell of Excel holds 32,767 characters, of which each may be written as an entity. */
const xmlBounds = { textBytes: 262_144, tagBytes: 65_536, attributes: 100, tags: 3_000_000 };
const keys = { unsafe: 'sheet.unreadable', broken: 'sheet.unreadable', tooLarge: 'sheet.tooLarge' };
/** Parts that the reader needs; images and printer settings stay packed. */
const READ = /\.xml(\.rels)?$/;
/** Maximum number of cells up to the furthest one that has any format. */
const MAX_CELLS = 2_000_000;
const CELL = /<(?:\w+:)?c\b[^>]*?\br=["']([A-Z]{1,3})(\d{1,7})["']/g;

/**
 * The rows of the first sheet of an Excel file.
 *
 * @param {Buffer} file
 * @returns {Promise<unknown[][]>}
 */
export async function readExcel(file) {
  const { zip, entries } = await openArchive(openBytes(file), bounds, keys);
  const parts = new Map();
  const read = { zip, entries: entries.filter(({ fileName }) => READ.test(fileName)) };
  for await (const { name, bytes } of unpack(read, bounds, keys)) {
    if (!parts.has(name)) parts.set(name, []);
    parts.get(name).push(bytes);
  }
  const whole = [...parts].map(([name, pieces]) => [name, Buffer.concat(pieces)]);
  for (const [, xml] of whole) {
    checkXml(xml, xmlBounds, keys);
    refuseFarCells(xml.toString('latin1'));
  }
  // The reader parses an archive from its beginning, so it gets one that holds checked entries only.
  const rows = await readSheet(Buffer.from(zipSync(Object.fromEntries(whole), { level: 0 })), { trim: false });
  return rows.map(withoutEmptyEnd);
}

/** Refuses a sheet that extends too far: a reader allocates all cells up to the furthest one. */
function refuseFarCells(xml) {
  let [rows, columns] = [0, 0];
  for (const [, letters, row] of xml.matchAll(CELL)) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(
      columns,
      [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0),
    );
  }
  if (rows * columns > MAX_CELLS) throw new Refusal('sheet.tooManyRows');
}

/** Sheets often have formatted but empty columns at their end. */
function withoutEmptyEnd(row) {
  const end = row.findLastIndex((cell) => cell !== null && String(cell).trim() !== '');
  return row.slice(0, end + 1);
}
