import { isEnglish } from '@/lib/messages/language';

/** Path that precedes those of the English pages. */
const PREFIX = '/en';

/**
 * Addresses that have an English version, below the root or below `/en`. A pattern of its own and no read of the table,
 * as browsers load it; a test compares both.
 */
const IN_ENGLISH =
  /^\/(?:(?:(?:news_group|lifeStyle|most_read|search|about|contact|documents|readnews\/(?:news|lifestyle|movec)|organisations(?:\/\d+)?|archive(?:\/\d+){0,2})\/?)?(?=[?#]|$))/;

/** Removes the prefix of the English pages from an address. */
export const toThaiHref = (href: string): string =>
  href.startsWith(`${PREFIX}/`) || href === PREFIX ? href.slice(PREFIX.length) || '/' : href;

/** Address of the English version; undefined for a page in Thai only. */
export function toEnglishHref(href: string): string | undefined {
  const thai = toThaiHref(href);
  return IN_ENGLISH.test(thai) ? `${PREFIX}${thai}` : undefined;
}

/** Address of a page in the language of the current one, as far as it exists in it. */
export const localHref = (href: string): string => (isEnglish() ? (toEnglishHref(href) ?? href) : href);

/** True if a page exists in the language of the current one. */
export const hasPage = (href: string): boolean => !isEnglish() || toEnglishHref(href) !== undefined;

/** Props of a link that may lead to a page in Thai only, which is then marked on English pages. */
export const linkTo = (href: string | undefined) => ({
  href: href && localHref(href),
  hrefLang: href?.startsWith('/') && !hasPage(href) ? 'th' : undefined,
});

/** Address of a page in the other language: the same page, or the home page if it exists in one language only. */
export function findOtherLanguageHref(address: string): string {
  const english = toEnglishHref(address);
  if (!isEnglish()) return english ?? `${PREFIX}/`;
  return english === undefined ? '/' : toThaiHref(address);
}

/** Address of a page in each of its languages, `x-default` being Thai; undefined for a page in Thai only. */
export function listLanguages(href: string): Readonly<Record<'th' | 'en' | 'x-default', string>> | undefined {
  const en = toEnglishHref(href);
  const th = toThaiHref(href);
  return en === undefined ? undefined : { th, en, 'x-default': th };
}
