import { diffArrays } from 'diff';

/** Stretch of a merge: equal on both sides, changed by one side only, or changed differently by both. */
export type MergeRun<T> =
  | { kind: 'same'; items: T[] }
  | { kind: 'mine' | 'theirs'; before: T[]; items: T[] }
  | { kind: 'both'; before: T[]; mine: T[]; theirs: T[] };

/** Items of the base that a side still has: index in the base to index in the side, both rising. */
export type Pairs = ReadonlyMap<number, number>;

/** Stretch between two versions and their base: an item that all three have, or what lies between two such items. */
export type Stretch<T> =
  | { kind: 'anchor'; base: T; mine: T; theirs: T }
  | { kind: 'gap'; base: T[]; mine: T[]; theirs: T[] };

/** Maximum number of changes that are looked for; versions that differ in more count as wholly different. */
const MAX_CHANGES = 1_500;

/** Finds the items of the base that a side still has, by the keys of all items. */
export function findPairs(base: readonly string[], side: readonly string[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const changes = diffArrays([...base], [...side], { maxEditLength: MAX_CHANGES });
  let [at, there] = [0, 0];
  for (const { count = 0, added, removed } of changes ?? []) {
    if (!added && !removed) for (let index = 0; index < count; index += 1) pairs.set(at + index, there + index);
    if (!added) at += count;
    if (!removed) there += count;
  }
  return pairs;
}

/** Cuts two versions and their base at the items that all three have; the stretches join to each of the three. */
export function cutAtAnchors<T>(
  { base, mine, theirs }: { base: readonly T[]; mine: readonly T[]; theirs: readonly T[] },
  pairs: { mine: Pairs; theirs: Pairs },
): Stretch<T>[] {
  const stretches: Stretch<T>[] = [];
  let from = { base: 0, mine: 0, theirs: 0 };
  const cutBefore = (to: typeof from) => {
    const gap = {
      base: base.slice(from.base, to.base),
      mine: mine.slice(from.mine, to.mine),
      theirs: theirs.slice(from.theirs, to.theirs),
    };
    if (gap.base.length + gap.mine.length + gap.theirs.length > 0) stretches.push({ kind: 'gap', ...gap });
  };
  base.forEach((item, index) => {
    const to = { base: index, mine: pairs.mine.get(index), theirs: pairs.theirs.get(index) };
    if (to.mine === undefined || to.theirs === undefined) return;
    const [own, other] = [mine[to.mine], theirs[to.theirs]];
    if (own === undefined || other === undefined) return;
    cutBefore({ base: index, mine: to.mine, theirs: to.theirs });
    stretches.push({ kind: 'anchor', base: item, mine: own, theirs: other });
    from = { base: index + 1, mine: to.mine + 1, theirs: to.theirs + 1 };
  });
  cutBefore({ base: base.length, mine: mine.length, theirs: theirs.length });
  return stretches;
}

/**
 * Decides a gap: a side that left its base as it was gives way to the other one, and so does one whose items stand in the
 * other one as they are.
 */
export function decideGap<T>(
  { base, mine, theirs }: Extract<Stretch<T>, { kind: 'gap' }>,
  toKey: (item: T) => string,
): MergeRun<T> {
  const isSame = (one: readonly T[], other: readonly T[]) =>
    one.length === other.length && one.every((item, index) => toKey(item) === toKey(other[index] ?? item));
  if (isSame(mine, theirs)) return { kind: 'same', items: mine };
  if (isSame(mine, base)) return { kind: 'theirs', before: base, items: theirs };
  if (isSame(theirs, base)) return { kind: 'mine', before: base, items: mine };
  const holds = (whole: readonly T[], part: readonly T[]) =>
    part.length > 0 && whole.some((_, at) => isSame(whole.slice(at, at + part.length), part));
  if (holds(mine, theirs)) return { kind: 'mine', before: base, items: mine };
  if (holds(theirs, mine)) return { kind: 'theirs', before: base, items: theirs };
  return { kind: 'both', before: base, mine, theirs };
}

/** Merges two versions of a list with their common base. Neighbouring changes of both sides count as one. */
export function mergeLists<T>(
  versions: { base: readonly T[]; mine: readonly T[]; theirs: readonly T[] },
  toKey: (item: T) => string,
): MergeRun<T>[] {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map((items) => items.map(toKey));
  const pairs = { mine: findPairs(base ?? [], mine ?? []), theirs: findPairs(base ?? [], theirs ?? []) };
  const runs: MergeRun<T>[] = [];
  for (const stretch of cutAtAnchors(versions, pairs)) {
    const run: MergeRun<T> =
      stretch.kind === 'gap' ? decideGap(stretch, toKey) : { kind: 'same', items: [stretch.mine] };
    const last = runs.at(-1);
    if (last?.kind === 'same' && run.kind === 'same') last.items.push(...run.items);
    else runs.push(run.kind === 'same' ? { ...run, items: [...run.items] } : run);
  }
  return runs;
}
