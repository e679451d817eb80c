import type { Viewer } from '@/lib/auth/viewer';
import { decideTransition, isAuthor, type Moderated } from '../workflow/workflow.rules';
import type { ItemFacts } from '../workflow/workflow.schema';
import { type Decision, decisions, type LastStep, UNDO_MS } from './review.schema';

/** True if the item waits for the viewer's decision; it agrees with the review queue. */
export const mustDecide = (viewer: Viewer, item: ItemFacts, moderated: Moderated): boolean =>
  item.status === 'wait' &&
  !isAuthor(viewer, item) &&
  decideTransition(viewer, item, 'publish', moderated) !== undefined;

/** The decision on a waiting item that a step was; undefined if it was something else. */
export const findDecision = ({ event, fromStatus }: Pick<LastStep, 'event' | 'fromStatus'>): Decision | undefined =>
  fromStatus === 'wait' ? decisions.find((one) => one === event) : undefined;

/**
 * True if the viewer may take back an item's last step: a decision of the viewer's own on an item that has not changed
 * since, and that the viewer could make again.
 *
 * @param item the item as it is now
 */
export function isOwnDecision(
  viewer: Viewer,
  item: { version: number; facts: ItemFacts },
  last: LastStep,
  moderated: Moderated,
): boolean {
  const decision = findDecision(last);
  if (!decision || last.accountId === null || last.accountId !== viewer.accountId) return false;
  if (item.facts.deleted || item.version !== last.version || item.facts.status !== last.toStatus) return false;
  const before: ItemFacts = { ...item.facts, status: 'wait', level: last.fromLevel ?? 0 };
  const level = decision === 'publish' ? last.toLevel : undefined;
  return decideTransition(viewer, before, decision, moderated, level) !== undefined;
}

/** Milliseconds in which a step can still be taken back; 0 or less if that is over. */
export const getUndoMs = ({ at }: Pick<LastStep, 'at'>, now: Date): number => at.getTime() + UNDO_MS - now.getTime();
