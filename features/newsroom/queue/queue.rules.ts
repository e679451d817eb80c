import { reviewQueueMessages } from './queue.messages';
import type { ReviewQueue, ReviewQueueEntry, ReviewQueueKind } from './queue.schema';

/** Counts above it are shown as so many and more. */
const MAX_SHOWN = 99;
const decisionKinds: readonly ReviewQueueKind[] = ['wait', 'revision'];

/** Whether it is for the viewer to decide, not an own item that came back. */
export const needsDecision = ({ what }: { what: ReviewQueueKind }): boolean => decisionKinds.includes(what);

/** How many entries there are of those that a test picks; of all without one. */
export function countReviewQueue(
  { groups }: ReviewQueue,
  picks: (group: ReviewQueue['groups'][number]) => boolean = () => true,
) {
  return groups.reduce((sum, group) => sum + (picks(group) ? group.count : 0), 0);
}

/** A count for a small mark: `99+` above 99. */
export const capCount = (count: number): string => (count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count));

/** Whose an item is, in a few words: the person and the organisation, the latter only where it is not the viewer's own. */
export function formatAuthorLine({ author, organisation, own, actor, what }: ReviewQueueEntry): string {
  if (!needsDecision({ what })) return actor ? `${reviewQueueMessages['newsWaiting.by'].th} ${actor}` : organisation;
  return [author, own && author ? undefined : organisation].filter(Boolean).join(' · ');
}
