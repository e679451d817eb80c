'use client';

import clsx from 'clsx';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { DetailsMenu, menuItemClass } from '@/components/ui/details-menu';
import { Icon } from '@/components/ui/icon';
import { uiMessages } from '@/components/ui/messages/ui/messages';
import { useFitting } from '@/components/ui/page/use-fitting';
import { readItemCategory, recallCategory } from '@/features/news/ui/remember-category';
import { findTextLanguage, say } from '@/lib/messages/language';
import type { MenuEntry } from '@/lib/site/schema';
import { findCurrentTab } from './current-tab';

/** Tab bar in one line: phones scroll it sideways, wider windows move the tabs that don't fit into "more". */
export function CategoryTabs({ entries }: { entries: MenuEntry[] }) {
  const path = usePathname();
  const query = useSearchParams();
  const [chosen, setChosen] = useState<number>();
  useEffect(() => {
    const category = recallCategory();
    if (category === readItemCategory()) setChosen(category);
  }, []);
  const current = findCurrentTab(entries, path, query, chosen);
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFitting(list, entries.length);
  const marked = current?.index;
  // Of an item's page the tab is known in the browser only, and marked after the first paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab is looked for again when another one is marked
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [marked]);
  const link = (entry: MenuEntry, index: number, className: string) => (
    <a
      href={entry.href}
      aria-current={index === current?.index ? current.kind : undefined}
      data-category={entry.categoryId}
      lang={findTextLanguage(entry.label)}
      className={className}
    >
      {entry.label}
    </a>
  );
  return (
    <nav aria-label={say(uiMessages['ui.categories'])} className="border-line border-b bg-surface print:hidden">
      <div className="page flex items-stretch max-md:px-0">
        <ul
          ref={list}
          className="relative flex h-14 min-w-0 grow gap-x-7 overflow-x-auto overscroll-x-contain [scrollbar-width:none] max-md:scroll-px-[16px] max-md:px-[16px] md:flex-wrap md:overflow-clip md:noscript:flex-nowrap md:noscript:overflow-x-auto"
        >
          {entries.map((entry, index) => (
            <li
              key={entry.href}
              className={clsx('flex h-14 shrink-0', index >= fitting && 'md:invisible md:noscript:visible')}
            >
              {link(entry, index, 'tab')}
            </li>
          ))}
        </ul>
        <div
          className={clsx(
            'hidden shrink-0 items-center ps-3 md:flex noscript:md:hidden',
            fitting >= entries.length && 'invisible',
          )}
        >
          <DetailsMenu
            buttonClass={clsx(
              'inline-flex min-h-10 items-center gap-1 rounded-full px-3 text-sm hover:bg-sunken',
              current && current.index >= fitting ? 'bg-red-50 font-strong text-link' : 'font-normal text-ink-2',
            )}
            panelClass="max-h-[70dvh] overflow-y-auto"
            button={
              <>
                {say(uiMessages['ui.more'])}
                <Icon name="chevron-down" className="size-4" />
              </>
            }
          >
            <ul>
              {entries.map(
                (entry, index) => index >= fitting && <li key={entry.href}>{link(entry, index, menuItemClass)}</li>,
              )}
            </ul>
          </DetailsMenu>
        </div>
      </div>
    </nav>
  );
}
