import { countNewMessagesAndReports } from '@/features/citizens/contact/contact.queries';
import { countUrgentDataRequests } from '@/features/citizens/data-requests/data-requests.queries';
import { countNewSuggestions } from '@/features/citizens/suggestions/suggestions.queries';
import { countUnreadForum } from '@/features/forum/forum.queries';
import { countUnreadAnswers } from '@/features/member/messages/messages.queries';
import { areas } from '@/lib/areas/areas';
import type { ScreenName } from '@/lib/areas/schema';
import type { Viewer } from '@/lib/auth/viewer';

/** Counters of unread entries by screen, besides the work that waits, which the inbox counts. */
const counters: Readonly<Partial<Record<ScreenName, (viewer: Viewer) => Promise<number>>>> = {
  forum: countUnreadForum,
  contactMessages: async (viewer) =>
    (await countNewMessagesAndReports(viewer)) + (await countUrgentDataRequests(viewer)),
  ownMessages: countUnreadAnswers,
  participation: countNewSuggestions,
};

/** Counts of unseen entries by the paths of the viewer's area; each kind is counted once. */
export async function countUnreadByPath(viewer: Viewer): Promise<Record<string, number>> {
  if (viewer.role === 'visitor') return {};
  const counts = await Promise.all(
    areas[viewer.role].rows.map(async ({ path, screen }) => [path, await counters[screen]?.(viewer)] as const),
  );
  return Object.fromEntries(counts.flatMap(([path, count]) => (count === undefined ? [] : [[path, count]])));
}
