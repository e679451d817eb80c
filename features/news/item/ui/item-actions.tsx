'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { say } from '@/lib/messages/language';
import { formatCount, interpolate } from '@/lib/time/format';
import { readingMessages as words } from '../../reading.messages';
import { savedListMessages as lists } from '../../saved/saved-lists.messages';
import { SharePanel } from '../../share/ui/share-panel';
import { useSaving } from '../../ui/use-saving';

const ReportDialog = lazy(() =>
  import('../../ui/content-report-dialog').then((module) => ({ default: module.ContentReportDialog })),
);

type Props = { id: number; topic: string; href: string; siteUrl: string; shares: number };

/** Actions on an item's page. Sharing works without script, as the browser opens the popover of links. */
export function ItemActions({ id, topic, href, siteUrl, shares }: Props) {
  const [count, setCount] = useState(shares);
  const [report, setReport] = useState<'open' | 'closed'>();
  const { bookmarked, later, toggleBookmark, keepForLater } = useSaving(id);
  return (
    <div className="my-6 flex flex-wrap items-center gap-2 border-line border-y py-3 print:hidden">
      <Button
        size="sm"
        popoverTarget="share-panel"
        aria-label={interpolate(say(words['reading.shared']), { count: String(count) })}
      >
        <Icon name="share-2" className="size-4.5" />
        {say(words['reading.share'])} <span className="tabular font-strong">{formatCount(count)}</span>
      </Button>
      <SharePanel
        panelId="share-panel"
        item={{ id, topic, href }}
        siteUrl={siteUrl}
        onShared={() => setCount((now) => now + 1)}
      />
      <Button
        size="sm"
        aria-pressed={bookmarked}
        data-bookmark={id}
        data-saved={bookmarked ? '' : undefined}
        title={say(lists['savedLists.bookmarkUse'])}
        onClick={toggleBookmark}
        className="noscript:hidden"
      >
        <Icon name="bookmark" className="size-4.5" />
        {say(lists['savedLists.bookmark'])}
      </Button>
      <Button
        size="sm"
        data-later={id}
        data-saved={later ? '' : undefined}
        title={say(lists['savedLists.laterUse'])}
        onClick={keepForLater}
        className="noscript:hidden"
      >
        <Icon name="clock" className="size-4.5" />
        {say(lists['savedLists.later'])}
      </Button>
      <span className="ms-auto flex noscript:hidden">
        <IconButton label={say(words['reading.print'])} onClick={() => window.print()}>
          <Icon name="printer" className="size-5" />
        </IconButton>
        <IconButton label={say(words['reading.report'])} onClick={() => setReport('open')}>
          <Icon name="flag" className="size-5" />
        </IconButton>
      </span>
      {report && (
        <Suspense>
          <ReportDialog open={report === 'open'} onClose={() => setReport('closed')} id={id} topic={topic} />
        </Suspense>
      )}
    </div>
  );
}
