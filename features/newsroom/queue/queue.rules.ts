import { newsWaitingMessages } from './queue.messages';
import type { Waiting, WaitingEntry, WaitingKind } from './queue.schema';

/** Counts above it are shown as so many and more. */
const MOST_SHOWN = 99;
const toDecide: readonly WaitingKind[] = ['wait', 'revision'];

/** Whether it is for the viewer to decide, not an own item that came back. */
export const isToDecide = ({ what }: { what: WaitingKind }): boolean => toDecide.includes(what);

/** How many entries there are of those that a test picks; of all without one. */
export function countWaiting({ groups }: Waiting, picks: (group: Waiting['groups'][number]) => boolean = () => true) {
  return groups.reduce((sum, group) => sum + (picks(group) ? group.count : 0), 0);
}

/** A count for a small mark: `99+` above 99. */
export const cap = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count));

/** Whose an item is, in a few words: the person and the organisation, the latter only where it is not the viewer's own. */
export function fromWhom({ author, organisation, own, actor, what }: WaitingEntry): string {
  if (!isToDecide({ what })) return actor ? `${newsWaitingMessages['newsWaiting.by'].th} ${actor}` : organisation;
  return [author, own && author ? undefined : organisation].filter(Boolean).join(' · ');
}
