import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const SIZES = 0x08074b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
/** Flags: UTF-8 names, sizes after the data. */
const FLAGS = 0x0808;
const VERSION = 20;
const DEFLATED = 8;
/** 1 January 1980 in the format's encoding; a fixed date, so that the same items give the same file. */
const NO_DAY = 33;
const END_BYTES = 22;

/** Streaming writer of a ZIP archive, which is never completely in memory. */
export class ZipWriter {
  #entries = [];
  #at = 0;
  #open;

  /** Starts an entry; the previous one must be closed first. */
  begin(name) {
    const title = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(LOCAL, 0);
    head.writeUInt16LE(VERSION, 4);
    head.writeUInt16LE(FLAGS, 6);
    head.writeUInt16LE(DEFLATED, 8);
    head.writeUInt16LE(NO_DAY, 12);
    head.writeUInt16LE(title.length, 26);
    this.#open = { title, at: this.#at, crc: 0, packed: 0, size: 0 };
    return this.#put(Buffer.concat([head, title]));
  }

  /** Appends to the open entry. Each piece is compressed on its own, so that no state is kept between pieces. */
  write(text, last = false) {
    const data = Buffer.from(text);
    const packed = deflateRawSync(data, { finishFlush: last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH });
    this.#open.crc = crc32(data, this.#open.crc);
    this.#open.size += data.length;
    this.#open.packed += packed.length;
    return this.#put(packed);
  }

  close() {
    const { crc, packed, size } = this.#open;
    const sizes = Buffer.alloc(16);
    for (const [index, value] of [SIZES, crc, packed, size].entries()) sizes.writeUInt32LE(value, index * 4);
    this.#entries.push(this.#open);
    return this.#put(sizes);
  }

  /** Adds a complete entry. */
  add(name, text) {
    return Buffer.concat([this.begin(name), this.write(text, true), this.close()]);
  }

  end() {
    const begin = this.#at;
    const directory = Buffer.concat(this.#entries.map(buildEntry));
    const end = Buffer.alloc(END_BYTES);
    end.writeUInt32LE(END, 0);
    end.writeUInt16LE(this.#entries.length, 8);
    end.writeUInt16LE(this.#entries.length, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(begin, 16);
    return this.#put(Buffer.concat([directory, end]));
  }

  #put(bytes) {
    this.#at += bytes.length;
    return bytes;
  }
}

function buildEntry({ title, at, crc, packed, size }) {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(ENTRY, 0);
  for (const [offset, value] of [
    [4, VERSION],
    [6, VERSION],
    [8, FLAGS],
    [10, DEFLATED],
    [14, NO_DAY],
    [28, title.length],
  ]) {
    entry.writeUInt16LE(value, offset);
  }
  for (const [offset, value] of [
    [16, crc],
    [20, packed],
    [24, size],
    [42, at],
  ])
    entry.writeUInt32LE(value, offset);
  return Buffer.concat([entry, title]);
}

/** Entries of an archive that we created, by name, as text. */
export function readZip(archive) {
  const bytes = Buffer.from(archive);
  const end = bytes.length - END_BYTES;
  const files = new Map();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    const data = bytes.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(packed) : packed;
    files.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), data.toString('utf8'));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
