/** Bits of a piece. */
const PIECE = 4_096;
const BITS = 8;
/** Numbers that are written as they are counted, without leading zeros. */
const NUMBER = /^(?:0|[1-9]\d{0,14})$/;

/**
 * Set of ids: those that are numbers take a bit each, as a set of a million texts takes a hundred megabytes.
 */
export class IdSet implements Iterable<string> {
  readonly #pieces = new Map<number, Uint8Array>();
  readonly #others = new Set<string>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  has(id: string): boolean {
    if (!NUMBER.test(id)) return this.#others.has(id);
    const [piece, at, bit] = findPlace(id);
    return ((this.#pieces.get(piece)?.[at] ?? 0) & bit) > 0;
  }

  add(id: string): void {
    if (this.has(id)) return;
    this.#size += 1;
    if (!NUMBER.test(id)) {
      this.#others.add(id);
      return;
    }
    const [number, at, bit] = findPlace(id);
    const piece = this.#pieces.get(number) ?? new Uint8Array(PIECE / BITS);
    piece[at] = (piece[at] ?? 0) | bit;
    this.#pieces.set(number, piece);
  }

  *[Symbol.iterator](): Generator<string> {
    yield* this.#others;
    for (const [number, piece] of this.#pieces)
      for (let offset = 0; offset < PIECE; offset += 1)
        if (((piece[Math.floor(offset / BITS)] ?? 0) & (1 << (offset % BITS))) > 0)
          yield String(number * PIECE + offset);
  }
}

/** Piece of a number, place in it, and bit. */
function findPlace(id: string): [number, number, number] {
  const number = Number(id);
  const offset = number % PIECE;
  return [Math.floor(number / PIECE), Math.floor(offset / BITS), 1 << (offset % BITS)];
}
