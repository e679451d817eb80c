/*
 * SHA-256 (FIPS 180-4) for messages of up to 55 bytes, which are one block. Browsers have their own only on HTTPS
 * pages, and it is asynchronous, which is slow for the many thousands of short messages of a form.
 */

const WORDS = 64;
const BLOCK_BYTES = 64;
const MAX_BYTES = 55;
const primes = listPrimes(WORDS);
/** The first 32 bits of the fractional parts of the square roots and cube roots of the first primes. */
const INITIAL_HASH = primes.slice(0, 8).map((prime) => toFractionBits(Math.sqrt(prime)));
const ROUND_CONSTANTS = primes.map((prime) => toFractionBits(Math.cbrt(prime)));
const block = new DataView(new ArrayBuffer(BLOCK_BYTES));
const bytes = new Uint8Array(block.buffer);
const schedule = new Int32Array(WORDS);

function toFractionBits(root: number): number {
  return Math.floor((root % 1) * 2 ** 32) | 0;
}

function listPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const getScheduleWord = (index: number): number => schedule[index] ?? 0;

/**
 * The 32 bytes of the hash.
 *
 * @throws RangeError for a message of more than 55 bytes
 */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  if (message.length > MAX_BYTES) throw new RangeError(`${message.length} bytes are more than one block`);
  bytes.fill(0);
  bytes.set(message);
  bytes[message.length] = 0x80;
  block.setUint32(BLOCK_BYTES - 4, message.length * 8);
  expandSchedule();
  return compressBlock();
}

function expandSchedule(): void {
  for (let index = 0; index < 16; index += 1) schedule[index] = block.getInt32(index * 4);
  for (let index = 16; index < WORDS; index += 1) {
    const early = getScheduleWord(index - 15);
    const late = getScheduleWord(index - 2);
    const first = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3);
    const second = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10);
    schedule[index] = (getScheduleWord(index - 16) + first + getScheduleWord(index - 7) + second) | 0;
  }
}

function compressBlock(): Uint8Array<ArrayBuffer> {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = INITIAL_HASH;
  for (let index = 0; index < WORDS; index += 1) {
    const chosen = (e & f) ^ (~e & g);
    const one =
      (h +
        (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) +
        chosen +
        (ROUND_CONSTANTS[index] ?? 0) +
        getScheduleWord(index)) |
      0;
    const two = ((rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (const [index, sum] of [a, b, c, d, e, f, g, h].entries())
    out.setInt32(index * 4, sum + (INITIAL_HASH[index] ?? 0));
  return digest;
}
