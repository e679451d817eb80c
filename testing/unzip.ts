import { inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02014b50;
const DEFLATED = 8;

/** Reads the files of a zip archive as text, by name, from its directory as other programs do. */
export function unzip(archive: Buffer): Map<string, string> {
  const count = archive.readUInt16LE(archive.length - 22 + 10);
  let at = archive.readUInt32LE(archive.length - 22 + 16);
  const files = new Map<string, string>();
  for (let entry = 0; entry < count; entry += 1) {
    if (archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('not a zip archive');
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(start, start + size);
    const path = archive.toString('utf8', at + 46, at + 46 + (name ?? 0));
    files.set(path, (method === DEFLATED ? inflateRawSync(packed) : packed).toString('utf8'));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
