import { constants, deflateRawSync } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

const DEFLATED = 8;
/** The format's first day; a fixed date, so that the same items give the same file. */
const NO_DAY = new Date(1980, 0, 1);

/** Entry whose pieces are compressed each on its own, so that no state is kept between them. */
class DeflatedEntry extends ZipPassThrough {
  compression = DEFLATED;
  mtime = NO_DAY;

  process(data, isLast) {
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    this.ondata(null, deflateRawSync(data, { finishFlush }), isLast);
  }
}

/** Streaming writer of a ZIP archive, which is never completely in memory. */
export class ZipWriter {
  #pieces = [];
  #entry;
  #zip = new Zip((error, bytes) => {
    if (error) throw error;
    this.#pieces.push(bytes);
  });

  /** Starts an entry; the last piece of the previous one must be written first. */
  begin(name) {
    this.#entry = new DeflatedEntry(name);
    this.#zip.add(this.#entry);
  }

  write(text, isLast = false) {
    this.#entry.push(Buffer.from(text), isLast);
  }

  /** Adds a complete entry. */
  add(name, text) {
    this.begin(name);
    this.write(text, true);
  }

  end() {
    this.#zip.end();
  }

  /** The bytes written since the last call. */
  take() {
    return Buffer.concat(this.#pieces.splice(0));
  }
}
