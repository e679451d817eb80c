import { reviewQueueMessages } from './queue.messages';
import type { ReviewQueue, ReviewQueueEntry, ReviewQueueKind } from './queue.schema';

/** Largest count shown as a number; above it `99+` is shown. */
const MAX_SHOWN = 99;
const decisionKinds: readonly ReviewQueueKind[] = ['wait', 'revision'];

/** True if the viewer has to decide; false for an own item that came back. */
export const needsDecision = ({ what }: { what: ReviewQueueKind }): boolean => decisionKinds.includes(what);

/** Number of entries in the groups that `picks` selects; of all without it. */
export function countReviewQueue(
  { groups }: ReviewQueue,
  picks: (group: ReviewQueue['groups'][number]) => boolean = () => true,
) {
  return groups.reduce((sum, group) => sum + (picks(group) ? group.count : 0), 0);
}

/** Count for a badge: `99+` above 99. */
export const capCount = (count: number): string => (count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count));

/**
 * Author and organisation of an item in one line, the organisation only if it isn't the viewer's own; for an item that
 * came back, the person who sent it back.
 */
export function formatAuthorLine({ author, organisation, own, actor, what }: ReviewQueueEntry): string {
  if (!needsDecision({ what })) return actor ? `${reviewQueueMessages['newsWaiting.by']} ${actor}` : organisation;
  return [author, own && author ? undefined : organisation].filter(Boolean).join(' · ');
}
