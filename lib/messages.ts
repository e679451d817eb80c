import { frontMessages } from './front/messages';
import { newsMessages } from './news/messages';
import { siteMessages, uiMessages } from './site/messages';

/** Every noun's words in one table, for those who have only a key. Browsers import one noun's words instead. */
export const messages = { ...uiMessages, ...siteMessages, ...newsMessages, ...frontMessages } as const;

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
