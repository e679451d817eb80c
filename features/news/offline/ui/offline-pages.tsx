'use client';

import { useEffect, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { say } from '@/lib/messages/language';
import { formatDate, formatTime } from '@/lib/time/format';
import { offlineMessages as words } from '../offline.messages';
import { listOfflinePages, type OfflineEntry } from './offline-store';

const kinds = ['saved', 'list', 'read'] as const;

/** Pages available offline, from this browser's cache. */
export function OfflinePages() {
  const [pages, setPages] = useState<OfflineEntry[]>();
  useEffect(() => void listOfflinePages().then(setPages), []);
  if (!pages) return <p data-needs-script="" />;
  if (pages.length === 0) {
    return (
      <div className="mt-8">
        <EmptyState title={say(words['offline.none'])} text={say(words['offline.noneText'])} />
      </div>
    );
  }
  return (
    <div className="mt-8 max-w-read">
      {kinds.map((kind) => (
        <OfflinePageList
          key={kind}
          title={say(words[`offline.${kind}`])}
          pages={pages.filter((page) => page.kind === kind)}
        />
      ))}
      <LinkButton href="/saved/">{say(words['offline.toSaved'])}</LinkButton>
    </div>
  );
}

function OfflinePageList({ title, pages }: { title: string; pages: readonly OfflineEntry[] }) {
  if (pages.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.href} className="border-line border-b py-3">
            <a href={page.href} className="font-normal text-link hover:underline">
              {page.title || page.href}
            </a>
            <p className="tabular font-normal text-ink-3 text-xs">
              {say(words['offline.keptAt'])} {formatDate(new Date(page.at))} {formatTime(new Date(page.at))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
