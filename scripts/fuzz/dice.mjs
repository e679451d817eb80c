import { createHash } from 'node:crypto';

/**
 * Random numbers that depend only on the parts.
 *
 * @param {...(string | number)} parts such as the seed and the number of a request
 * @returns {{ below: (sides: number) => number, chance: (share: number) => boolean, pick: <T>(from: readonly T[]) =>
 *   T, some: <T>(from: readonly T[], most: number) => T[], bytes: (length: number) => Buffer, weigh: <T>(shares:
 *   readonly [T, number][]) => T }}
 */
export function rollDice(...parts) {
  let state = createHash('sha256').update(parts.join('\n')).digest().readUInt32LE();
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (sides) => Math.floor(next() * sides);
  const pick = (from) => from[below(from.length)];
  return {
    below,
    pick,
    chance: (share) => next() < share,
    some: (from, most) => Array.from({ length: below(most + 1) }, () => pick(from)),
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
    weigh: (shares) => {
      let left = next() * shares.reduce((sum, [, share]) => sum + share, 0);
      const isHere = ([, share]) => {
        left -= share;
        return left < 0;
      };
      return (shares.find(isHere) ?? shares[0])[0];
    },
  };
}
