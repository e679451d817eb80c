const HEAD_END = Buffer.from('\r\n\r\n');
/** Maximum number of bytes of a body that are checked. */
const KEPT_BYTES = 2_000_000;

/** A response parsed while it arrives. */
export class Arriving {
  #buffer = Buffer.alloc(0);
  #body = [];
  #kept = 0;
  #left;
  #isBodiless;
  status;
  headers = [];
  isWhole = false;

  /** @param {boolean} isBodiless true after HEAD */
  constructor(isBodiless) {
    this.#isBodiless = isBodiless;
  }

  /** @param {Buffer} bytes */
  take(bytes) {
    this.#buffer = this.#buffer.length > 0 ? Buffer.concat([this.#buffer, bytes]) : bytes;
    if (this.status === undefined) this.#readHead();
    if (this.status !== undefined && !this.isWhole) this.#readBody();
  }

  /** The server has closed the connection, which ends a body without a length. */
  close() {
    if (this.status !== undefined && this.#left === undefined && !this.#isChunked) this.isWhole = true;
  }

  get body() {
    return Buffer.concat(this.#body);
  }

  /** All values of a header, joined. */
  header(name) {
    const found = this.headers.filter(([known]) => known === name).map(([, value]) => value);
    return found.length > 0 ? found.join(', ') : undefined;
  }

  get #isChunked() {
    return this.header('transfer-encoding') === 'chunked';
  }

  #readHead() {
    for (let end = this.#buffer.indexOf(HEAD_END); end >= 0; end = this.#buffer.indexOf(HEAD_END)) {
      const [first, ...lines] = this.#buffer.subarray(0, end).toString('latin1').split('\r\n');
      this.#buffer = this.#buffer.subarray(end + HEAD_END.length);
      const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(first)?.[1] ?? 0);
      // Informational, such as 100 Continue: the final response follows.
      if (status >= 100 && status < 200) continue;
      this.status = status;
      this.headers = lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]);
      const length = this.header('content-length');
      if (length !== undefined) this.#left = Number(length);
      if (this.#isBodiless || status === 204 || status === 304) this.#left = 0;
      return;
    }
  }

  #readBody() {
    if (this.#isChunked && this.#left === undefined) return this.#readChunks();
    const there = this.#buffer.subarray(0, this.#left);
    this.#buffer = this.#buffer.subarray(there.length);
    this.#keep(there);
    if (this.#left !== undefined) this.#left -= there.length;
    this.isWhole = this.#left === 0;
  }

  #readChunks() {
    for (let end = this.#buffer.indexOf('\r\n'); end >= 0; end = this.#buffer.indexOf('\r\n')) {
      const size = Number.parseInt(this.#buffer.subarray(0, end).toString('latin1'), 16);
      const after = end + 2 + size + 2;
      if (this.#buffer.length < after) return;
      this.#keep(this.#buffer.subarray(end + 2, end + 2 + size));
      this.#buffer = this.#buffer.subarray(after);
      if (size === 0) this.isWhole = true;
      if (size === 0) return;
    }
  }

  #keep(bytes) {
    if (this.#kept > KEPT_BYTES) return;
    this.#kept += bytes.length;
    this.#body.push(Buffer.from(bytes));
  }
}
