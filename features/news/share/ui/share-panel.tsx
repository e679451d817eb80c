'use client';

import type { MouseEvent, RefObject } from 'react';
import { menuItemClass } from '@/components/ui/details-menu';
import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/messages/language';
import { readingMessages as words } from '../../reading.messages';
import { closePopoverAround, Popover } from '../../ui/popover';
import { readNewsScope, sendShare } from '../../ui/send-counts';
import { showNewsToast } from '../../ui/use-saving';
import { shareTargets } from './share-targets';

/** Features of the share window, in pixels. */
const WINDOW = 'popup,noopener,width=600,height=400';

type Props = {
  panelId: string;
  invoker?: RefObject<HTMLButtonElement | null>;
  /** `href` from the site's root. */
  item: { id: number; topic: string; href: string };
  /** The site's origin, if known at server rendering. */
  siteUrl?: string;
  onShared: () => void;
};

/** Popover with the ways to share an item. The links work without script. */
export function SharePanel({ panelId, invoker, item, siteUrl, onShared }: Props) {
  const url = `${siteUrl ?? readNewsScope().siteUrl}${item.href}`;
  const count = (element: Element, key: 'news.shared' | 'news.linkCopied') => {
    closePopoverAround(element);
    showNewsToast(key);
    onShared();
    void sendShare(item.id);
  };
  const share = (event: MouseEvent<HTMLAnchorElement>, inWindow: boolean) => {
    const { currentTarget } = event;
    if (inWindow) {
      event.preventDefault();
      window.open(currentTarget.href, '_blank', WINDOW);
    }
    count(currentTarget, 'news.shared');
  };
  const copy = async (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget } = event;
    const copied = await copyText(url);
    if (copied) count(currentTarget, 'news.linkCopied');
    else showNewsToast('news.copyFailed', 'bad');
  };
  return (
    <Popover panelId={panelId} invoker={invoker} label={say(words['reading.shareItem'])}>
      {shareTargets.map(({ name, icon, window: inWindow, href }) => (
        <li key={icon}>
          <a
            href={href({ url, topic: item.topic })}
            target={inWindow ? '_blank' : undefined}
            rel="noopener noreferrer"
            data-awaits-script=""
            onClick={(event) => share(event, inWindow)}
            className={menuItemClass}
          >
            <Icon name={icon} className="size-4.5" />
            {say(name)}
          </a>
        </li>
      ))}
      <li className="noscript:hidden">
        <button type="button" onClick={copy} className={menuItemClass}>
          <Icon name="link-2" className="size-4.5" />
          {say(words['reading.copyLink'])}
        </button>
      </li>
    </Popover>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
