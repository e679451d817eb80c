import type { FileHandle } from 'node:fs/promises';
import { readRange } from './read-range';

/** Compound file format of legacy Office: sectors, an allocation table that chains them, and a directory of names. */
const HEADER_BYTES = 512;
const TABLE_SECTORS_OFFSET = 76;
const HEADER_TABLES = 109;
const ENTRY_BYTES = 128;
const NAME_LENGTH_OFFSET = 64;
/** Maximum number of directory sectors read; office files have far fewer. */
const DIRECTORY_SECTORS = 256;
const LAST_REGULAR = 0xfffffffa;

/**
 * Names of the streams in a compound file (doc, xls, ppt, but also msi and others).
 *
 * @returns the names that could be read; none for a broken file
 */
export async function readCompoundNames(file: FileHandle): Promise<string[]> {
  const header = await readRange(file, 0, HEADER_BYTES);
  if (header.length < HEADER_BYTES) return [];
  const power = header.readUInt16LE(30);
  if (power !== 9 && power !== 12) return [];
  const size = 2 ** power;
  const readSector = (sector: number) => readRange(file, (sector + 1) * size, (sector + 2) * size);
  const names: string[] = [];
  let sector = header.readUInt32LE(48);
  for (let turn = 0; turn < DIRECTORY_SECTORS && sector <= LAST_REGULAR; turn++) {
    names.push(...listStreamNames(await readSector(sector)));
    sector = await findNextSector(sector, header, size, readSector);
  }
  return names;
}

/** Next sector in the chain, from the allocation table; the end marker if the table can't be read. */
async function findNextSector(
  sector: number,
  header: Buffer,
  size: number,
  readSector: (sector: number) => Promise<Buffer>,
): Promise<number> {
  const perTable = size / 4;
  const table = Math.floor(sector / perTable);
  if (table >= HEADER_TABLES) return LAST_REGULAR + 1;
  const tableSector = header.readUInt32LE(TABLE_SECTORS_OFFSET + table * 4);
  if (tableSector > LAST_REGULAR) return LAST_REGULAR + 1;
  const entries = await readSector(tableSector);
  const at = (sector % perTable) * 4;
  return at + 4 <= entries.length ? entries.readUInt32LE(at) : LAST_REGULAR + 1;
}

function listStreamNames(directory: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const length = directory.readUInt16LE(at + NAME_LENGTH_OFFSET);
    if (length >= 2 && length <= NAME_LENGTH_OFFSET) names.push(directory.toString('utf16le', at, at + length - 2));
  }
  return names;
}
