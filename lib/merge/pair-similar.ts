import { type Block, toTokenKey } from './html-blocks';
import type { Pairs } from './merge-lists';

/** Likeness from which on two blocks count as versions of one. */
const SIMILAR = 0.6;
/** Maximum number of comparisons between two equal blocks; the time grows with their product. */
const MAX_COMPARISONS = 900;

/** Adds pairs of similar blocks to those of equal ones, in the same order on both sides. */
export function pairSimilar(base: readonly Block[], side: readonly Block[], equal: Pairs): Pairs {
  const all = new Map(equal);
  let [from, there] = [0, 0];
  for (const [end, other] of [...equal, [base.length, side.length] as const]) {
    for (const [at, to] of alignSimilar(base.slice(from, end), side.slice(there, other)))
      all.set(from + at, there + to);
    [from, there] = [end + 1, other + 1];
  }
  return all;
}

/** The pairs of two lists with the highest sum of similarities. */
function alignSimilar(base: readonly Block[], side: readonly Block[]): [number, number][] {
  if (base.length === 0 || side.length === 0 || base.length * side.length > MAX_COMPARISONS) return [];
  type Way = { score: number; pairs: [number, number][] };
  const none: Way = { score: 0, pairs: [] };
  let row: Way[] = Array.from({ length: side.length + 1 }, () => none);
  base.forEach((block, at) => {
    const next: Way[] = [none];
    side.forEach((other, to) => {
      const likeness = measureLikeness(block, other);
      const before = row[to] ?? none;
      const paired: Way =
        likeness < SIMILAR ? none : { score: before.score + likeness, pairs: [...before.pairs, [at, to]] };
      const ways = [paired, row[to + 1] ?? none, next[to] ?? none];
      next.push(ways.reduce((best, way) => (way.score > best.score ? way : best)));
    });
    row = next;
  });
  return row.at(-1)?.pairs ?? [];
}

/**
 * Share of the shorter block's words that the other one has too, from 0 to 1, as a paragraph that is still written grows;
 * 0 for those in different elements.
 */
function measureLikeness(one: Block, other: Block): number {
  if (!one.frame || one.frame.open !== other.frame?.open || one.list !== other.list) return 0;
  const [words, others] = [listWords(one), listWords(other)];
  const left = new Map<string, number>();
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of others) {
    const count = left.get(word) ?? 0;
    if (count > 0) common += 1;
    left.set(word, count - 1);
  }
  return common / Math.max(1, Math.min(words.length, others.length));
}

const listWords = ({ tokens }: Block): string[] => tokens.filter(({ text }) => text.trim() !== '').map(toTokenKey);
