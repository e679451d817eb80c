/** Random numbers from 0 to below `sides`, the same in every run, so that failures are reproducible. */
export function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Random concatenations of up to `most` of these pieces. */
export function rollTexts(seed: number, pieces: readonly string[], amount: number, most: number): string[] {
  const roll = createDice(seed);
  const piece = () => pieces[roll(pieces.length)] ?? '';
  return Array.from({ length: amount }, () => Array.from({ length: 1 + roll(most) }, piece).join(''));
}
