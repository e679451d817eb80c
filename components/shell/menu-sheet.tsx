import { menuItemClass } from '@/components/ui/details-menu';
import { siteMessages } from '@/lib/site/messages';
import type { MenuEntry } from '@/lib/site/schema';
import { listMenuSections } from './menu-sections';

const titleClass = 'mt-2 border-line border-t px-4 pt-4 pb-1 font-strong text-gold-700 text-xs';
const languageClass = 'inline-flex min-h-11 items-center px-4 font-normal text-sm';

/** The phone's part of the menu: categories, pages by kind, and the languages. */
export function MenuSheet({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <nav aria-label={siteMessages['menu.everything'].th} className="md:hidden">
      {listMenuSections(entries).map(({ title, pages }, index) => (
        <div key={title}>
          <p id={`menu-section-${index}`} className={titleClass}>
            {title}
          </p>
          <ul aria-labelledby={`menu-section-${index}`} className="grid grid-cols-2">
            {pages.map((page) => (
              <li key={page.path} className="min-w-0">
                <a href={page.path} data-category={readCategory(entries, page.path)} className={menuItemClass}>
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p id="menu-language" className={titleClass}>
        {siteMessages['menu.language'].th}
      </p>
      <ul aria-labelledby="menu-language" className="flex">
        <li>
          <span aria-current="true" className={`${languageClass} font-strong text-link`}>
            ไทย
          </span>
        </li>
        <li>
          <a href="/en/" lang="en" hrefLang="en" className={`${languageClass} hover:text-link`}>
            English
          </a>
        </li>
      </ul>
    </nav>
  );
}

/** Category of a tab's address, which the first script remembers when the link is followed. */
const readCategory = (entries: readonly MenuEntry[], path: string): number | undefined =>
  entries.find(({ href }) => href === path)?.categoryId ?? undefined;
