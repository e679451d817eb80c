'use client';

import clsx from 'clsx';
import { usePathname, useSearchParams } from 'next/navigation';
import { DetailsMenu, menuItemClass } from '@/components/ui/details-menu';
import { Icon } from '@/components/ui/icon';
import { uiMessages } from '@/components/ui/messages/ui/messages';
import { findTextLanguage, say } from '@/lib/messages/language';
import type { MenuEntry } from '@/lib/site/schema';
import { findCurrentTab } from './current-tab';

/** Number of tabs that fit the bar of a common desktop window: with more, the button stands there from the start. */
const USUAL_FIT = 10;

/**
 * Tab bar in one line: phones scroll it sideways, wider windows have the tabs that don't fit under "more".
 * `arrangeTabs` finds out which ones do.
 */
export function CategoryTabs({ entries }: { entries: readonly MenuEntry[] }) {
  const current = findCurrentTab(entries, usePathname(), useSearchParams());
  const link = (entry: MenuEntry, index: number, className: string) => (
    <a
      href={entry.href}
      aria-current={index === current ? 'page' : undefined}
      data-category={entry.categoryId}
      lang={findTextLanguage(entry.label)}
      className={className}
    >
      {entry.label}
    </a>
  );
  return (
    <nav
      data-tabs=""
      aria-label={say(uiMessages['ui.categories'])}
      className="border-line border-b bg-surface print:hidden"
    >
      <div className="page flex items-stretch max-md:px-0">
        <ul className="relative flex h-14 min-w-0 grow gap-x-7 overflow-x-auto overscroll-x-contain [scrollbar-width:none] max-md:scroll-px-[16px] max-md:px-[16px] md:flex-wrap md:overflow-clip md:noscript:flex-nowrap md:noscript:overflow-x-auto">
          {entries.map((entry, index) => (
            <li key={entry.href} className="flex h-14 shrink-0">
              {link(entry, index, 'tab')}
            </li>
          ))}
        </ul>
        <div
          className={clsx(
            'hidden shrink-0 items-center ps-3 md:flex noscript:md:hidden',
            entries.length <= USUAL_FIT && 'invisible',
          )}
        >
          <DetailsMenu
            buttonClass="inline-flex min-h-10 items-center gap-1 rounded-full px-3 font-normal text-ink-2 text-sm hover:bg-sunken in-data-current:bg-red-50 in-data-current:font-strong in-data-current:text-link"
            panelClass="max-h-[70dvh] overflow-y-auto"
            button={
              <>
                {say(uiMessages['ui.more'])}
                <Icon name="chevron-down" className="size-4" />
              </>
            }
          >
            <ul>
              {entries.map((entry, index) => (
                <li key={entry.href}>{link(entry, index, menuItemClass)}</li>
              ))}
            </ul>
          </DetailsMenu>
        </div>
      </div>
    </nav>
  );
}
