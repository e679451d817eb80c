import { failedMessages } from '@/components/ui/messages/failed/messages';
import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { uiMessages } from '@/components/ui/messages/ui/messages';
import { accountDeletionMessages } from '@/features/account/deletion/deletion.messages';
import { passwordsMessages } from '@/features/account/passwords/passwords.messages';
import { profilesMessages } from '@/features/account/profile/profile.messages';
import { registrationMessages } from '@/features/account/registration/registration.messages';
import { secondFactorMessages } from '@/features/account/second-factor/second-factor.messages';
import { sessionsMessages } from '@/features/account/sessions/sessions.messages';
import { alertsMessages } from '@/features/alerts/alerts.messages';
import { auditFieldMessages } from '@/features/audit/log/changes.messages';
import { auditMessages } from '@/features/audit/log/log.messages';
import { trafficMessages } from '@/features/audit/traffic-log/traffic-log.messages';
import { cannedRepliesMessages } from '@/features/citizens/canned-replies/canned-replies.messages';
import { contactMessages } from '@/features/citizens/contact/contact.messages';
import { dataRequestsMessages } from '@/features/citizens/data-requests/data-requests.messages';
import { pollsMessages } from '@/features/citizens/polls/polls.messages';
import { suggestionsMessages } from '@/features/citizens/suggestions/suggestions.messages';
import { surveyMessages } from '@/features/citizens/survey/survey.messages';
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
import { archiveMessages } from '@/features/news/archive/archive.messages';
import { categoriesMessages } from '@/features/news/categories/categories.messages';
import { newsExportMessages } from '@/features/news/export/export.messages';
import { feedsMessages } from '@/features/news/feeds.messages';
import { newsFilterMessages } from '@/features/news/filter/filter.messages';
import { synonymsMessages } from '@/features/news/filter/synonyms.messages';
import { mostReadMessages } from '@/features/news/most-read/most-read.messages';
import { newsMessages } from '@/features/news/news.messages';
import { offlineMessages } from '@/features/news/offline/offline.messages';
import { savedMessages } from '@/features/news/saved/saved.messages';
import { editorMessages } from '@/features/newsroom/editor/editor.messages';
import { newsroomExportMessages } from '@/features/newsroom/list/export.messages';
import { newsroomBulkMessages, newsroomListMessages } from '@/features/newsroom/list/list.messages';
import { previewLinksMessages } from '@/features/newsroom/previews/previews.messages';
import { publishedMessages } from '@/features/newsroom/published/published.messages';
import { reviewQueueMessages } from '@/features/newsroom/queue/queue.messages';
import { newsRevisionsMessages } from '@/features/newsroom/revisions/revisions.messages';
import { newsroomMessages } from '@/features/newsroom/workflow/workflow.messages';
import { noticeAudienceMessages } from '@/features/notices/audience/audience.messages';
import { noticeInboxMessages } from '@/features/notices/inbox/inbox.messages';
import { noticesMessages } from '@/features/notices/notices.messages';
import { noticeReceiptsMessages } from '@/features/notices/receipts/receipts.messages';
import { organisationEditorMessages } from '@/features/organisations/edit/edit.messages';
import { organisationExportMessages } from '@/features/organisations/list/export.messages';
import { organisationListMessages } from '@/features/organisations/list/list.messages';
import { organisationsMessages } from '@/features/organisations/organisations.messages';
import { passwordRequestsMessages } from '@/features/organisations/password-requests/password-requests.messages';
import { organisationProfilesMessages } from '@/features/organisations/profile/profile.messages';
import { regionsMessages } from '@/features/organisations/regions/regions.messages';
import { administratorsMessages } from '@/features/people/administrators.messages';
import { collegeUsersMessages } from '@/features/people/college-users/college-users.messages';
import { peopleListMessages } from '@/features/people/list/list.messages';
import { memberListMessages } from '@/features/people/members/members.messages';
import { peopleMessages } from '@/features/people/people.messages';
import { staffAccountsMessages } from '@/features/people/staff-accounts/staff-accounts.messages';
import { periodsMessages } from '@/features/reports/periods/periods.messages';
import { reportsMessages } from '@/features/reports/reports.messages';
import { searchAdminMessages } from '@/features/search/admin/admin.messages';
import { searchPageMessages } from '@/features/search/page/page.messages';
import { zeroResultsMessages } from '@/features/search/zero-results/zero-results.messages';
import { statisticsMessages } from '@/features/statistics/statistics.messages';
import { accessibilityMessages } from '@/features/website/accessibility/accessibility.messages';
import { cookieConsentMessages } from '@/features/website/consent/consent.messages';
import { emergencyBannerMessages } from '@/features/website/emergency-banner/emergency-banner.messages';
import { faqMessages } from '@/features/website/faq/faq.messages';
import { linksMessages } from '@/features/website/links/links.messages';
import { menuMessages } from '@/features/website/menu/menu.messages';
import { policiesMessages } from '@/features/website/policies/policies.messages';
import { sessionSettingsMessages } from '@/features/website/session-settings/session-settings.messages';
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
  ...accessibilityMessages,
  ...siteMapMessages,
  ...siteMessages,
  ...orderedMessages,
  ...siteSettingsMessages,
  ...newsMessages,
  ...newsFilterMessages,
  ...searchAdminMessages,
  ...searchPageMessages,
  ...zeroResultsMessages,
  ...synonymsMessages,
  ...archiveMessages,
  ...feedsMessages,
  ...mostReadMessages,
  ...linkPreviewsMessages,
  ...sitemapsMessages,
  ...newsroomMessages,
  ...newsroomListMessages,
  ...newsroomBulkMessages,
  ...newsroomExportMessages,
  ...newsExportMessages,
  ...publishedMessages,
  ...reviewQueueMessages,
  ...newsRevisionsMessages,
  ...editorMessages,
  ...previewLinksMessages,
  ...mailMessages,
  ...mediaMessages,
  ...passwordsMessages,
  ...administratorsMessages,
  ...sessionsMessages,
  ...secondFactorMessages,
  ...profilesMessages,
  ...peopleMessages,
  ...peopleListMessages,
  ...collegeUsersMessages,
  ...staffAccountsMessages,
  ...memberListMessages,
  ...areasMessages,
  ...auditMessages,
  ...auditFieldMessages,
  ...registrationMessages,
  ...passwordRequestsMessages,
  ...organisationsMessages,
  ...organisationListMessages,
  ...organisationExportMessages,
  ...organisationEditorMessages,
  ...organisationProfilesMessages,
  ...regionsMessages,
  ...categoriesMessages,
  ...bannersMessages,
  ...importsMessages,
  ...linksMessages,
  ...menuMessages,
  ...faqMessages,
  ...forumMessages,
  ...forumModerationMessages,
  ...forumRoomsMessages,
  ...homeMessages,
  ...gatewayMessages,
  ...disclosureMessages,
  ...documentsMessages,
  ...contactMessages,
  ...dataRequestsMessages,
  ...myMessagesMessages,
  ...dataExportMessages,
  ...memberHomeMessages,
  ...accountDeletionMessages,
  ...alertsMessages,
  ...cookieConsentMessages,
  ...savedMessages,
  ...offlineMessages,
  ...proofMessages,
  ...pollsMessages,
  ...suggestionsMessages,
  ...surveyMessages,
  ...cannedRepliesMessages,
  ...policiesMessages,
  ...emergencyBannerMessages,
  ...sessionSettingsMessages,
  ...richTextMessages,
  ...periodsMessages,
  ...reportsMessages,
  ...printMessages,
  ...statisticsMessages,
  ...noticesMessages,
  ...noticeAudienceMessages,
  ...noticeInboxMessages,
  ...noticeReceiptsMessages,
} as const;

export type MessageKey = keyof typeof messages;

/**
 * The Thai text of a message key.
 *
 * @param key a key of `messages`; an unknown one is returned unchanged, so that it is noticed
 */
export const t = (key: string): string => findThai(messages, key) ?? key;
