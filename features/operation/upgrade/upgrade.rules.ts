import type { Finding } from '../doctor/finding';
import type { Journal } from './upgrade-journal.queries';

/** Checks whose faults would hinder the upgrade or its way back; others are none of its business. */
const BLOCKING = /^(?:postgres|disk|node|settings|secrets|clock|backup\.(?:folder|space))(?:\.|$)/;

/** Faults that have to be put right before an upgrade. Missing migrations are what it brings. */
export const listBlocking = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ check, level }) => level === 'error' && BLOCKING.test(check));

/** Way on after an interruption: afresh, forward to the proof, or back to the backup. */
export type WayOn = 'fresh' | 'forward' | 'back';

/**
 * Decides how an interrupted upgrade goes on. A database that this portal knows is brought forward, even by a newer
 * portal than the one that began; one with migrations that it doesn't know is taken back, as the older portal was put
 * in place again.
 *
 * @param applied names of the migrations of the database
 * @param own names of the migrations of this portal
 */
export function decideWayOn(journal: Journal | undefined, applied: readonly string[], own: readonly string[]): WayOn {
  if (!journal) return 'fresh';
  if (journal.step === 'back' || listUnknown(applied, own).length > 0) return 'back';
  return isSame(applied, journal.before) ? 'fresh' : 'forward';
}

/** Migrations of the database that this portal doesn't have. */
export const listUnknown = (applied: readonly string[], own: readonly string[]): string[] =>
  applied.filter((name) => !own.includes(name));

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);
