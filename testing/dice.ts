/** Rolls numbers from 0 to below `sides`: the same ones in every run, so that a failure comes again. */
export function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Texts made of so many of these pieces at most, put together at random. */
export function rollTexts(seed: number, pieces: readonly string[], amount: number, most: number): string[] {
  const roll = createDice(seed);
  const piece = () => pieces[roll(pieces.length)] ?? '';
  return Array.from({ length: amount }, () => Array.from({ length: 1 + roll(most) }, piece).join(''));
}
