import { accessibilityMessages } from './accessibility/messages';
import { accountDeletionMessages } from './account-deletion/messages';
import { accountsMessages } from './accounts/messages';
import { administratorsMessages } from './administrators/messages';
import { alertsMessages } from './alerts/messages';
import { archiveMessages } from './archive/messages';
import { areasMessages } from './areas/messages';
import { auditFieldMessages } from './audit-changes/messages';
import { auditMessages } from './audit-log/messages';
import { authMessages } from './auth/messages';
import { bannersMessages } from './banners/messages';
import { cannedAnswersMessages } from './canned-answers/messages';
import { categoriesMessages } from './categories/messages';
import { collegeUsersMessages } from './college-users/messages';
import { contactMessages } from './contact/messages';
import { cookieConsentMessages } from './cookie-consent/messages';
import { devicesMessages } from './devices/messages';
import { disclosureMessages } from './disclosure/messages';
import { documentsMessages } from './documents/messages';
import { emergencyMessages } from './emergency/messages';
import { faqMessages } from './faq/messages';
import { feedsMessages } from './feeds/messages';
import { forumMessages } from './forum/messages';
import { forumModerationMessages } from './forum-moderation/messages';
import { forumRoomsMessages } from './forum-rooms/messages';
import { frontMessages } from './front/messages';
import { frontPageMessages } from './front-page/messages';
import { importsMessages } from './imports/messages';
import { linksMessages } from './links/messages';
import { mailMessages } from './mail/messages';
import { mediaMessages } from './media/messages';
import { memberDeskMessages } from './member-desk/messages';
import { memberHomeMessages } from './member-home/messages';
import { membersMessages } from './members/messages';
import { menuMessages } from './menu/messages';
import { mostReadMessages } from './most-read/messages';
import { newsMessages } from './news/messages';
import { editorMessages } from './news-editor/messages';
import { newsExportMessages } from './news-export/messages';
import { newsFeedMessages } from './news-feed/messages';
import { newsFilterMessages } from './news-filter/messages';
import { newsRevisionsMessages } from './news-revisions/messages';
import { newsWaitingMessages } from './news-waiting/messages';
import { newsroomMessages } from './newsroom/messages';
import { newsroomExportMessages } from './newsroom-export/messages';
import { newsroomBulkMessages, newsroomListMessages } from './newsroom-list/messages';
import { noticeCirclesMessages } from './notice-circles/messages';
import { noticeInboxMessages } from './notice-inbox/messages';
import { noticeTrackingMessages } from './notice-tracking/messages';
import { noticesMessages } from './notices/messages';
import { offlineMessages } from './offline/messages';
import { opengraphMessages } from './opengraph/messages';
import { organisationEditorMessages } from './organisation-editor/messages';
import { organisationExportMessages } from './organisation-export/messages';
import { organisationListMessages } from './organisation-list/messages';
import { organisationProfilesMessages } from './organisation-profiles/messages';
import { organisationsMessages } from './organisations/messages';
import { ownDataMessages } from './own-data/messages';
import { ownMessagesMessages } from './own-messages/messages';
import { peopleMessages } from './people/messages';
import { peopleDeskMessages } from './people-desk/messages';
import { periodsMessages } from './periods/messages';
import { policiesMessages } from './policies/messages';
import { pollsMessages } from './polls/messages';
import { previewLinksMessages } from './preview-links/messages';
import { printMessages } from './print-messages';
import { profilesMessages } from './profiles/messages';
import { proofMessages } from './proof/messages';
import { regionsMessages } from './regions/messages';
import { registrationsMessages } from './registrations/messages';
import { reportsMessages } from './reports/messages';
import { richTextMessages } from './rich-text-messages';
import { rightsMessages } from './rights-requests/messages';
import { satisfactionMessages } from './satisfaction/messages';
import { savedMessages } from './saved/messages';
import { searchDeskMessages } from './search-desk/messages';
import { searchMissesMessages } from './search-misses/messages';
import { searchPageMessages } from './search-page/messages';
import { secondFactorMessages } from './second-factor/messages';
import { sessionSettingsMessages } from './session-settings/messages';
import { orderedMessages, settingsMessages, siteMessages } from './site/messages';
import { siteMapMessages } from './site-map/messages';
import { sitemapsMessages } from './sitemaps/messages';
import { statisticsMessages } from './statistics/messages';
import { suggestionsMessages } from './suggestions/messages';
import { synonymsMessages } from './synonyms/messages';
import { systemUsersMessages } from './system-users/messages';
import { trafficMessages } from './traffic/messages';
import { uiMessages } from './ui/messages';
import { failedMessages } from './ui-failed/messages';
import { fieldMessages } from './ui-fields/messages';

/** Every noun's words in one table, for those who have only a key. Browsers import one noun's words instead. */
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
  ...settingsMessages,
  ...newsMessages,
  ...newsFilterMessages,
  ...searchDeskMessages,
  ...searchPageMessages,
  ...searchMissesMessages,
  ...synonymsMessages,
  ...archiveMessages,
  ...feedsMessages,
  ...mostReadMessages,
  ...opengraphMessages,
  ...sitemapsMessages,
  ...newsroomMessages,
  ...newsroomListMessages,
  ...newsroomBulkMessages,
  ...newsroomExportMessages,
  ...newsExportMessages,
  ...newsFeedMessages,
  ...newsWaitingMessages,
  ...newsRevisionsMessages,
  ...editorMessages,
  ...previewLinksMessages,
  ...mailMessages,
  ...mediaMessages,
  ...accountsMessages,
  ...administratorsMessages,
  ...devicesMessages,
  ...secondFactorMessages,
  ...profilesMessages,
  ...peopleMessages,
  ...peopleDeskMessages,
  ...collegeUsersMessages,
  ...systemUsersMessages,
  ...memberDeskMessages,
  ...areasMessages,
  ...auditMessages,
  ...auditFieldMessages,
  ...membersMessages,
  ...registrationsMessages,
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
  ...frontPageMessages,
  ...frontMessages,
  ...disclosureMessages,
  ...documentsMessages,
  ...contactMessages,
  ...rightsMessages,
  ...ownMessagesMessages,
  ...ownDataMessages,
  ...memberHomeMessages,
  ...accountDeletionMessages,
  ...alertsMessages,
  ...cookieConsentMessages,
  ...savedMessages,
  ...offlineMessages,
  ...proofMessages,
  ...pollsMessages,
  ...suggestionsMessages,
  ...satisfactionMessages,
  ...cannedAnswersMessages,
  ...policiesMessages,
  ...emergencyMessages,
  ...sessionSettingsMessages,
  ...richTextMessages,
  ...periodsMessages,
  ...reportsMessages,
  ...printMessages,
  ...statisticsMessages,
  ...noticesMessages,
  ...noticeCirclesMessages,
  ...noticeInboxMessages,
  ...noticeTrackingMessages,
} as const;

export type MessageKey = keyof typeof messages;

const byKey = new Map<string, { th: string; en: string }>(Object.entries(messages));

/**
 * The words behind a key.
 *
 * @param key a key of `messages`; an unknown one comes back as it is, so that it is seen
 */
export function say(key: string, language: 'th' | 'en' = 'th'): string {
  return byKey.get(key)?.[language] ?? key;
}
