import { findMessage } from '@/features/citizens/contact/contact.queries';
import { readParticipationTab } from '@/features/citizens/participation/staff/participation-tabs';
import { findPoll } from '@/features/citizens/polls/polls.queries';
import { findSuggestion } from '@/features/citizens/suggestions/suggestions.queries';
import { findVoice } from '@/features/citizens/voices/detail.queries';
import { findDisclosure } from '@/features/documents/disclosure/disclosure.queries';
import { findDocument } from '@/features/documents/documents.queries';
import { findTopicTitle } from '@/features/forum/topic.queries';
import { findMedia } from '@/features/media/media.queries';
import { findMyMessage } from '@/features/member/messages/messages.queries';
import { listCategories } from '@/features/news/categories/categories.queries';
import { findDecidableItem } from '@/features/newsroom/workflow/workflow.queries';
import { findReceivedNotice } from '@/features/notices/inbox/inbox.queries';
import { findNoticeTitle } from '@/features/notices/notices.queries';
import { findOrganisationName } from '@/features/organisations/organisations.queries';
import { listRegions } from '@/features/organisations/regions/regions.queries';
import { findPersonName } from '@/features/people/list/list.queries';
import { findManagedMember } from '@/features/people/members/members.queries';
import { findPeriod } from '@/features/reports/periods/periods.queries';
import { findReportName } from '@/features/reports/reports.queries';
import type { AreaRow, ScreenName } from '@/lib/areas/schema';
import type { Viewer } from '@/lib/auth/viewer';
import { getFirstValue, readId, type SearchParams } from '@/lib/list/list';

/** Asked with the row and the query of the page, for screens of several lists. */
type NameFinder = (
  viewer: Viewer,
  id: number,
  asked: { row: AreaRow; params: SearchParams },
) => Promise<string | undefined>;

const findHeadline: NameFinder = async (viewer, id) => (await findDecidableItem(viewer, id))?.content.topic;

const finders: Partial<Record<ScreenName, NameFinder>> = {
  people: (viewer, id, { row: { people = [] } }) => findPersonName(viewer, id, people),
  members: async (viewer, id) => (await findManagedMember(viewer, id))?.name,
  organisations: (viewer, id) => findOrganisationName(viewer, id),
  organisation: (viewer, id) => findOrganisationName(viewer, id),
  newsList: findHeadline,
  newsItem: findHeadline,
  media: async (viewer, id) => (await findMedia(viewer, id))?.name,
  sentNotices: findNoticeTitle,
  notices: async (viewer, id) => (await findReceivedNotice(viewer, id))?.title,
  voices: async (viewer, id) => (await findVoice(viewer, id))?.subject,
  contactMessages: async (viewer, id) => (await findMessage(viewer, id))?.subject,
  ownMessages: async (viewer, id) => (await findMyMessage(viewer, id))?.subject,
  forum: findTopicTitle,
  documents: async (_, id) => (await findDocument(id))?.title,
  disclosure: async (_, id) => (await findDisclosure(id))?.title,
  // An office opens its own reports by their periods.
  reports: async (_, id) => (await findPeriod(id))?.name,
  reportOverview: findReportName,
  periods: async (_, id) => (await findPeriod(id))?.name,
  categories: async (_, id) => (await listCategories()).find((category) => category.id === id)?.name,
  regions: async (_, id) => (await listRegions()).regions.find((region) => region.id === id)?.name,
  participation: async (viewer, id, { params }) =>
    readParticipationTab(getFirstValue(params.part)) === 'suggestions'
      ? (await findSuggestion(viewer, id))?.subject
      : (await findPoll(viewer, id))?.title,
};

/**
 * Name of the item that a page shows, for its breadcrumbs; undefined for one that the viewer may not see, and for one
 * without words, as a draft without a headline.
 */
export async function findItemName(
  viewer: Viewer,
  item: string | undefined,
  asked: { row: AreaRow; params: SearchParams },
): Promise<string | undefined> {
  const id = readId(item);
  return id === undefined ? undefined : (await finders[asked.row.screen]?.(viewer, id, asked)) || undefined;
}
