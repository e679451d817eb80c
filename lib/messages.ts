import { accountsMessages } from './accounts/messages';
import { administratorsMessages } from './administrators/messages';
import { areasMessages } from './areas/messages';
import { authMessages } from './auth/messages';
import { devicesMessages } from './devices/messages';
import { frontMessages } from './front/messages';
import { mailMessages } from './mail/messages';
import { membersMessages } from './members/messages';
import { newsMessages } from './news/messages';
import { newsroomMessages } from './newsroom/messages';
import { profilesMessages } from './profiles/messages';
import { registrationsMessages } from './registrations/messages';
import { secondFactorMessages } from './second-factor/messages';
import { orderedMessages, siteMessages, uiMessages } from './site/messages';

/** Every noun's words in one table, for those who have only a key. Browsers import one noun's words instead. */
export const messages = {
  ...authMessages,
  ...uiMessages,
  ...siteMessages,
  ...orderedMessages,
  ...newsMessages,
  ...newsroomMessages,
  ...mailMessages,
  ...accountsMessages,
  ...administratorsMessages,
  ...devicesMessages,
  ...secondFactorMessages,
  ...profilesMessages,
  ...areasMessages,
  ...membersMessages,
  ...registrationsMessages,
  ...frontMessages,
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
