import { getTask, type WaitingCount, type WaitingKind, waitingKinds } from '@/features/waiting/waiting.schema';
import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { oneOf, page, per, search, tabOf } from '@/lib/list/params';
import { findThai } from '@/lib/messages/message';
import { inboxMessages as words } from './inbox.messages';
import type { InboxCounts, InboxTab } from './inbox.schema';
import { inboxTabs } from './inbox.schema';

/** The address of the inbox: a tab, a kind, a search and a page. */
export const inboxList = listParams({
  tab: oneOf(inboxTabs),
  kind: tabOf(waitingKinds),
  ...search,
  per: per(24),
  page,
});
export type InboxChoice = ChoiceOf<typeof inboxList>;

type Picks = (count: WaitingCount) => boolean;

/** Number of things in a tab, of those that `picks` selects. */
export const countThings = (counts: InboxCounts, tab: InboxTab = 'waiting', picks: Picks = () => true): number =>
  counts.reduce((sum, one) => sum + (one.state === tab && picks(one) ? one.count : 0), 0);

/** Number of waiting things whose due date is past. */
export const countLate = (counts: InboxCounts): number =>
  counts.reduce((sum, { state, late }) => sum + (state === 'waiting' ? late : 0), 0);

/** Number of waiting things by kind, in the order of the tabs; kinds of which nothing waits are left out. */
export function countKinds(counts: InboxCounts, tab: InboxTab = 'waiting'): { kind: WaitingKind; count: number }[] {
  return waitingKinds
    .map((kind) => ({ kind, count: countThings(counts, tab, (one) => one.kind === kind) }))
    .filter(({ count }) => count > 0);
}

/** Name of a thing in forms and keys: `news-12`. */
export const toThingKey = ({ kind, id }: { kind: string; id: number }): string => `${kind}-${id}`;

/** The viewer's task with a thing, in words. */
export const formatTask = (thing: { kind: WaitingKind; part: string }): string | undefined =>
  findThai(words, `inbox.task.${getTask(thing)}`) ?? findThai(words, `inbox.task.${thing.kind}`);
