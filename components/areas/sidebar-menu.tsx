'use client';

import { ChevronDown } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { getBadges, subscribeToBadges } from '@/components/ui/page/badge-store';
import { capCount } from '@/features/newsroom/queue/queue.rules';
import { areasMessages } from '@/lib/areas/messages';
import { findCurrentEntry } from './current-entry';

export type SidebarEntry = { href: string; path?: string; label: string; icon: ReactNode; badge?: number };
export type SidebarSection = { name: string; title?: string; icon?: ReactNode; entries: SidebarEntry[] };

/** Scrolls the menu to its current entry, and nothing else: `scrollIntoView` would move the page too. */
function revealCurrent(menu: HTMLElement | null): void {
  const bar = menu?.closest('nav');
  const entry = menu?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!bar || !entry) return;
  const { top, bottom } = bar.getBoundingClientRect();
  bar.scrollTop += Math.max(0, entry.bottom - bottom) - Math.max(0, top - entry.top);
}

/** The entries of an area; that of this page is marked, and the section that contains it is open. */
export function SidebarMenu({ sections }: { sections: SidebarSection[] }) {
  const path = usePathname();
  const current = findCurrentEntry(
    sections.flatMap(({ entries }) => entries.map(({ href }) => href)),
    path,
  );
  const menu = useRef<HTMLDivElement>(null);
  // A long menu starts scrolled to its top on every page; the current entry may be further down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked entry moves with the address.
  useEffect(() => {
    revealCurrent(menu.current);
  }, [path]);
  const list = (entries: SidebarEntry[]) => (
    <ul>
      {entries.map((entry) => (
        <li key={entry.href}>
          <EntryLink entry={entry} current={entry.href === current?.href ? current.kind : undefined} />
        </li>
      ))}
    </ul>
  );
  return (
    <div ref={menu} className="grow px-3 py-3">
      {sections.map(({ name, title, icon, entries }) => {
        if (!title) return <div key={name}>{list(entries)}</div>;
        if (!icon)
          return (
            <section key={name} className="mt-5">
              <h2 className="side-word px-3 pb-1 text-gold-300 text-xs">{title}</h2>
              {list(entries)}
            </section>
          );
        return (
          <details key={name} open={entries.some(({ href }) => href === current?.href)} className="group mt-1">
            <summary title={title} className="side-item">
              {icon}
              <span className="side-word grow">{title}</span>
              <ChevronDown
                aria-hidden="true"
                className="side-word size-4 shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="side-below">{list(entries)}</div>
          </details>
        );
      })}
    </div>
  );
}

function EntryLink({ entry, current }: { entry: SidebarEntry; current: 'page' | 'true' | undefined }) {
  const { href, path = '', label, icon } = entry;
  const heard = useSyncExternalStore(subscribeToBadges, getBadges, () => undefined);
  const badge = heard && path in heard ? heard[path] : entry.badge;
  return (
    <a href={href} title={label} aria-current={current} className="side-item">
      {icon}
      <span className="side-word grow">{label}</span>
      {badge ? (
        <span className="side-badge">
          {capCount(badge)} <span className="sr-only">{areasMessages['areas.unread']}</span>
        </span>
      ) : null}
    </a>
  );
}
