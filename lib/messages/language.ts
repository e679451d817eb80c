import type { Message } from './message';

/** Languages of the public pages; a page's language follows from its address. */
export const languages = ['th', 'en'] as const;
export type Language = (typeof languages)[number];

/** Attribute of the elements that carry the English words of hydrated parts, on English pages only. */
export const WORDS_ATTRIBUTE = 'data-words';

/** The part of the request context that tells the language; it is read without `node:async_hooks`, which browsers lack. */
type LanguageContext = { getStore(): { language?: Language } | undefined };

/**
 * Language of the current page: on the server that of its address, in the browser that of the document. Thai wherever
 * no page is rendered, as in jobs, mails, feeds and old calls.
 */
export function getLanguage(): Language {
  if (typeof document !== 'undefined') return document.documentElement.lang === 'en' ? 'en' : 'th';
  const context: LanguageContext | undefined = Reflect.get(globalThis, Symbol.for('portal.request.context'));
  return context?.getStore()?.language ?? 'th';
}

export const isEnglish = (): boolean => getLanguage() === 'en';

/**
 * A message in the language of the current page. Readers' scripts have no English words (`scripts/build/`): on an
 * English page they take them from the document. Call it while rendering, never when a module is loaded.
 */
export function say(message: Message | { readonly th: string; readonly en?: string | undefined }): string {
  if (typeof message === 'string') return isEnglish() ? translate(message) : message;
  return isEnglish() ? (message.en ?? translate(message.th)) : message.th;
}

/** English of a Thai text that came from the server, such as a refusal; the text itself on a Thai page, or without one. */
export function translate(thai: string): string {
  if (typeof document === 'undefined' || !isEnglish()) return thai;
  return getPageWords().get(thai) ?? thai;
}

/** Name of an entry in the language of the current page, Thai if it has no English one. */
export const pickName = ({ name, nameEn }: { name: string; nameEn?: string | null }): string =>
  (isEnglish() && nameEn) || name;

const THAI_LETTER = /[\u0e01-\u0e5b]/;

/** Language to mark a text with: `th` for Thai on an English page, undefined where the page's own language holds. */
export const findTextLanguage = (text: string): 'th' | undefined =>
  isEnglish() && THAI_LETTER.test(text) ? 'th' : undefined;

let pageWords: ReadonlyMap<string, string> | undefined;

function getPageWords(): ReadonlyMap<string, string> {
  pageWords ??= new Map([...document.querySelectorAll(`[${WORDS_ATTRIBUTE}]`)].flatMap(readWords));
  return pageWords;
}

const readWords = ({ textContent }: Element): [string, string][] => Object.entries(JSON.parse(textContent ?? '{}'));
