import { MAX_ID } from '@/lib/command/ids';
import type { SavedChange } from './saved.schema';

/** What is known of one item in one list: the moment of the last action, and whether it left the item there. */
export type SavedState = { at: number; saved: boolean };

/**
 * When something was done by our own clock: as long ago as the sender's clock says, and never in the future.
 *
 * @param now our clock in milliseconds
 * @param sent the sender's clock as it sent
 */
export function toServerTime({ at }: Pick<SavedChange, 'at'>, sent: number, now: number): number {
  return Math.max(0, now - Math.max(0, sent - at));
}

/** Whether a change counts: the last action wins, and of two at the same moment the one that is known already. */
export function shouldApplyChange(change: SavedState, known: SavedState | undefined): boolean {
  return known ? change.at > known.at : change.saved;
}

/** The last change of each item and list; of an item that was saved and removed in one go, only how it ended. */
export function keepLastChanges(changes: readonly SavedChange[]): SavedChange[] {
  const last = new Map<string, SavedChange>();
  for (const change of changes) {
    const key = `${change.kind} ${change.id}`;
    const other = last.get(key);
    if (!other || change.at >= other.at) last.set(key, change);
  }
  return [...last.values()].sort((a, b) => b.at - a.at);
}

/** The ids of a question for cards: at most 100 of them; undefined for anything else. */
export function readCardIds(text: string | null): number[] | undefined {
  if (!text || !/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/.test(text)) return undefined;
  const ids = [...new Set(text.split(',').map(Number))];
  return ids.length <= CARDS_AT_ONCE && ids.every((one) => one <= MAX_ID) ? ids : undefined;
}

/** The most cards one question asks for. */
export const CARDS_AT_ONCE = 100;
