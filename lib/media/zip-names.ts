import type { FileHandle } from 'node:fs/promises';

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** The end record stands before a comment of 64 KiB at most. */
const TAIL_BYTES = 65_557;
/** More of a directory than any office file has. */
const DIRECTORY_LIMIT_BYTES = 4_194_304;

/**
 * The names of what a ZIP file holds, from its directory; nothing is unpacked.
 *
 * @param size of the file in bytes
 * @returns no names when it is no whole ZIP file
 */
export async function readZipNames(file: FileHandle, size: number): Promise<string[]> {
  const tail = await readPart(file, Math.max(0, size - TAIL_BYTES), size);
  const end = lastEnd(tail);
  if (end === undefined) return [];
  const bytes = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (bytes > DIRECTORY_LIMIT_BYTES || start + bytes > size) return [];
  return namesIn(await readPart(file, start, start + bytes));
}

function lastEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - END_BYTES; at >= 0; at--) if (tail.readUInt32LE(at) === END_MARK) return at;
  return undefined;
}

function namesIn(directory: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; ) {
    if (directory.readUInt32LE(at) !== ENTRY_MARK) return [];
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
    const from = at + ENTRY_BYTES;
    names.push(directory.toString('utf8', from, from + (name ?? 0)));
    at = from + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return names;
}

/** The bytes of a file from `start` to before `end`; fewer when it ends before. */
export async function readPart(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(
    Buffer.alloc(Math.max(0, end - start)),
    0,
    Math.max(0, end - start),
    start,
  );
  return buffer.subarray(0, bytesRead);
}
