import { isEnglish } from '@/lib/messages/language';
import { findOtherLanguageHref } from '@/lib/public-pages/english';
import { getRequestAddress } from '@/lib/request/context';

/**
 * Link to the same page in the other language; to its home page from a page in Thai only. Phones have it in the menu.
 * The first script completes its query where a list has changed its address.
 */
export function LanguageSwitch() {
  const [language, short, name] = isEnglish()
    ? (['th', 'ไทย', 'ภาษาไทย'] as const)
    : (['en', 'EN', 'English'] as const);
  return (
    <a
      href={findOtherLanguageHref(getRequestAddress() ?? '/')}
      data-language=""
      lang={language}
      hrefLang={language}
      title={name}
      className="grid min-h-11 min-w-11 place-items-center rounded-full font-strong text-masthead-ink text-sm transition-colors hover:bg-white/10 max-md:hidden"
    >
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{name}</span>
    </a>
  );
}
