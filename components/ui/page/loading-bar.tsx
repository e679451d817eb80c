'use client';

import { useEffect, useState } from 'react';
import { say } from '@/lib/messages/language';
import { uiMessages } from '../messages/ui/messages';
import { LOADING } from './loading';

/** Delays after the click in milliseconds: quick pages show no bar, and a bar that stays longer is of no use. */
const SHOW_AFTER_MS = 200;
const HIDE_AFTER_MS = 5_000;

/** A thin bar while the next page, or a part of this one, is loading. */
export function LoadingBar() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => {
      timers.forEach(clearTimeout);
      timers = [];
      setShown(false);
    };
    const start = () => {
      stop();
      timers = [setTimeout(() => setShown(true), SHOW_AFTER_MS), setTimeout(stop, HIDE_AFTER_MS)];
    };
    const onClick = (event: MouseEvent) => leavesPage(event) && start();
    const onSubmit = (event: SubmitEvent) => !event.defaultPrevented && start();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('click', onClick, { signal });
    window.addEventListener('submit', onSubmit, { signal });
    window.addEventListener(LOADING.begins, start, { signal });
    for (const end of ['pageshow', 'pagehide', LOADING.ends]) window.addEventListener(end, stop, { signal });
    return () => {
      stop();
      listening.abort();
    };
  }, []);
  if (!shown) return null;
  return (
    <div
      role="progressbar"
      aria-label={say(uiMessages['ui.loading'])}
      className="loading-bar fixed inset-x-0 top-0 z-50 h-1 origin-left bg-gold-300 print:hidden"
    />
  );
}

function leavesPage(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // Links of drawings have no address as text; they get no bar.
  if (!(link instanceof HTMLAnchorElement) || !link.href || link.target === '_blank' || link.hasAttribute('download'))
    return false;
  const to = new URL(link.href);
  return to.origin === location.origin && (to.pathname !== location.pathname || to.search !== location.search);
}
