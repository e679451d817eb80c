'use client';

import { lazy, type MouseEvent, Suspense, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { getIconButtonClass } from '@/components/ui/icon-button';
import { say } from '@/lib/messages/language';
import { formatCount, interpolate } from '@/lib/time/format';
import { readingMessages as words } from '../reading.messages';
import { useSaving } from './use-saving';

const SharePanel = lazy(() => import('../share/ui/share-panel').then((module) => ({ default: module.SharePanel })));
const CardMenu = lazy(() => import('./card-menu').then((module) => ({ default: module.CardMenu })));

type Props = { id: number; topic: string; href: string; shares: number };
type Panel = 'share' | 'menu';

/**
 * Share, bookmark and menu of a card. The panels are loaded on first use; afterwards the browser opens and closes them.
 */
export function CardActions({ id, topic, href, shares }: Props) {
  const [count, setCount] = useState(shares);
  const [loaded, setLoaded] = useState<readonly Panel[]>([]);
  const { bookmarked, toggleBookmark } = useSaving(id);
  const buttons = { share: useRef<HTMLButtonElement>(null), menu: useRef<HTMLButtonElement>(null) };
  const panelId = useId();
  // If the code is already loaded, the panel opens during this click, and the browser's default action would close it.
  const load = (panel: Panel) => (event: MouseEvent) => {
    event.preventDefault();
    setLoaded([...loaded, panel]);
  };
  const opens = (panel: Panel) =>
    loaded.includes(panel)
      ? { popoverTarget: `${panelId}${panel}` }
      : { onClick: load(panel), 'aria-expanded': false, 'aria-haspopup': true };
  return (
    <div className="relative z-10 flex grow items-center noscript:hidden print:hidden">
      <button
        ref={buttons.share}
        type="button"
        aria-label={interpolate(say(words['reading.shared']), { count: String(count) })}
        title={say(words['reading.share'])}
        {...opens('share')}
        className="-ms-1.5 flex min-h-10 min-w-10 items-center gap-1.5 rounded-full px-1.5 hover:bg-sunken hover:text-ink"
      >
        <Icon name="share-2" className="size-4" />
        {formatCount(count)}
      </button>
      <button
        type="button"
        aria-pressed={bookmarked}
        data-bookmark={id}
        data-saved={bookmarked ? '' : undefined}
        aria-label={say(words['reading.bookmark'])}
        title={say(words[bookmarked ? 'reading.unbookmark' : 'reading.bookmark'])}
        onClick={toggleBookmark}
        className={getIconButtonClass('plain', 'ms-auto')}
      >
        <Icon name="bookmark" className="size-4.5" />
      </button>
      <button
        ref={buttons.menu}
        type="button"
        aria-label={say(words['reading.options'])}
        title={say(words['reading.options'])}
        {...opens('menu')}
        className={getIconButtonClass('plain', '-me-3')}
      >
        <Icon name="ellipsis-vertical" className="size-4.5" />
      </button>
      {loaded.includes('share') && (
        <Suspense>
          <SharePanel
            panelId={`${panelId}share`}
            invoker={buttons.share}
            item={{ id, topic, href }}
            onShared={() => setCount((now) => now + 1)}
          />
        </Suspense>
      )}
      {loaded.includes('menu') && (
        <Suspense>
          <CardMenu panelId={`${panelId}menu`} invoker={buttons.menu} id={id} topic={topic} />
        </Suspense>
      )}
    </div>
  );
}
