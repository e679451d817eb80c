import { failedMessages } from '@/components/ui/messages/failed/messages';
import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { uiMessages } from '@/components/ui/messages/ui/messages';
import { allAccountMessages } from '@/features/account/all.messages';
import { alertsMessages } from '@/features/alerts/alerts.messages';
import { auditFieldMessages } from '@/features/audit/log/changes.messages';
import { auditMessages } from '@/features/audit/log/log.messages';
import { trafficMessages } from '@/features/audit/traffic-log/traffic-log.messages';
import { allCitizensMessages } from '@/features/citizens/all.messages';
import { linkPreviewsMessages } from '@/features/discovery/link-previews/link-previews.messages';
import { siteMapMessages } from '@/features/discovery/site-map/site-map.messages';
import { sitemapsMessages } from '@/features/discovery/sitemaps/sitemaps.messages';
import { disclosureMessages } from '@/features/documents/disclosure/disclosure.messages';
import { documentsMessages } from '@/features/documents/documents.messages';
import { forumMessages } from '@/features/forum/forum.messages';
import { forumModerationMessages } from '@/features/forum/moderation/moderation.messages';
import { forumRoomsMessages } from '@/features/forum/rooms/rooms.messages';
import { bannersMessages } from '@/features/home/banners/banners.messages';
import { homeMessages } from '@/features/home/pinned/pinned.messages';
import { importsMessages } from '@/features/imports/imports.messages';
import { mediaMessages } from '@/features/media/media.messages';
import { dataExportMessages } from '@/features/member/data-export/data-export.messages';
import { memberHomeMessages } from '@/features/member/home.messages';
import { myMessagesMessages } from '@/features/member/messages/messages.messages';
import { allNewsMessages } from '@/features/news/all.messages';
import { allNewsroomMessages } from '@/features/newsroom/all.messages';
import { allNoticesMessages } from '@/features/notices/all.messages';
import { allOrganisationsMessages } from '@/features/organisations/all.messages';
import { allPeopleMessages } from '@/features/people/all.messages';
import { periodsMessages } from '@/features/reports/periods/periods.messages';
import { reportsMessages } from '@/features/reports/reports.messages';
import { searchAdminMessages } from '@/features/search/admin/admin.messages';
import { searchPageMessages } from '@/features/search/page/page.messages';
import { zeroResultsMessages } from '@/features/search/zero-results/zero-results.messages';
import { statisticsMessages } from '@/features/statistics/statistics.messages';
import { allWebsiteMessages } from '@/features/website/all.messages';
import { areasMessages } from '@/lib/areas/messages';
import { authMessages } from '@/lib/auth/messages';
import { printMessages } from '@/lib/files/print-messages';
import { gatewayMessages } from '@/lib/http/messages';
import { proofMessages } from '@/lib/http/proof-of-work/proof-of-work.messages';
import { mailMessages } from '@/lib/mail/messages';
import { richTextMessages } from '@/lib/rich-text/messages';
import { orderedMessages, siteMessages, siteSettingsMessages } from '@/lib/site/messages';
import { findThai } from './message';

/**
 * All messages in one table, for code that only has a key. Browser code imports the messages of one feature instead.
 */
export const messages = {
  ...authMessages,
  ...trafficMessages,
  ...uiMessages,
  ...failedMessages,
  ...fieldMessages,
  ...allWebsiteMessages,
  ...siteMapMessages,
  ...siteMessages,
  ...orderedMessages,
  ...siteSettingsMessages,
  ...allNewsMessages,
  ...searchAdminMessages,
  ...searchPageMessages,
  ...zeroResultsMessages,
  ...linkPreviewsMessages,
  ...sitemapsMessages,
  ...allNewsroomMessages,
  ...mailMessages,
  ...mediaMessages,
  ...allAccountMessages,
  ...allPeopleMessages,
  ...areasMessages,
  ...auditMessages,
  ...auditFieldMessages,
  ...allOrganisationsMessages,
  ...bannersMessages,
  ...importsMessages,
  ...forumMessages,
  ...forumModerationMessages,
  ...forumRoomsMessages,
  ...homeMessages,
  ...gatewayMessages,
  ...disclosureMessages,
  ...documentsMessages,
  ...allCitizensMessages,
  ...myMessagesMessages,
  ...dataExportMessages,
  ...memberHomeMessages,
  ...alertsMessages,
  ...proofMessages,
  ...richTextMessages,
  ...periodsMessages,
  ...reportsMessages,
  ...printMessages,
  ...statisticsMessages,
  ...allNoticesMessages,
} as const;

export type MessageKey = keyof typeof messages;

/**
 * The Thai text of a message key.
 *
 * @param key a key of `messages`; an unknown one is returned unchanged, so that it is noticed
 */
export const t = (key: string): string => findThai(messages, key) ?? key;
