import yauzl from 'yauzl';
import { Refusal } from './task.mjs';

/** Unix keeps the kind of a file in the upper half of these attributes. */
const KIND_OF_FILE = 0o170000;
const LINK = 0o120000;
/**
 * Minimum size for the check of the ratio: a small entry may compress well, a page of blanks to a thousandth. Bytes.
 */
const RATIO_COUNTS_FROM = 4 * 1_048_576;

/**
 * @typedef {{ entries: number, totalBytes: number, entryBytes: number, ratio: number }} Bounds maximum number of
 *   entries, unpacked size of all and of one, and unpacked size of an entry of more than 4 MB as a multiple of its
 *   packed size
 * @typedef {{ unsafe: string, tooLarge: string }} Keys the messages of its refusals
 */

/**
 * Opens a ZIP archive and reads its entries from its central directory; anything else in the file is never read. Names
 * that lead out of a folder, links, encrypted entries, duplicate names, and entries that share bytes are refused,
 * before any is unpacked.
 *
 * @param {Promise<import('yauzl').ZipFile>} opening
 * @param {Bounds} bounds
 * @param {Keys} keys
 */
export async function openArchive(opening, bounds, keys) {
  const zip = await opening;
  if (zip.entryCount > bounds.entries) throw new Refusal(keys.tooLarge);
  const entries = [];
  for await (const entry of zip.eachEntry()) {
    refuseUnsafe(entry, keys);
    entries.push(entry);
    if (entries.length > bounds.entries) throw new Refusal(keys.tooLarge);
  }
  if (new Set(entries.map(({ fileName }) => fileName)).size < entries.length) throw new Refusal(keys.unsafe);
  refuseLarge(entries, bounds, keys);
  await refuseOverlap(zip, entries, keys);
  return { zip, entries };
}

/**
 * Refuses links and entries that can't be decoded. yauzl itself has refused `..`, absolute names, backslashes, and
 * sizes that lie outside the file.
 */
function refuseUnsafe(entry, { unsafe }) {
  const isLink = ((entry.externalFileAttributes >>> 16) & KIND_OF_FILE) === LINK;
  if (isLink || entry.isEncrypted() || !entry.canDecodeFileData()) throw new Refusal(unsafe);
}

/** Checks the sizes in the directory; an entry that is larger than its size there fails when it is unpacked. */
function refuseLarge(entries, { totalBytes, entryBytes, ratio }, { tooLarge }) {
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const isBomb = ({ uncompressedSize: size, compressedSize: packed }) =>
    size > entryBytes || (size > RATIO_COUNTS_FROM && size > packed * ratio);
  if (total > totalBytes || entries.some(isBomb)) throw new Refusal(tooLarge);
}

async function refuseOverlap(zip, entries, { unsafe }) {
  const spans = [];
  for (const entry of entries) {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    spans.push({ start: entry.relativeOffsetOfLocalHeader, end: fileDataStart + entry.compressedSize });
  }
  spans.sort((one, other) => one.start - other.start);
  const isShared = spans.some(({ start }, index) => index > 0 && start < spans[index - 1].end);
  if (isShared) throw new Refusal(unsafe);
}

/**
 * Unpacks entries one after the other and counts their bytes, regardless of the sizes in the directory.
 *
 * @param {{ zip: import('yauzl').ZipFile, entries: import('yauzl').Entry[] }} archive
 * @param {Bounds} bounds
 * @param {Keys} keys
 */
export async function* unpack({ zip, entries }, { totalBytes }, { tooLarge }) {
  let left = totalBytes;
  for (const entry of entries) {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const bytes of stream) {
      left -= bytes.length;
      if (left < 0) throw new Refusal(tooLarge);
      yield { name: entry.fileName, bytes };
    }
  }
}

/** Names are UTF-8 or the old code page, and checked; they use `/`, and backslashes are an error. */
const options = { lazyEntries: true, strictFileNames: true, autoClose: false };

export const openBytes = (file) => yauzl.fromBufferPromise(file, options);
export const openPath = (path) => yauzl.openPromise(path, options);
