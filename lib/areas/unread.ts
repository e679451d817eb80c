import type { Viewer } from '../auth/viewer';
import { countNewMessages } from '../contact/queries';
import { countUnreadForum } from '../forum/queries';
import { countUnreadNotices } from '../notice-inbox/queries';
import { countUnreadAnswers } from '../own-messages/queries';
import { countDueReports } from '../report-deadlines/queries';
import { countPressingRequests } from '../rights-requests/queries';
import { countNewSuggestions } from '../suggestions/queries';
import { areas } from './areas';
import type { ScreenName } from './schema';

/** How much waits behind the screens that have something to read or to hand in, besides news. */
const counters: Readonly<Partial<Record<ScreenName, (viewer: Viewer) => Promise<number>>>> = {
  notices: countUnreadNotices,
  forum: countUnreadForum,
  contactMessages: async (viewer) => (await countNewMessages(viewer)) + (await countPressingRequests(viewer)),
  ownMessages: countUnreadAnswers,
  participation: countNewSuggestions,
  reports: (viewer) => countDueReports(viewer),
  reportOverview: (viewer) => countDueReports(viewer),
};

/** How much a viewer has not seen yet, by the paths of the viewer's area; each kind is counted once. */
export async function readUnread(viewer: Viewer): Promise<Record<string, number>> {
  if (viewer.role === 'visitor') return {};
  const counts = await Promise.all(
    areas[viewer.role].rows.map(async ({ path, screen }) => [path, await counters[screen]?.(viewer)] as const),
  );
  return Object.fromEntries(counts.flatMap(([path, count]) => (count === undefined ? [] : [[path, count]])));
}
