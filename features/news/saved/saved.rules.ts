import { MAX_ID } from '@/lib/command/ids';
import type { SavedChange } from './saved.schema';

/** State of one item in one list: time of the last action, and true if it is saved. */
export type SavedState = { at: number; saved: boolean };

/**
 * Converts a change's time to the server's clock: keeps its age by the sender's clock, and is never in the future.
 *
 * @param sent the sender's clock when it sent the change, in milliseconds
 * @param now the server's clock, in milliseconds
 */
export function toServerTime({ at }: Pick<SavedChange, 'at'>, sent: number, now: number): number {
  return Math.max(0, now - Math.max(0, sent - at));
}

/** True if a change applies: the last action wins, and at the same time the known one. */
export function shouldApplyChange(change: SavedState, known: SavedState | undefined): boolean {
  return known ? change.at > known.at : change.saved;
}

/** Last change of each item and list, newest first. */
export function keepLastChanges(changes: readonly SavedChange[]): SavedChange[] {
  const last = new Map<string, SavedChange>();
  for (const change of changes) {
    const key = `${change.kind} ${change.id}`;
    const other = last.get(key);
    if (!other || change.at >= other.at) last.set(key, change);
  }
  return [...last.values()].sort((a, b) => b.at - a.at);
}

/** Parses the ids of a request for cards: at most 100; undefined if invalid. */
export function readCardIds(text: string | null): number[] | undefined {
  if (!text || !/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/.test(text)) return undefined;
  const ids = [...new Set(text.split(',').map(Number))];
  return ids.length <= CARDS_AT_ONCE && ids.every((one) => one <= MAX_ID) ? ids : undefined;
}

/** Maximum number of cards per request. */
export const CARDS_AT_ONCE = 100;
