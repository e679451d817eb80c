import { getBaseLevel } from './workflow.rules';

/** Levels of the ladder, lowest first: the item's own organisation, its province or institute, the agency's front page. */
const LEVELS = [1, 2, 3] as const;
export type RungLevel = (typeof LEVELS)[number];

/** A step of an item's ladder. */
export type Rung = {
  level: RungLevel;
  /** Place that the step stands for: 1 for the organisation itself, also where that publishes at level 2. */
  place: RungLevel;
  isCurrent: boolean;
  /** Move that leads from the item's level to this step; undefined if the viewer may not make it. */
  move?: 'raise' | 'lower';
};

/**
 * Ladder of an item, lowest step first. An organisation that publishes at level 2 by itself has no province above it.
 *
 * @param reachable levels that the viewer may give the item (`listLevels`)
 */
export function listRungs(
  { level: current, organisation }: { level: number; organisation: { kind: string } },
  reachable: readonly number[],
): Rung[] {
  const base = getBaseLevel(organisation.kind);
  const levels = LEVELS.filter((level) => level >= base);
  return levels.map((level) => ({
    level,
    place: level === base ? 1 : level,
    isCurrent: level === current,
    ...(level !== current && reachable.includes(level) ? { move: level > current ? 'raise' : 'lower' } : {}),
  }));
}

/** Next higher level that the viewer may give an item; undefined if there is none. */
export const findNextLevel = (current: number, reachable: readonly number[]): number | undefined =>
  reachable.find((level) => level > current);
