import { crc32, deflateRawSync } from 'node:zlib';

/** ZIP signatures and sizes: APPNOTE.TXT 4.3. */
const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [LOCAL_BYTES, CENTRAL_BYTES, END_BYTES] = [30, 46, 22];
const DEFLATED = 8;
const VERSION = 20;
/** Content of a zip bomb; a thousandth of it is transferred. */
export const BOMB = Buffer.alloc(24_000_000);

/**
 * An archive of a few entries.
 *
 * @param {{ name: string, bytes: Buffer, size?: number, hidden?: boolean, flags?: number }[]} entries `size` is
 *   written instead of the true one; a hidden one is left out of the directory
 */
export function makeZip(entries) {
  const locals = entries.map((entry) => writeLocal(entry));
  const starts = locals.map((_, at) => locals.slice(0, at).reduce((sum, { length }) => sum + length, 0));
  const shown = entries.flatMap((entry, at) => (entry.hidden ? [] : [writeCentral(entry, starts[at])]));
  const directory = Buffer.concat(shown);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END);
  end.writeUInt16LE(shown.length, 8);
  end.writeUInt16LE(shown.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(
    locals.reduce((sum, { length }) => sum + length, 0),
    16,
  );
  return Buffer.concat([...locals, directory, end]);
}

/** Fields that both headers of an entry have in common, from the needed version to the length of the name. */
function writeFacts(head, at, { name, bytes, size = bytes.length, flags = 0 }) {
  head.writeUInt16LE(VERSION, at);
  head.writeUInt16LE(flags, at + 2);
  head.writeUInt16LE(DEFLATED, at + 4);
  head.writeUInt32LE(crc32(bytes), at + 10);
  head.writeUInt32LE(compress(bytes).length, at + 14);
  head.writeUInt32LE(size, at + 18);
  head.writeUInt16LE(Buffer.byteLength(name), at + 22);
}

function writeLocal(entry) {
  const head = Buffer.alloc(LOCAL_BYTES);
  head.writeUInt32LE(LOCAL);
  writeFacts(head, 4, entry);
  return Buffer.concat([head, Buffer.from(entry.name), compress(entry.bytes)]);
}

function writeCentral(entry, start) {
  const head = Buffer.alloc(CENTRAL_BYTES);
  head.writeUInt32LE(CENTRAL);
  head.writeUInt16LE(VERSION, 4);
  writeFacts(head, 6, entry);
  head.writeUInt32LE(start, 42);
  return Buffer.concat([head, Buffer.from(entry.name)]);
}

const compressed = new WeakMap();

/** Compresses with a cache: large contents are used repeatedly. */
function compress(bytes) {
  const there = compressed.get(bytes) ?? deflateRawSync(bytes);
  compressed.set(bytes, there);
  return there;
}
