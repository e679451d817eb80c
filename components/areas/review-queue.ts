import { type Inbox, pickHead } from '@/features/inbox/inbox.queries';
import { countThings } from '@/features/inbox/inbox.rules';
import type { InboxEntry } from '@/features/inbox/inbox.schema';
import { sources } from '@/features/inbox/sources';
import type { EscalatedEntry } from '@/features/newsroom/escalation/escalation.schema';
import { notificationKinds, type ReviewNotifications } from '@/features/newsroom/queue/queue.schema';
import { getTask } from '@/features/waiting/waiting.schema';
import { getItemHref, getNewsPaths } from '@/lib/areas/news-hrefs';
import { findScreenPath } from '@/lib/areas/screen-href';
import type { Viewer } from '@/lib/auth/viewer';
import { getCurrentTime } from '@/lib/time/current-time';

type BellParts = {
  inbox: Inbox;
  /** Counts of `countUnreadByPath`: what is new besides the work that waits; shown beside the entries of the menu. */
  unread?: Readonly<Record<string, number>>;
  /** Items left waiting below, of which the viewer's office was told. */
  escalated?: readonly EscalatedEntry[];
};

/** Maps the inbox to the notifications of the viewer's area, and to the counts of its menu. */
export function toReviewQueue(
  viewer: Viewer,
  { inbox, unread = {}, escalated = [] }: BellParts,
  now = getCurrentTime(),
): ReviewNotifications {
  const total = countThings(inbox.counts);
  const told = escalated.map((entry) => ({
    key: `told-${entry.id}`,
    href: getItemHref(viewer, entry),
    topic: entry.topic,
    from: entry.organisation,
    at: entry.at.toISOString(),
  }));
  const entries = pickHead(inbox.entries).map((entry) => toNotification(entry, now));
  return { total, badges: { ...unread, ...countByPath(viewer, inbox), ...countOwnPath(viewer, total) }, entries, told };
}

/** Numbers of waiting things by the path of the menu's entry that leads to them; zero for each list of news without any. */
function countByPath(viewer: Viewer, { counts }: Inbox): Record<string, number> {
  const screens = (['notices', 'voices', 'reports', 'reportOverview'] as const).flatMap((screen) =>
    findScreenPath(viewer, screen),
  );
  const badges: Record<string, number> = Object.fromEntries(
    [...getNewsPaths(viewer), ...screens].map((path) => [path, 0]),
  );
  for (const { kind, part, state, count } of counts) {
    if (state !== 'waiting') continue;
    for (const path of sources[kind].listPaths(viewer, part)) badges[path] = (badges[path] ?? 0) + count;
  }
  return badges;
}

const countOwnPath = (viewer: Viewer, total: number): Record<string, number> =>
  Object.fromEntries(findScreenPath(viewer, 'inbox').map((path) => [path, total]));

function toNotification(entry: InboxEntry, now: Date): ReviewNotifications['entries'][number] {
  const task = getTask(entry);
  return {
    key: entry.key,
    what: notificationKinds.find((kind) => kind === (entry.kind === 'news' ? task : entry.kind)) ?? 'wait',
    href: entry.href,
    topic: entry.title,
    from: entry.sender ?? '',
    at: entry.since.toISOString(),
    overdue: entry.due !== null && entry.due < now,
    ...(entry.giver === null ? {} : { giver: entry.giver }),
  };
}
