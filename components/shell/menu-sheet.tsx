import { menuItemClass } from '@/components/ui/details-menu';
import { Name } from '@/components/ui/line-text/name';
import { getLanguage, languages, say } from '@/lib/messages/language';
import { siteMessages } from '@/lib/site/messages';
import type { MenuEntry } from '@/lib/site/schema';
import { listMenuSections } from './menu-sections';

const titleClass = 'mt-2 border-line border-t px-4 pt-4 pb-1 font-strong text-gold-700 text-xs';
/** Names of the languages, each in its own. */
const names = { th: 'ไทย', en: 'English' } as const;
const languageClass = 'inline-flex min-h-11 items-center px-4 font-normal text-sm';

/** The phone's part of the menu: categories, pages by kind, and the languages. */
export function MenuSheet({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <nav aria-label={say(siteMessages['menu.everything'])} className="md:hidden">
      {listMenuSections(entries).map(({ title, pages }, index) => (
        <div key={title}>
          <p id={`menu-section-${index}`} className={titleClass}>
            {title}
          </p>
          <ul aria-labelledby={`menu-section-${index}`} className="grid grid-cols-2">
            {pages.map((page) => (
              <li key={page.path} className="min-w-0">
                <a href={page.path} data-category={readCategory(entries, page.path)} className={menuItemClass}>
                  <Name>{page.title}</Name>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p id="menu-language" className={titleClass}>
        {say(siteMessages['menu.language'])}
      </p>
      <ul aria-labelledby="menu-language" className="flex">
        {languages.map((language) => (
          <li key={language}>
            {language === getLanguage() ? (
              <span aria-current="true" className={`${languageClass} font-strong text-link`}>
                {names[language]}
              </span>
            ) : (
              <a
                href={language === 'en' ? '/en/' : '/'}
                data-language=""
                lang={language}
                hrefLang={language}
                className={`${languageClass} hover:text-link`}
              >
                {names[language]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Category of a tab's address, which the first script remembers when the link is followed. */
const readCategory = (entries: readonly MenuEntry[], path: string): number | undefined =>
  entries.find(({ href }) => href === path)?.categoryId ?? undefined;
