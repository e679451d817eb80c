export type Random = {
  /** A fraction in [0, 1). */
  next: () => number;
  /** A whole number, both ends included; with a step, a multiple of it above `min`. */
  int: (min: number, max: number, step?: number) => number;
  pick: <T>(list: readonly [T, ...T[]] | readonly T[]) => T;
  chance: (probability: number) => boolean;
  shuffle: <T>(list: readonly T[]) => T[];
  /** An independent stream: draws from it don't change the numbers of other parts. */
  fork: (label: string | number) => Random;
};

/** A 32-bit FNV-1a hash, the same on every machine. */
export function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** A seeded generator (mulberry32): the same seed yields the same numbers in the same order. */
export function makeRandom(seed: string | number): Random {
  const start = hashText(String(seed));
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number, step = 1) =>
    min + Math.floor(next() * (Math.floor((max - min) / step) + 1)) * step;
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[int(0, list.length - 1)];
    if (chosen === undefined) throw new Error('pick: the list is empty');
    return chosen;
  };
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((value) => ({ value, rank: next() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ value }) => value);
  return {
    next,
    int,
    pick,
    shuffle,
    chance: (probability) => next() < probability,
    fork: (label) => makeRandom(`${start}/${label}`),
  };
}
