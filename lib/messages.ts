import { accountsMessages } from './accounts/messages';
import { administratorsMessages } from './administrators/messages';
import { areasMessages } from './areas/messages';
import { authMessages } from './auth/messages';
import { bannersMessages } from './banners/messages';
import { categoriesMessages } from './categories/messages';
import { devicesMessages } from './devices/messages';
import { frontMessages } from './front/messages';
import { frontPageMessages } from './front-page/messages';
import { linksMessages } from './links/messages';
import { mailMessages } from './mail/messages';
import { mediaMessages } from './media/messages';
import { membersMessages } from './members/messages';
import { menuMessages } from './menu/messages';
import { newsMessages } from './news/messages';
import { editorMessages } from './news-editor/messages';
import { newsFeedMessages } from './news-feed/messages';
import { newsRevisionsMessages } from './news-revisions/messages';
import { newsWaitingMessages } from './news-waiting/messages';
import { newsroomMessages } from './newsroom/messages';
import { newsroomExportMessages } from './newsroom-export/messages';
import { newsroomBulkMessages, newsroomListMessages } from './newsroom-list/messages';
import { previewLinksMessages } from './preview-links/messages';
import { profilesMessages } from './profiles/messages';
import { registrationsMessages } from './registrations/messages';
import { richTextMessages } from './rich-text-messages';
import { secondFactorMessages } from './second-factor/messages';
import { orderedMessages, settingsMessages, siteMessages, uiMessages } from './site/messages';

/** Every noun's words in one table, for those who have only a key. Browsers import one noun's words instead. */
export const messages = {
  ...authMessages,
  ...uiMessages,
  ...siteMessages,
  ...orderedMessages,
  ...settingsMessages,
  ...newsMessages,
  ...newsroomMessages,
  ...newsroomListMessages,
  ...newsroomBulkMessages,
  ...newsroomExportMessages,
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
  ...areasMessages,
  ...membersMessages,
  ...registrationsMessages,
  ...categoriesMessages,
  ...bannersMessages,
  ...linksMessages,
  ...menuMessages,
  ...frontPageMessages,
  ...frontMessages,
  ...richTextMessages,
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
